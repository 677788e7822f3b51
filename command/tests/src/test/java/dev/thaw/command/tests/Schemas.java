// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Files that describe what commands print as JSON. */
final class Schemas {
    private static final String END = ".schema.json";

    private static final Path DIRECTORY = Commands.SOURCES.resolve("docs/schemas");

    private Schemas() {}

    /** Of a command; one whose options are commands has several. */
    static List<String> names(String words) {
        return words.equals("java")
                ? List.of("java-log", "java-status")
                : List.of(words.replace(' ', '-'));
    }

    /** As it is linked from a page in docs. */
    static String link(String name) {
        return "schemas/" + name + END;
    }

    static List<String> all() throws IOException {
        try (Stream<Path> files = Files.list(DIRECTORY)) {
            return files.map(file -> file.getFileName().toString())
                    .map(name -> name.replace(END, ""))
                    .sorted()
                    .toList();
        }
    }

    static String text(String name) throws IOException {
        return Files.readString(DIRECTORY.resolve(name + END));
    }

    /** Properties that it names and does not explain. */
    static List<String> undescribed(String name) throws IOException {
        List<String> found = new ArrayList<>();
        collect(JsonParser.parseString(text(name)), found);
        return found;
    }

    private static void collect(JsonElement element, List<String> into) {
        if (element.isJsonArray()) {
            element.getAsJsonArray().forEach(one -> collect(one, into));
        } else if (element.isJsonObject()) {
            JsonObject object = element.getAsJsonObject();
            if (object.get("properties") instanceof JsonObject properties) {
                for (Map.Entry<String, JsonElement> one : properties.entrySet()) {
                    if (!one.getValue().getAsJsonObject().has("description")) {
                        into.add(one.getKey());
                    }
                }
            }
            object.entrySet().forEach(one -> collect(one.getValue(), into));
        }
    }
}
