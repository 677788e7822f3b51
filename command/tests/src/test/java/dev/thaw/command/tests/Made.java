// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file in the repository that is made of the commands. */
final class Made {
    private Made() {}

    /** Compares it, or writes it where that is asked for. */
    static void check(String file, String text) throws IOException {
        Path path = Commands.SOURCES.resolve(file);
        if (Boolean.getBoolean("thaw.write")) {
            Files.createDirectories(path.getParent());
            Files.writeString(path, text);
        }
        assertEquals(
                text,
                Files.exists(path) ? Files.readString(path) : "",
                file + " is not what the commands say; with -Dthaw.write=true it is written anew");
    }
}
