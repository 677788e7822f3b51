// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256. */
final class Digests {
    private Digests() {}

    /** In hexadecimal digits. */
    static String sha256(Path file) throws IOException {
        MessageDigest digest = algorithm();
        byte[] buffer = new byte[1 << 16];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
                digest.update(buffer, 0, read);
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    static byte[] sha256Bytes(String text) {
        return algorithm().digest(text.getBytes(StandardCharsets.UTF_8));
    }

    private static MessageDigest algorithm() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            // each JDK has it
            throw new AssertionError(e);
        }
    }
}
