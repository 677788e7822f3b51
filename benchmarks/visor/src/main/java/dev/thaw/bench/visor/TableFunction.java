// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Locale;

/**
 * A function of the paper's table 1: a folder of benchmarks/visor/functions with its source and
 * benchmark.json.
 */
record TableFunction(Language language, String name, Path directory, JsonObject settings) {
    private static final int FIRST = 100;
    private static final String INPUTS = "inputs";

    /** Stands for the store's address in requests. */
    private static final String STORE = "STORE";

    enum Language {
        JAVA,
        JAVASCRIPT,
        PYTHON;

        /** Of folders. */
        String folder() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** In the order of the paper's table; the JavaScript thumbnail is in its text. */
    static List<String> names(Language language) {
        return switch (language) {
            case JAVA ->
                    List.of(
                            "helloworld",
                            "filehashing",
                            "restapi",
                            "video-processing",
                            "thumbnail",
                            "classify");
            case JAVASCRIPT -> List.of("helloworld", "dynamic-html", "uploader", "thumbnail");
            case PYTHON ->
                    List.of("helloworld", "thumbnail", "uploader", "compress", "video-processing");
        };
    }

    static TableFunction read(Path functions, Language language, String name) throws IOException {
        Path directory = functions.resolve(language.folder()).resolve(name);
        Path file = directory.resolve("benchmark.json");
        try {
            JsonObject settings = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
            return new TableFunction(language, name, directory, settings);
        } catch (JsonParseException | IllegalStateException e) {
            throw new IOException(file + " should be a JSON object: " + e.getMessage(), e);
        }
    }

    /** With the language: names are there in more than one. */
    String title() {
        return language.folder() + " " + name;
    }

    /** Class of a Java function. */
    String entry() {
        return settings.get("entry").getAsString();
    }

    String memory() {
        return settings.get("memory").getAsString();
    }

    /** Artifacts of Java; packages and their versions of scripts. */
    List<String> libraries() {
        return strings("libraries");
    }

    /** What a Python script imports of its libraries. */
    List<String> modules() {
        return strings("modules");
    }

    /** Whether a script uses Java. */
    boolean usesJava() {
        return settings.has("java");
    }

    boolean needs(String service) {
        return settings.has("needs") && settings.get("needs").getAsString().equals(service);
    }

    /** How many calls of a new runtime count as its first. */
    int first() {
        return settings.has("first") ? settings.get("first").getAsInt() : FIRST;
    }

    private List<String> strings(String key) {
        JsonArray array = settings.has(key) ? settings.getAsJsonArray(key) : new JsonArray();
        return array.asList().stream().map(JsonElement::getAsString).toList();
    }

    /**
     * @param store its address, where the function needs one
     */
    byte[] request(String store) throws IOException {
        if (settings.has("file")) {
            return Files.readAllBytes(input(settings.get("file").getAsString()));
        }
        return filled(settings.get("request"), store).toString().getBytes(StandardCharsets.UTF_8);
    }

    private JsonElement filled(JsonElement element, String store) throws IOException {
        if (!element.isJsonObject()) {
            return element.getAsJsonPrimitive().isString()
                    ? new JsonPrimitive(
                            element.getAsString().replace(STORE, store == null ? STORE : store))
                    : element;
        }
        JsonObject object = element.getAsJsonObject();
        if (object.has("base64")) {
            byte[] file = Files.readAllBytes(input(object.get("base64").getAsString()));
            return new JsonPrimitive(Base64.getEncoder().encodeToString(file));
        }
        if (object.has("text")) {
            return new JsonPrimitive(Files.readString(input(object.get("text").getAsString())));
        }
        JsonObject result = new JsonObject();
        for (String key : object.keySet()) {
            result.add(key, filled(object.get(key), store));
        }
        return result;
    }

    private Path input(String file) {
        return directory.resolve("../..").resolve(INPUTS).resolve(file).normalize();
    }
}
