// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Checks JSON by the words of JSON Schema that advice.schema.json uses. */
final class Schema {
    private final List<String> faults = new ArrayList<>();

    private Schema() {}

    /** What is not as the schema says; nothing if all is. */
    static List<String> faultsOf(String json) throws IOException {
        Schema schema = new Schema();
        schema.check("", whole(), JsonParser.parseString(json));
        return schema.faults;
    }

    static JsonObject whole() throws IOException {
        try (InputStream in = Report.class.getResourceAsStream("advice.schema.json")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return JsonParser.parseString(text).getAsJsonObject();
        }
    }

    private void check(String at, JsonObject schema, JsonElement value) {
        if (schema.has("const") && !schema.get("const").equals(value)) {
            faults.add(at + " is not " + schema.get("const"));
        }
        if (schema.has("enum") && !schema.getAsJsonArray("enum").contains(value)) {
            faults.add(at + " is none of " + schema.get("enum"));
        }
        if (schema.has("type") && !typeFits(schema.get("type"), value)) {
            faults.add(at + " is no " + schema.get("type"));
        }
        if (value.isJsonObject()) {
            checkObject(at, schema, value.getAsJsonObject());
        } else if (value.isJsonArray() && schema.has("items")) {
            for (JsonElement item : value.getAsJsonArray()) {
                check(at + "[]", schema.getAsJsonObject("items"), item);
            }
        }
    }

    private void checkObject(String at, JsonObject schema, JsonObject value) {
        if (schema.has("required")) {
            schema.getAsJsonArray("required")
                    .forEach(name -> {
                        if (!value.has(name.getAsString())) {
                            faults.add(at + " has no " + name);
                        }
                    });
        }
        JsonObject known = schema.getAsJsonObject("properties");
        for (String name : value.keySet()) {
            if (known != null && known.has(name)) {
                check(at + "." + name, known.getAsJsonObject(name), value.get(name));
            } else {
                // also of numbers: those that are not described are not for scripts
                faults.add(at + "." + name + " is not described");
            }
        }
    }

    private static boolean typeFits(JsonElement type, JsonElement value) {
        if (type.isJsonArray()) {
            return type.getAsJsonArray().asList().stream().anyMatch(one -> typeFits(one, value));
        }
        boolean isPrimitive = value.isJsonPrimitive();
        return switch (type.getAsString()) {
            case "object" -> value.isJsonObject();
            case "array" -> value.isJsonArray();
            case "null" -> value.isJsonNull();
            case "string" -> isPrimitive && value.getAsJsonPrimitive().isString();
            case "number" -> isPrimitive && value.getAsJsonPrimitive().isNumber();
            case "boolean" -> isPrimitive && value.getAsJsonPrimitive().isBoolean();
            default -> false;
        };
    }
}
