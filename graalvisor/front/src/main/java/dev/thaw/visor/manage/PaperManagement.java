// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.manage;

import com.google.gson.JsonObject;
import dev.thaw.visor.Failure;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.store.Json;
import dev.thaw.visor.store.Names;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Base64;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * {@code registerFunction(code, fid, fep, mem)} and {@code deregisterFunction(fid)} of the paper's
 * section 3.1; the answer is true or false.
 *
 * <p>The code is a function file, or a script as it is. What language that is in, the paper does
 * not say: it is taken from a member {@code language} or {@code file}, or from how fid or fep end.
 */
final class PaperManagement {
    private static final Map<String, String> LANGUAGES =
            new TreeMap<>(Map.of("javascript", "js", "js", "js", "python", "py", "py", "py"));

    private final Administration administration;

    PaperManagement(Administration administration) {
        this.administration = administration;
    }

    /**
     * @param refusal why it is false
     */
    record Answer(boolean done, Failure refusal) {
        @Override
        public String toString() {
            return "" + done;
        }
    }

    /** What is done, or refused. */
    private interface Request {
        void run() throws IOException, RefusedException;
    }

    Answer answer(JsonObject json) throws IOException, RefusedException {
        Request request = request(json);
        try {
            request.run();
            return new Answer(true, null);
        } catch (RefusedException e) {
            return new Answer(false, e.failure());
        }
    }

    private Request request(JsonObject json) throws RefusedException {
        String fid = Json.text(json, "fid", "");
        return switch (Json.text(json, "method", "")) {
            case "registerFunction" -> registration(json, fid);
            case "deregisterFunction" -> () -> administration.remove(Names.withoutScriptEnd(fid));
            default ->
                    throw new RefusedException(
                            400,
                            "bad-request",
                            "there is no such method; there are registerFunction and deregisterFunction");
        };
    }

    private Request registration(JsonObject json, String fid) throws RefusedException {
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
        String file = file(json, fid, fep);
        // as the name of a file it is no function in that
        String entry = Names.scriptEnd(fep) == null ? fep : "";
        return () ->
                administration.deploy(
                        Names.withoutScriptEnd(fid),
                        null,
                        file,
                        entry,
                        settings,
                        upload -> Files.write(upload, code));
    }

    /** Its name tells the language; null: nothing does, and it must be a function file. */
    private static String file(JsonObject json, String fid, String fep) throws RefusedException {
        String language = Json.text(json, "language", null);
        if (language != null) {
            String end = LANGUAGES.get(language);
            if (end == null) {
                throw new RefusedException(
                        400, "bad-request", "language must be one of " + LANGUAGES.keySet());
            }
            return "code." + end;
        }
        return Stream.of(Json.text(json, "file", ""), fid, fep)
                .map(Names::scriptEnd)
                .filter(Objects::nonNull)
                .map(end -> "code." + end)
                .findFirst()
                .orElse(null);
    }
}
