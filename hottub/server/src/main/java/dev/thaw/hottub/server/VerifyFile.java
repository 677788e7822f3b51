// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A file in which {@code --thaw-verify} asks for what a program leaves, by a variable. */
final class VerifyFile {
    private VerifyFile() {}

    static Optional<String> of(Request request, String variable) {
        String beginning = variable + "=";
        for (byte[] bytes : request.variables) {
            if (startsWith(bytes, beginning)) {
                String text = new String(bytes, StandardCharsets.UTF_8);
                return Optional.of(text.substring(beginning.length()));
            }
        }
        return Optional.empty();
    }

    private static boolean startsWith(byte[] bytes, String beginning) {
        boolean starts = bytes.length > beginning.length();
        for (int i = 0; starts && i < beginning.length(); i++) {
            starts = bytes[i] == beginning.charAt(i);
        }
        return starts;
    }

    /** Without buffers, which channels would leave to later runs. */
    static void write(String file, String text) {
        try (OutputStream out = new FileOutputStream(file)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException | RuntimeException e) {
            // the comparison misses it
        }
    }
}
