// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Makes function files whose library is but an ELF header. */
public final class FunctionFiles {
    private FunctionFiles() {}

    public static Path write(Path directory, String name, String entry) {
        try {
            return Files.write(directory.resolve(name + ".fn"), archive(entry));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static byte[] archive(String entry) {
        return archive(manifest(entry, elf()), Map.of("libfake.so", elf()));
    }

    public static String manifest(String entry, byte[] library) {
        return """
        {"format": 1, "runtime": "java", "abi": 1, "library": "libfake.so", "entry": "%s",
         "signature": "function", "architecture": "x86_64", "builder": "test",
         "files": {"libfake.so": "sha256:%s"}}
        """
                .formatted(entry, sha256(library));
    }

    /**
     * Of a library with the functions Hello and Other, and room for a state.
     *
     * @param state null: it brings none
     */
    public static byte[] stateful(byte[] library, String state) {
        Map<String, byte[]> files = new LinkedHashMap<>(Map.of("libfake.so", library));
        String named =
                ", \"state-capacity\": 1048576, \"entries\": {\"Hello\": \"function\", \"Other\": \"aws-stream\"}";
        String digest = "";
        if (state != null) {
            byte[] bytes = state.getBytes(StandardCharsets.UTF_8);
            files.put("made.doss", bytes);
            named += ", \"state\": \"made.doss\"";
            digest = "\"made.doss\": \"sha256:" + sha256(bytes) + "\", ";
        }
        String manifest =
                manifest("Hello", library)
                        .replace("\"abi\": 1", "\"abi\": 1" + named)
                        .replace("\"files\": {", "\"files\": {" + digest);
        return archive(manifest, files);
    }

    public static byte[] archive(String manifest, Map<String, byte[]> files) {
        Map<String, byte[]> all = new LinkedHashMap<>();
        all.put("manifest.json", manifest.getBytes(StandardCharsets.UTF_8));
        all.putAll(files);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            // images are large
            zip.setLevel(Deflater.BEST_SPEED);
            for (Map.Entry<String, byte[]> file : all.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** 64 bits, little-endian, a shared library for x86-64, and nothing in it. */
    public static byte[] elf() {
        ByteBuffer elf = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
        elf.put(new byte[] {0x7f, 'E', 'L', 'F', 2, 1, 1});
        elf.putShort(16, (short) 3).putShort(18, (short) 62);
        return elf.array();
    }

    public static String sha256(byte[] bytes) {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError(e);
        }
    }
}
