// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import dev.thaw.bench.core.Commands;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Compiles the program in C that snapshots are compared with. */
public final class PeerProgram {
    private static final String SOURCE = "/dev/thaw/benchmarks/c/peers.c";

    private PeerProgram() {}

    public static Path compile(Path directory) throws IOException, InterruptedException {
        Path source = directory.resolve("peers.c");
        try (InputStream in = PeerProgram.class.getResourceAsStream(SOURCE)) {
            Files.copy(in, source, StandardCopyOption.REPLACE_EXISTING);
        }
        Path program = directory.resolve("peers");
        Commands.output("gcc", "-std=c11", "-O2", "-o", program.toString(), source.toString());
        return program;
    }
}
