// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import com.google.cloud.functions.CloudEventsFunction;
import dev.thaw.function.BadRequest;
import dev.thaw.function.Call;
import dev.thaw.function.Entry;
import dev.thaw.function.ObjectAdapter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/** Google's functions for CloudEvents; events come in HTTP's binary, structured or batched mode. */
public final class CloudEventsAdapter implements ObjectAdapter {
    private static final String STRUCTURED = "application/cloudevents+json";
    private static final String BATCH = "application/cloudevents-batch+json";
    private static final String PREFIX = "ce-";

    private final Supplier<CloudEventsFunction> constructor;
    private CloudEventsFunction function;

    public CloudEventsAdapter(Entry entry) {
        constructor = entry.constructor();
    }

    @Override
    public Object create() {
        return constructor.get();
    }

    @Override
    public void use(Object object) {
        function = (CloudEventsFunction) object;
    }

    @Override
    public void call(Call call) throws Throwable {
        // all of them are read first: a batch that is malformed is refused as a whole
        for (ReceivedEvent event : events(call)) {
            function.accept(event);
        }
        call.respond(Heads.NO_CONTENT);
    }

    private static List<ReceivedEvent> events(Call call) throws Exception {
        Map<String, List<String>> headers = call.head().headers();
        String type = headers.getOrDefault("content-type", List.of("")).getFirst();
        String lower = type.toLowerCase(Locale.ROOT);
        if (lower.startsWith(BATCH)) {
            return batch(Text.decode(call.readAll()));
        }
        return List.of(
                lower.startsWith(STRUCTURED)
                        ? structured(Text.decode(call.readAll()))
                        : binary(headers, type, call.readAll()));
    }

    private static List<ReceivedEvent> batch(String json) throws BadRequest {
        List<ReceivedEvent> events = new ArrayList<>();
        for (String element : JsonScanner.elements(json)) {
            try {
                events.add(structured(element));
            } catch (BadRequest e) {
                throw new BadRequest(
                        "event %d of the batch: %s".formatted(events.size() + 1, e.getMessage()));
            }
        }
        return events;
    }

    private static ReceivedEvent binary(Map<String, List<String>> headers, String type, byte[] data)
            throws BadRequest {
        Map<String, Object> attributes = new HashMap<>();
        for (Map.Entry<String, List<String>> header : headers.entrySet()) {
            String name = header.getKey().toLowerCase(Locale.ROOT);
            if (name.startsWith(PREFIX)) {
                attributes.put(
                        name.substring(PREFIX.length()),
                        percentDecoded(header.getValue().getFirst()));
            }
        }
        if (attributes.isEmpty()) {
            throw new BadRequest(
                    "the request is no event: it has neither ce- headers nor the content type "
                            + STRUCTURED);
        }
        if (!type.isEmpty()) {
            attributes.put("datacontenttype", type);
        }
        return new ReceivedEvent(attributes, data.length == 0 ? null : data);
    }

    /** As the HTTP binding of CloudEvents wants it for what does not fit a header. */
    private static String percentDecoded(String value) throws BadRequest {
        if (value.indexOf('%') < 0) {
            return value;
        }
        byte[] in = value.getBytes(StandardCharsets.UTF_8);
        byte[] out = new byte[in.length];
        int length = 0;
        for (int i = 0; i < in.length; i++) {
            int high = in[i] == '%' && i + 2 < in.length ? Character.digit(in[i + 1], 16) : -1;
            int low = high < 0 ? -1 : Character.digit(in[i + 2], 16);
            if (low >= 0) {
                out[length++] = (byte) (high << 4 | low);
                i += 2;
            } else {
                out[length++] = in[i];
            }
        }
        return Text.decode(Arrays.copyOf(out, length));
    }

    private static ReceivedEvent structured(String json) throws BadRequest {
        Map<String, Object> attributes = new HashMap<>();
        String data = "null";
        byte[] binary = null;
        for (Map.Entry<String, String> member : JsonScanner.members(json).entrySet()) {
            String source = member.getValue();
            switch (member.getKey()) {
                case "data" -> data = source;
                case "data_base64" -> binary = base64(source);
                default -> {
                    if (!source.equals("null")) {
                        attributes.put(member.getKey(), value(member.getKey(), source));
                    }
                }
            }
        }
        if (binary == null && !data.equals("null")) {
            binary = data(data, attributes.get("datacontenttype"));
        }
        return new ReceivedEvent(attributes, binary);
    }

    /** JSON stays as it is; a string of another type is what it says. */
    private static byte[] data(String source, Object contentType) throws BadRequest {
        boolean text =
                source.charAt(0) == '"'
                        && contentType instanceof String type
                        && !type.toLowerCase(Locale.ROOT).contains("json");
        return (text ? JsonScanner.unquote(source) : source).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] base64(String source) throws BadRequest {
        try {
            return Base64.getDecoder().decode(string("data_base64", source));
        } catch (IllegalArgumentException e) {
            throw new BadRequest("data_base64 is not Base64: " + e.getMessage());
        }
    }

    private static String string(String name, String source) throws BadRequest {
        if (source.charAt(0) != '"') {
            throw new BadRequest("the event's " + name + " is not a string");
        }
        return JsonScanner.unquote(source);
    }

    private static Object value(String name, String source) throws BadRequest {
        return switch (source.charAt(0)) {
            case '"' -> JsonScanner.unquote(source);
            case 't', 'f' -> Boolean.valueOf(source);
            case '{', '[' ->
                    throw new BadRequest("the event's " + name + " is neither text nor a number");
            default -> number(name, source);
        };
    }

    private static Object number(String name, String source) throws BadRequest {
        try {
            return Integer.valueOf(source);
        } catch (NumberFormatException e) {
            throw new BadRequest("the event's " + name + " is not an integer of 32 bits");
        }
    }
}
