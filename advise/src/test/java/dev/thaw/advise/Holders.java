// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Processes that hold the same data, until this is closed. */
final class Holders implements AutoCloseable {
    private final List<Process> processes = new ArrayList<>();

    Holders(int count, List<String> command) throws IOException {
        try {
            for (int i = 0; i < count; i++) {
                processes.add(new ProcessBuilder(command).start());
            }
            for (Process process : processes) {
                CommandIT.readReady(process.getInputStream());
            }
        } catch (IOException | AssertionError e) {
            close();
            throw e;
        }
    }

    /** A program in C; as an image, its file has what a native image's has. */
    static Path compile(Path directory, boolean isImage) throws Exception {
        Path program = directory.resolve(isImage ? "image" : "program");
        String define = isImage ? "-DIMAGE" : "-DPROGRAM";
        String source = Path.of("src/test/programs/holds.c").toAbsolutePath().toString();
        List<String> command = List.of("gcc", "-O1", define, "-o", program.toString(), source);
        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor());
        return program;
    }

    String[] ids() {
        return processes.stream().map(p -> Long.toString(p.pid())).toArray(String[]::new);
    }

    @Override
    public void close() {
        processes.forEach(Process::destroyForcibly);
    }
}
