// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import dev.thaw.bench.process.Supervisor;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** Compiles the program in C that snapshots are compared with. */
public final class PeerProgram {
    private static final String SOURCE = "/dev/thaw/benchmarks/c/peers.c";

    private PeerProgram() {}

    public static Path compile(Path directory, Supervisor supervisor) throws IOException {
        Path source = directory.resolve("peers.c");
        try (InputStream in = PeerProgram.class.getResourceAsStream(SOURCE)) {
            Files.copy(in, source, StandardCopyOption.REPLACE_EXISTING);
        }
        Path program = directory.resolve("peers");
        List<String> command =
                List.of("gcc", "-std=c11", "-O2", "-o", program.toString(), source.toString());
        Process gcc;
        try {
            gcc = supervisor.start(new ProcessBuilder(command).redirectErrorStream(true));
        } catch (IOException e) {
            throw new IOException("gcc cannot be run; apt-get install gcc libc6-dev", e);
        }
        String output = new String(gcc.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            if (gcc.waitFor() != 0) {
                throw new IOException(
                        "%s failed:%n%s".formatted(String.join(" ", command), output));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while gcc was running", e);
        }
        return program;
    }
}
