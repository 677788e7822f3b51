// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.thaw.visor.RefusedException;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A JSON object that a person or a program has sent, and its members. What is wrong is said without
 * a word of it: it may have secrets, and what is said is written down.
 */
public final class Json {
    private static final Pattern PLACE = Pattern.compile("at line (\\d+) column (\\d+)");

    /** What the parser says, and what that means. */
    private static final Map<String, String> FAULTS =
            Map.of(
                    "End of input", "it ends too early",
                    "Unterminated string", "the quotes of a text are not closed",
                    "Unterminated object", "',' or '}' must come here",
                    "Unterminated array", "',' or ']' must come here",
                    "Expected name", "the name of a member must come here",
                    "Expected ':'", "':' must come here",
                    "Expected value", "a value must come here");

    private Json() {}

    public static JsonObject object(String text) throws RefusedException {
        JsonElement json;
        try {
            json = JsonParser.parseString(text);
        } catch (JsonParseException e) {
            throw new RefusedException(
                    400, "bad-request", "this is no JSON object: " + fault("" + e.getMessage()));
        }
        if (!json.isJsonObject()) {
            throw new RefusedException(
                    400, "bad-request", "this is no JSON object, but " + kind(json));
        }
        return json.getAsJsonObject();
    }

    private static String fault(String said) {
        Matcher place = PLACE.matcher(said);
        String where =
                place.find() ? "line " + place.group(1) + ", column " + place.group(2) + ": " : "";
        return where
                + FAULTS.entrySet().stream()
                        .filter(fault -> said.contains(fault.getKey()))
                        .map(Map.Entry::getValue)
                        .findFirst()
                        .orElse("what is here is no JSON");
    }

    private static String kind(JsonElement json) {
        return json.isJsonNull()
                ? "nothing"
                : json.isJsonArray()
                        ? "an array"
                        : json.isJsonObject()
                                ? "an object"
                                : json.getAsJsonPrimitive().isString() ? "a text" : "" + json;
    }

    public static String text(JsonObject json, String name, String otherwise)
            throws RefusedException {
        JsonElement value = json.get(name);
        if (value == null || value.isJsonNull()) {
            return otherwise;
        }
        if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isString()) {
            throw new RefusedException(400, "bad-request", name + " must be a text");
        }
        return value.getAsString();
    }

    public static long number(JsonObject json, String name, long otherwise, long least, long most)
            throws RefusedException {
        JsonElement value = json.get(name);
        if (value == null || value.isJsonNull()) {
            return otherwise;
        }
        try {
            long number = value.getAsLong();
            if (number >= least && number <= most) {
                return number;
            }
        } catch (RuntimeException e) {
            // no number: told below
        }
        throw new RefusedException(
                400,
                "bad-request",
                name + " must be a number from " + least + " to " + most + ", not " + kind(value));
    }

    public static boolean flag(JsonObject json, String name, boolean otherwise)
            throws RefusedException {
        JsonElement value = json.get(name);
        if (value == null || value.isJsonNull()) {
            return otherwise;
        }
        if (!value.isJsonPrimitive() || !value.getAsJsonPrimitive().isBoolean()) {
            throw new RefusedException(400, "bad-request", name + " must be true or false");
        }
        return value.getAsBoolean();
    }
}
