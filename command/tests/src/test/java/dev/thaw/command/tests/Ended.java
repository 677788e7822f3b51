// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A process that has ended. */
record Ended(int code, String out, String err) {
    static Ended of(ProcessBuilder builder) throws IOException, InterruptedException {
        Path err = Files.createTempFile("thaw", ".err");
        try {
            Process process = builder.redirectError(err.toFile()).start();
            process.getOutputStream().close();
            String out = new String(process.getInputStream().readAllBytes());
            return new Ended(process.waitFor(), out, Files.readString(err));
        } finally {
            Files.delete(err);
        }
    }
}
