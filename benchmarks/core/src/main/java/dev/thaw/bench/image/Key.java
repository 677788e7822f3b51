// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.image;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** A name that changes whenever something that it is made of does. */
public final class Key {
    private static final int LENGTH = 16;

    private final MessageDigest digest;

    public Key() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }

    public Key add(String text) {
        digest.update((text + "\n").getBytes(StandardCharsets.UTF_8));
        return this;
    }

    public Key add(List<String> texts) {
        texts.forEach(this::add);
        return this;
    }

    /** What is in a file, or in all files of a directory, with their names there. */
    public Key addFiles(Path element) throws IOException {
        List<Path> files;
        try (Stream<Path> paths = Files.walk(element)) {
            files = paths.filter(Files::isRegularFile).sorted().toList();
        }
        for (Path file : files) {
            add(element.relativize(file).toString());
            try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
                in.transferTo(OutputStream.nullOutputStream());
            }
        }
        return this;
    }

    public String name() {
        return HexFormat.of().formatHex(digest.digest()).substring(0, LENGTH);
    }
}
