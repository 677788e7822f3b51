// SPDX-License-Identifier: Apache-2.0
package dev.thaw.fuzz;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDirFactory;

/** For inputs that have to be files: in memory, where the system has a place for that. */
public final class MemoryDirectory implements TempDirFactory {
    private static final Path SHARED_MEMORY = Path.of("/dev/shm");

    @Override
    public Path createTempDirectory(
            AnnotatedElementContext elementContext, ExtensionContext extensionContext)
            throws IOException {
        return Files.isWritable(SHARED_MEMORY)
                ? Files.createTempDirectory(SHARED_MEMORY, "thaw-fuzz")
                : Files.createTempDirectory("thaw-fuzz");
    }
}
