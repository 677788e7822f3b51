// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot.image;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/** A name that changes whenever one of the inputs does. */
final class RuntimeKey {
    private static final int LENGTH = 16;

    private RuntimeKey() {}

    static String of(List<Path> jars) throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
        digest.update((System.getProperty("java.home") + Runtime.version()).getBytes());
        for (Path jar : jars) {
            digest.update(jar.getFileName().toString().getBytes());
            try (InputStream in = new DigestInputStream(Files.newInputStream(jar), digest)) {
                in.transferTo(OutputStream.nullOutputStream());
            }
        }
        return HexFormat.of().formatHex(digest.digest()).substring(0, LENGTH);
    }
}
