// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.cloud.functions.HttpRequest.HttpPart;
import dev.thaw.function.BadRequest;
import dev.thaw.function.Fields;
import dev.thaw.fuzz.Fuzz;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a function gets of a call, nearly right. */
class BodiesFuzzTest {
    private static String text(byte[] bytes) {
        return new String(bytes, StandardCharsets.UTF_8);
    }

    @Test
    void json() throws Exception {
        Fuzz.of("json")
                .seed("{\"a\": [1, -2.5e3, true, null], \"b\\u00e4\": {\"c\": \"d\\n\"}}")
                .seed("[{\"specversion\": \"1.0\"}, [], {}, \"\\\\\", 0]")
                .tokens("{", "}", "[", "]", "\"", "\\", "\\u12", "null", "true", "1e9", ",", ":")
                .refusal(BadRequest.class, "JSON")
                .run(input -> {
                    String text = text(input);
                    List<String> values =
                            text.strip().startsWith("[")
                                    ? JsonScanner.elements(text)
                                    : List.copyOf(JsonScanner.members(text).values());
                    for (String value : values) {
                        // each part is such a text itself
                        assertEquals(List.of(value), JsonScanner.elements("[" + value + "]"));
                        if (value.startsWith("\"")) {
                            assertTrue(JsonScanner.unquote(value).length() <= value.length() - 2);
                        }
                    }
                    return values.size();
                });
    }

    @Test
    void events() throws Exception {
        Fuzz.of("events")
                .seed(
                        "specversion=1.0\nid=1\nsource=/a\ntype=t\ntime=2026-01-01T00:00:00Z\n"
                                + "dataschema=http://a/b")
                .tokens("specversion=0.3", "schemaurl=", "\n", "=", "source=", "time=", "%", ":")
                .refusal(BadRequest.class, "event")
                .run(input -> {
                    Map<String, Object> values = new HashMap<>();
                    for (String line : text(input).split("\n")) {
                        String[] sides = line.split("=", 2);
                        Object value = sides.length == 1 ? Integer.valueOf(7) : sides[1];
                        values.put(sides[0], value);
                    }
                    ReceivedEvent event = new ReceivedEvent(values, null);
                    event.getAttributeNames().forEach(event::getAttribute);
                    event.getExtensionNames().forEach(event::getExtension);
                    return event.getTime() == null ? "" : event.getSpecVersion();
                });
    }

    @Test
    void forms() throws Exception {
        Fuzz.of("forms")
                .seed(
                        "--b\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\none\r\n"
                                + "--b\r\nContent-Disposition: form-data; name=f; filename=\"x\"\r\n"
                                + "Content-Length: 3\r\n\r\ntwo\r\n--b--\r\n")
                .tokens("--b", "--b--", "\r\n", "\r\n\r\n", ";", "=", "\"", "name=")
                .refusal(IllegalStateException.class, "form-data")
                .run(input -> {
                    int bytes = 0;
                    for (HttpPart part : FormParts.parse("b", input).values()) {
                        bytes += part.getInputStream().readAllBytes().length;
                    }
                    assertTrue(bytes <= input.length);
                    return bytes;
                });
    }

    @Test
    void fields() throws Exception {
        Fuzz.of("fields")
                .seed(new Fields.Builder().add(":id", "7").add("accept", "\u00e4").encode())
                .refusal(IllegalArgumentException.class, "at byte")
                .run(input -> {
                    Fields fields = Fields.decode(input);
                    Fields.Builder builder = new Fields.Builder();
                    fields.headers()
                            .forEach((name, values) -> builder.add(name, values.getFirst()));
                    Map<String, List<String>> again = Fields.decode(builder.encode()).headers();
                    assertEquals(fields.headers().keySet(), again.keySet());
                    return again.size();
                });
    }
}
