// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file of results, which is never half-written. */
public final class ResultFile {
    private ResultFile() {}

    /** Writes a file beside its place, then renames it. */
    public static void replace(Path file, String text) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        Files.writeString(unfinished, text);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
