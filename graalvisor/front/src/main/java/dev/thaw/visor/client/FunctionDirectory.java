// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.client.ClientCommand.EndException;
import dev.thaw.visor.store.FunctionFile;
import dev.thaw.visor.store.Json;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import picocli.CommandLine.TypeConversionException;

/** A directory with a script, as a function file: by its manifest, or by what its files are. */
final class FunctionDirectory {
    private static final String MANIFEST = "manifest.json";

    /** What a script is called that no manifest names, and its runtime. */
    private static final Map<String, String> SCRIPTS =
            Map.of("index.js", "javascript", "index.mjs", "javascript", "main.py", "python");

    private static final Set<String> SIZES = Set.of("memory", "allocation", "maxRequest");
    private static final Set<String> KEYS = Set.of("source", "entry", "languages", "settings");

    private final Path directory;
    private final Set<String> names = new TreeSet<>();

    FunctionDirectory(Path directory) throws IOException {
        this.directory = directory;
        try (Stream<Path> files = Files.list(directory)) {
            files.filter(Files::isRegularFile)
                    .forEach(file -> names.add(file.getFileName().toString()));
        }
    }

    /**
     * Writes the function file.
     *
     * @return its script; empty if it has none
     */
    String pack(Path to) throws IOException, EndException {
        JsonObject manifest = names.contains(MANIFEST) ? read() : new JsonObject();
        List<String> files = new ArrayList<>();
        if (manifest.has("files")) {
            // complete, as builders of function files make it
            if (!manifest.get("files").isJsonObject()) {
                throw refused("has a %s whose 'files' are no object".formatted(MANIFEST));
            }
            files.addAll(manifest.getAsJsonObject("files").keySet());
        } else {
            complete(manifest, files);
        }
        try (OutputStream out = Files.newOutputStream(to);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            zip.putNextEntry(new ZipEntry(MANIFEST));
            zip.write(manifest.toString().getBytes(StandardCharsets.UTF_8));
            for (String name : files) {
                if (!names.contains(name)) {
                    throw refused("has no " + name + ", which its " + MANIFEST + " names");
                }
                zip.putNextEntry(new ZipEntry(name));
                Files.copy(directory.resolve(name), zip);
            }
        }
        return manifest.has("source") ? source(manifest) : "";
    }

    private JsonObject read() throws IOException, EndException {
        try {
            return Json.object(Files.readString(directory.resolve(MANIFEST)));
        } catch (RefusedException e) {
            throw refused("has a " + MANIFEST + " that cannot be read: " + e.getMessage());
        }
    }

    private void complete(JsonObject manifest, List<String> files)
            throws IOException, EndException {
        for (String key : manifest.keySet()) {
            if (!KEYS.contains(key)) {
                throw refused(
                        "has a %s with '%s'; there are %s"
                                .formatted(MANIFEST, key, new TreeSet<>(KEYS)));
            }
        }
        boolean said = names.contains(MANIFEST);
        String source = manifest.has("source") ? source(manifest) : found();
        String runtime = runtime(source);
        if (!said) {
            refuseWhatWouldBeLeft(source);
        }
        files.add(source);
        names.stream().filter(name -> name.endsWith(".jar")).forEach(files::add);
        manifest.addProperty("format", 1);
        manifest.addProperty("abi", 1);
        manifest.addProperty("runtime", runtime);
        manifest.addProperty("source", source);
        if (manifest.has("settings") && manifest.get("settings").isJsonObject()) {
            sizes(manifest.getAsJsonObject("settings"));
        }
        JsonObject digests = new JsonObject();
        for (String name : files) {
            if (!names.contains(name)) {
                throw refused("has no " + name + ", which its " + MANIFEST + " names");
            }
            digests.addProperty(name, FunctionFile.digestOf(directory.resolve(name)));
        }
        manifest.add("files", digests);
    }

    private String source(JsonObject manifest) throws EndException {
        JsonElement source = manifest.get("source");
        if (!source.isJsonPrimitive() || !source.getAsJsonPrimitive().isString()) {
            throw refused("has a %s whose 'source' is no text: %s".formatted(MANIFEST, source));
        }
        return source.getAsString();
    }

    private String found() throws EndException {
        List<String> scripts = SCRIPTS.keySet().stream().filter(names::contains).sorted().toList();
        if (scripts.isEmpty()) {
            throw refused(
                    "has no %s, and none of %s"
                            .formatted(
                                    MANIFEST, String.join(", ", new TreeSet<>(SCRIPTS.keySet()))));
        }
        if (scripts.size() > 1) {
            throw refused(
                    "has %s: write a %s that names one as \"source\""
                            .formatted(String.join(" and ", scripts), MANIFEST));
        }
        return scripts.getFirst();
    }

    private String runtime(String source) throws EndException {
        return switch (source.replaceFirst(".*\\.", "")) {
            case "js", "mjs" -> "javascript";
            case "py" -> "python";
            default ->
                    throw refused("names the source " + source + ", which is no .js, .mjs or .py");
        };
    }

    /** Rather than a function that misses what it needs when it is called. */
    private void refuseWhatWouldBeLeft(String source) throws EndException {
        for (String name : names) {
            if (!name.equals(source) && name.matches(".*\\.(js|mjs|py|jar)")) {
                throw refused(
                        "has %s beside %s, and a function is one script; for jars, or to leave it away, write a %s: {\"source\": \"%s\"}"
                                .formatted(name, source, MANIFEST, source));
            }
        }
    }

    /** As people write them. */
    private void sizes(JsonObject settings) throws EndException {
        for (String name : SIZES) {
            JsonElement value = settings.get(name);
            if (value != null && value.isJsonPrimitive() && value.getAsJsonPrimitive().isString()) {
                try {
                    settings.addProperty(name, new Size().convert(value.getAsString()));
                } catch (TypeConversionException e) {
                    throw refused(
                            "has settings with " + name + " " + value + ": " + e.getMessage());
                }
            }
        }
    }

    private EndException refused(String message) {
        return new EndException(ClientCommand.REFUSED, directory + " " + message);
    }
}
