// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;

/** Members of a JSON object that a person or a program has sent. */
public final class Json {
    private Json() {}

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
                name + " must be a number from " + least + " to " + most + ", not " + value);
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
