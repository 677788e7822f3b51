// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.gson.JsonParser;
import dev.thaw.function.BadRequest;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonScannerTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                " { \"a\" : 1 } ",
                "{\"a\":{\"b\":[[],{},[1,[2,{\"c\":[]}]],\"]\"]},\"d\":-1.5e+3,\"e\":null}",
                "{\"\\u00e4\\\"\\\\\":\"\\b\\f\\n\\r\\t\\/\",\"x\":[true,false]}"
            })
    void findsMembers(String json) throws Exception {
        Map<String, String> members = JsonScanner.members(json);
        assertEquals(JsonParser.parseString(json).getAsJsonObject().keySet(), members.keySet());
        for (String name : members.keySet()) {
            assertEquals(
                    JsonParser.parseString(json).getAsJsonObject().get(name),
                    JsonParser.parseString(members.get(name)));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{",
                "{}x",
                "{\"a\"}",
                "{\"a\":}",
                "{\"a\":1,}",
                "{a:1}",
                "{\"a\":01}",
                "{\"a\":[1,]}",
                "{\"a\":[1}",
                "{\"a\":{\"b\"}}",
                "{\"a\":\"\u0001\"}",
                "{\"a\":\"\\x\"}",
                "{\"a\":\"\\u12\"}",
                "{\"a\":nul}",
                "{\"a\":\"b}",
                "{\"a\":[[[}",
                "{\"a\":1 2}"
            })
    void refusesWhatIsNoObject(String json) {
        assertThrows(BadRequest.class, () -> JsonScanner.members(json));
    }

    @Test
    void doesNotGoDeeperThanAThousandLevels() throws Exception {
        assertEquals(
                1,
                JsonScanner.members("{\"a\":" + "[".repeat(1000) + "]".repeat(1000) + "}").size());
        assertThrows(
                BadRequest.class, () -> JsonScanner.members("{\"a\":" + "[".repeat(1_000_000)));
    }
}
