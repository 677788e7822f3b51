// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import dev.thaw.function.Signature;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * What a function file says of itself; docs/visor-worker.md has the format.
 *
 * @param stateCapacity bytes that a state may take; 0 if there is no room for one
 * @param entries of a library of several functions, all of them; else empty
 * @param more of its manifest, that is passed on as it is: data's name, settings
 */
record FunctionFile(
        String library,
        String entry,
        String signature,
        String builder,
        long stateCapacity,
        Map<String, Signature> entries,
        JsonObject more) {
    static final String STATE = "state.doss";

    private static final String MANIFEST = "manifest.json";

    /** What it is written with, whatever it was read with. */
    private static final Set<String> OWN =
            Set.of(
                    "format",
                    "runtime",
                    "abi",
                    "library",
                    "entry",
                    "signature",
                    "entries",
                    "architecture",
                    "builder",
                    "state",
                    "state-capacity",
                    "files");

    private static final int FORMAT = 1;
    private static final int ABI = 1;

    /** The first that a zip archive can have: equal contents make equal files. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    /**
     * Writes a file, whole or not at all.
     *
     * @param directory has the libraries, and perhaps a state
     */
    void write(Path directory, Path file) throws IOException {
        List<Path> members = members(directory);
        Path unfinished = directory.resolve("unfinished.fn");
        try (ZipOutputStream zip =
                new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(unfinished)))) {
            begin(zip, MANIFEST);
            zip.write(manifest(members).getBytes(StandardCharsets.UTF_8));
            for (Path member : members) {
                begin(zip, member.getFileName().toString());
                Files.copy(member, zip);
            }
        }
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Puts what is in a file into a directory, but its manifest, which is returned. */
    static FunctionFile unpack(Path file, Path directory) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            ZipEntry first = zip.getEntry(MANIFEST);
            if (first == null) {
                throw new FunctionException(
                        "%s has no %s, so it is no function file: 'thaw function build' makes one"
                                .formatted(file, MANIFEST));
            }
            JsonObject manifest =
                    JsonParser.parseString(
                                    new String(
                                            zip.getInputStream(first).readAllBytes(),
                                            StandardCharsets.UTF_8))
                            .getAsJsonObject();
            if (!manifest.has("library")) {
                throw new FunctionException(file + " is no compiled function: it has no library");
            }
            for (ZipEntry entry : zip.stream().toList()) {
                String name = entry.getName();
                if (name.contains("/")) {
                    throw new FunctionException("%s has a file named %s".formatted(file, name));
                }
                if (!name.equals(MANIFEST)) {
                    Files.copy(zip.getInputStream(entry), directory.resolve(name));
                }
            }
            return new FunctionFile(
                    manifest.get("library").getAsString(),
                    manifest.get("entry").getAsString(),
                    manifest.get("signature").getAsString(),
                    manifest.get("builder").getAsString(),
                    manifest.has("state-capacity") ? manifest.get("state-capacity").getAsLong() : 0,
                    entries(manifest),
                    more(manifest));
        } catch (ZipException
                | JsonParseException
                | IllegalStateException
                | NoSuchElementException e) {
            throw new FunctionException(
                    "%s cannot be read as a function file: %s".formatted(file, e.getMessage()));
        }
    }

    private static JsonObject more(JsonObject manifest) {
        JsonObject more = manifest.deepCopy();
        OWN.forEach(more::remove);
        return more;
    }

    private static Map<String, Signature> entries(JsonObject manifest) {
        Map<String, Signature> entries = new LinkedHashMap<>();
        if (manifest.has("entries")) {
            manifest.getAsJsonObject("entries")
                    .asMap()
                    .forEach((entry, signature) ->
                            entries.put(
                                    entry, Signature.named(signature.getAsString()).orElseThrow()));
        }
        return entries;
    }

    /** The library, and those that it is loaded with. */
    private List<Path> members(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> isMember(file.getFileName().toString())).sorted().toList();
        }
    }

    private boolean isMember(String name) {
        return name.equals(library)
                || name.equals(STATE)
                || !name.contains(".")
                || name.endsWith(".so");
    }

    private static void begin(ZipOutputStream zip, String name) throws IOException {
        ZipEntry member = new ZipEntry(name);
        member.setTimeLocal(TIME);
        zip.putNextEntry(member);
    }

    private String manifest(List<Path> members) throws IOException {
        JsonObject manifest = new JsonObject();
        manifest.addProperty("format", FORMAT);
        manifest.addProperty("runtime", "java");
        manifest.addProperty("abi", ABI);
        manifest.addProperty("library", library);
        manifest.addProperty("entry", entry);
        manifest.addProperty("signature", signature);
        if (!entries.isEmpty()) {
            JsonObject all = new JsonObject();
            entries.forEach((entry, of) -> all.addProperty(entry, of.externalName()));
            manifest.add("entries", all);
        }
        manifest.addProperty("architecture", "x86_64");
        manifest.addProperty("builder", builder);
        if (stateCapacity > 0) {
            manifest.addProperty("state-capacity", stateCapacity);
        }
        more.asMap().forEach(manifest::add);
        JsonObject files = new JsonObject();
        for (Path member : members) {
            String name = member.getFileName().toString();
            if (name.equals(STATE)) {
                manifest.addProperty("state", STATE);
            }
            files.addProperty(name, "sha256:" + Digests.sha256(member));
        }
        manifest.add("files", files);
        return new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(manifest)
                + "\n";
    }
}
