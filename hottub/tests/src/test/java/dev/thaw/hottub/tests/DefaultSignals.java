// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * A command that runs another one with the default action for each signal: with SIGINT ignored, as
 * under {@code nohup} or in the background, a JVM is not ended by it, and is right.
 */
final class DefaultSignals {
    private static Path compiled;

    private DefaultSignals() {}

    static synchronized Path command() {
        try {
            if (compiled == null) {
                compiled = compile();
            }
            return compiled;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path compile() throws IOException {
        Path target = Files.createDirectories(Path.of("target")).toAbsolutePath();
        Path unfinished = Files.createTempFile(target, "default-signals", "");
        List<String> words =
                List.of("gcc", "-o", unfinished.toString(), "src/test/c/default_signals.c");
        Process gcc =
                new ProcessBuilder(words)
                        .redirectErrorStream(true)
                        .redirectOutput(new File("/dev/null"))
                        .start();
        int status = gcc.onExit().join().exitValue();
        if (status != 0) {
            throw new IOException(String.join(" ", words) + ": status " + status);
        }
        return Files.move(
                unfinished, target.resolve("default-signals"), StandardCopyOption.REPLACE_EXISTING);
    }
}
