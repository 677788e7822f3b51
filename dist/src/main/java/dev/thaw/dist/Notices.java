// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;

/**
 * Writes what the archives say of those who have written what is in them: the file {@code NOTICE},
 * and a list of Rust's packages beside the one that Maven makes of Java's (both CycloneDX 1.6).
 */
public final class Notices {
    private static final String RULE = "-".repeat(80) + "\n";

    private Notices() {}

    /**
     * Arguments: version, directory of the lists, directory of the notice, version of GraalVM,
     * Rust's workspaces.
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        String version = arguments[0];
        Path lists = Path.of(arguments[1]);
        Path target = Path.of(arguments[2]);
        Set<Crate> crates = new TreeSet<>();
        for (int i = 4; i < arguments.length; i++) {
            crates.addAll(Crate.linkedIn(Path.of(arguments[i])));
        }
        Files.writeString(
                lists.resolve("thaw-" + version + "-rust.cdx.json"), components(version, crates));
        StringBuilder notice =
                new StringBuilder("Thaw " + version + ". Its own licence is in LICENSE.\n\n");
        java(lists.resolve("thaw-" + version + "-java.cdx.json"), notice);
        runtime(arguments[3], notice);
        rust(crates, notice);
        Files.writeString(target.resolve("NOTICE"), notice);
        Files.writeString(target.resolve("VERSION"), version + "\n");
    }

    private static String components(String version, Set<Crate> crates) {
        JsonArray components = new JsonArray();
        for (Crate crate : crates) {
            JsonObject licence = new JsonObject();
            licence.addProperty("expression", crate.licence());
            JsonArray licences = new JsonArray();
            licences.add(licence);
            JsonObject component = new JsonObject();
            component.addProperty("type", "library");
            component.addProperty("name", crate.name());
            component.addProperty("version", crate.version());
            JsonObject hash = new JsonObject();
            hash.addProperty("alg", "SHA-256");
            hash.addProperty("content", crate.sum());
            JsonArray hashes = new JsonArray();
            hashes.add(hash);
            component.add("hashes", hashes);
            component.add("licenses", licences);
            component.addProperty("purl", "pkg:cargo/" + crate.name() + "@" + crate.version());
            components.add(component);
        }
        JsonObject whole = new JsonObject();
        whole.addProperty("type", "application");
        whole.addProperty("name", "thaw");
        whole.addProperty("version", version);
        JsonObject metadata = new JsonObject();
        metadata.add("component", whole);
        JsonObject list = new JsonObject();
        list.addProperty("bomFormat", "CycloneDX");
        list.addProperty("specVersion", "1.6");
        list.addProperty("version", 1);
        list.add("metadata", metadata);
        list.add("components", components);
        return new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(list)
                + "\n";
    }

    private static void java(Path list, StringBuilder notice) throws IOException {
        notice.append("Java, in lib; the texts are in the jars:\n\n");
        Set<String> lines = new TreeSet<>();
        JsonObject read = JsonParser.parseString(Files.readString(list)).getAsJsonObject();
        for (JsonElement each : read.getAsJsonArray("components")) {
            JsonObject component = each.getAsJsonObject();
            String group = component.get("group").getAsString();
            if (!group.equals("dev.thaw")) {
                lines.add(
                        "  "
                                + group
                                + ":"
                                + component.get("name").getAsString()
                                + " "
                                + component.get("version").getAsString()
                                + "  "
                                + licences(component)
                                + "\n");
            }
        }
        lines.forEach(notice::append);
    }

    /**
     * Of the builder and the JDK that the native image is made by, parts are in it and beside it.
     */
    private static void runtime(String graalvm, StringBuilder notice) {
        notice.append(
                """

                In lib/native (the text is in LICENSES/GPL-2.0-only.txt and LICENSES/Classpath-exception-2.0.txt):

                  GraalVM Community Edition %s, parts of its run-time system  GPL-2.0-only WITH Classpath-exception-2.0
                    sources: https://github.com/oracle/graal, tag vm-%s
                  OpenJDK %s (%s), classes and libraries  GPL-2.0-only WITH Classpath-exception-2.0
                    sources: https://github.com/openjdk/jdk25u
                """
                        .formatted(
                                graalvm,
                                graalvm,
                                System.getProperty("java.runtime.version"),
                                System.getProperty("java.vendor")));
    }

    private static String licences(JsonObject component) {
        Set<String> names = new TreeSet<>();
        if (component.has("licenses")) {
            for (JsonElement each : component.getAsJsonArray("licenses")) {
                JsonObject choice = each.getAsJsonObject();
                JsonObject licence =
                        choice.has("license") ? choice.getAsJsonObject("license") : choice;
                for (String key : new String[] {"id", "name", "expression"}) {
                    if (licence.has(key)) {
                        names.add(licence.get(key).getAsString());
                    }
                }
            }
        }
        return names.isEmpty() ? "no licence is named" : String.join(", ", names);
    }

    private static void rust(Set<Crate> crates, StringBuilder notice) throws IOException {
        notice.append("\nRust, in bin and hottub/bin:\n\n");
        for (Crate crate : crates) {
            notice.append("  " + crate.name() + " " + crate.version() + "  " + crate.licence())
                    .append('\n');
        }
        for (Crate crate : crates) {
            for (Path text : crate.texts()) {
                notice.append("\n" + RULE)
                        .append(crate.name() + " " + crate.version() + ", " + text.getFileName())
                        .append("\n" + RULE + "\n")
                        .append(Files.readString(text, StandardCharsets.UTF_8));
            }
        }
    }
}
