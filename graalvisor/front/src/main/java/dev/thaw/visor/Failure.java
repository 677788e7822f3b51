// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor;

import com.google.gson.JsonObject;

/**
 * Why a request has no answer, as its caller is told.
 *
 * @param status of HTTP
 * @param type one word, for programs
 * @param message what, where, and what to do, for people
 * @param retryAfterSeconds when it is worth another try; 0: not said
 */
public record Failure(int status, String type, String message, int retryAfterSeconds) {
    public Failure(int status, String type, String message) {
        this(status, type, message, 0);
    }

    /** {@code {"error":{"type":..,"message":..}}} and a line end. */
    public String toJson() {
        JsonObject error = new JsonObject();
        error.addProperty("type", type);
        error.addProperty("message", message);
        JsonObject all = new JsonObject();
        all.add("error", error);
        return all + "\n";
    }
}
