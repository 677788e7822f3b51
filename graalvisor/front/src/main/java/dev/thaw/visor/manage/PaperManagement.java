// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.manage;

import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.store.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Base64;

/**
 * {@code registerFunction(code, fid, fep, mem)} and {@code deregisterFunction(fid)} of the paper's
 * section 3.1; the answer is true or false.
 */
final class PaperManagement {
    private final Administration administration;

    PaperManagement(Administration administration) {
        this.administration = administration;
    }

    boolean answer(JsonObject json) throws IOException, RefusedException {
        String fid = Json.text(json, "fid", "");
        String method = Json.text(json, "method", "");
        switch (method) {
            case "registerFunction" -> {
                return register(json, fid);
            }
            case "deregisterFunction" -> {
                try {
                    administration.remove(fid);
                    return true;
                } catch (RefusedException e) {
                    return false;
                }
            }
            default ->
                    throw new RefusedException(
                            400, "bad-request", "there is no method '" + method + "'");
        }
    }

    private boolean register(JsonObject json, String fid) throws IOException, RefusedException {
        byte[] code;
        try {
            code = Base64.getDecoder().decode(Json.text(json, "code", ""));
        } catch (IllegalArgumentException e) {
            throw new RefusedException(400, "bad-request", "code must be base64");
        }
        JsonObject settings = new JsonObject();
        if (json.has("mem")) {
            settings.add("memory", json.get("mem"));
        }
        String fep = Json.text(json, "fep", "");
        try {
            administration.deploy(
                    fid,
                    null,
                    Json.text(json, "file", null),
                    fep,
                    settings,
                    file -> Files.write(file, code));
            return true;
        } catch (RefusedException e) {
            return false;
        }
    }
}
