// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import com.google.gson.GsonBuilder;
import com.google.gson.JsonObject;
import dev.thaw.function.Signature;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes function files; docs/visor-worker.md has the format. */
final class FunctionFile {
    private static final int FORMAT = 1;
    private static final int ABI = 1;

    /** The first that a zip archive can have: equal contents make equal files. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private final String entry;
    private final Signature signature;
    private final String builder;

    FunctionFile(String entry, Signature signature, String builder) {
        this.entry = entry;
        this.signature = signature;
        this.builder = builder;
    }

    /**
     * Writes a file, whole or not at all.
     *
     * @param directory has the libraries
     */
    void write(Path directory, String library, Path file) throws IOException {
        List<Path> members = members(directory, library);
        Path unfinished = directory.resolve("unfinished.fn");
        try (ZipOutputStream zip =
                new ZipOutputStream(new BufferedOutputStream(Files.newOutputStream(unfinished)))) {
            begin(zip, "manifest.json");
            zip.write(manifest(members, library).getBytes(StandardCharsets.UTF_8));
            for (Path member : members) {
                begin(zip, member.getFileName().toString());
                Files.copy(member, zip);
            }
        }
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** The library, and those that it is loaded with. */
    private static List<Path> members(Path directory, String library) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(file -> isMember(file.getFileName().toString(), library))
                    .sorted()
                    .toList();
        }
    }

    private static boolean isMember(String name, String library) {
        return name.equals(library) || !name.contains(".") || name.endsWith(".so");
    }

    private static void begin(ZipOutputStream zip, String name) throws IOException {
        ZipEntry member = new ZipEntry(name);
        member.setTimeLocal(TIME);
        zip.putNextEntry(member);
    }

    private String manifest(List<Path> members, String library) throws IOException {
        JsonObject manifest = new JsonObject();
        manifest.addProperty("format", FORMAT);
        manifest.addProperty("runtime", "java");
        manifest.addProperty("abi", ABI);
        manifest.addProperty("library", library);
        manifest.addProperty("entry", entry);
        manifest.addProperty("signature", signature.externalName());
        manifest.addProperty("architecture", "x86_64");
        manifest.addProperty("builder", builder);
        JsonObject files = new JsonObject();
        for (Path member : members) {
            files.addProperty(member.getFileName().toString(), "sha256:" + Digests.sha256(member));
        }
        manifest.add("files", files);
        return new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create().toJson(manifest)
                + "\n";
    }
}
