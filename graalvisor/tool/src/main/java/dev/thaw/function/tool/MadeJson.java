// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What commands have made, for scripts, as docs/schemas/function-*.schema.json describe it. */
final class MadeJson {
    private MadeJson() {}

    /**
     * @param file as it was named
     */
    static String built(Path file, FunctionFile function, double seconds) throws IOException {
        JsonObject json = new JsonObject();
        json.addProperty("file", file.toString());
        json.addProperty("bytes", Files.size(file));
        json.addProperty("entry", function.entry());
        json.addProperty("signature", function.signature());
        JsonObject entries = new JsonObject();
        entries.addProperty(function.entry(), function.signature());
        function.entries().forEach((entry, of) -> entries.addProperty(entry, of.externalName()));
        json.add("entries", entries);
        json.addProperty("builder", function.builder());
        json.addProperty("stateCapacity", function.stateCapacity());
        json.addProperty("seconds", seconds);
        return text(json);
    }

    /**
     * @param bytes of the state
     */
    static String state(Path file, long bytes, double seconds) throws IOException {
        JsonObject json = new JsonObject();
        json.addProperty("file", file.toString());
        json.addProperty("bytes", Files.size(file));
        json.addProperty("stateBytes", bytes);
        json.addProperty("seconds", seconds);
        return text(json);
    }

    /**
     * @param library null if there is none
     * @param profile what was recorded instead; null if nothing was
     */
    static String language(String language, Path library, boolean built, Path profile)
            throws IOException {
        JsonObject json = new JsonObject();
        json.addProperty("language", language);
        json.addProperty("library", library == null ? null : library.toString());
        json.addProperty("bytes", library == null ? null : Files.size(library));
        json.addProperty("built", built);
        json.addProperty("profile", profile == null ? null : profile.toString());
        return text(json);
    }

    private static String text(JsonObject json) {
        return new GsonBuilder().setPrettyPrinting().serializeNulls().create().toJson(json);
    }
}
