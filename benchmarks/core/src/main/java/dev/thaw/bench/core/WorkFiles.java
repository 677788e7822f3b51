// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import dev.thaw.bench.image.Trees;
import dev.thaw.bench.process.Supervisor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A directory for hundreds of megabytes that must not stay, however the benchmark ends. */
public final class WorkFiles implements AutoCloseable {
    private final Path directory;
    private final Thread hook = new Thread(this::end, "delete-files");

    public WorkFiles(Path parent) throws IOException {
        directory = Files.createTempDirectory(parent, "measured-");
        Runtime.getRuntime().addShutdownHook(hook);
    }

    public Path directory() {
        return directory;
    }

    private void end() {
        // they write there
        Supervisor.endAll();
        delete();
    }

    private void delete() {
        try {
            Trees.delete(directory);
        } catch (IOException e) {
            System.err.println(directory + " is left over: " + e);
        }
    }

    @Override
    public void close() {
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // the benchmark is being ended: the hook does it
            return;
        }
        delete();
    }
}
