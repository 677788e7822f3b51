// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** Files of lines. */
final class TextFile {
    private TextFile() {}

    /** Its lines; none if it is no text. */
    static List<String> read(Path file) throws IOException {
        try {
            return Files.readAllLines(file);
        } catch (CharacterCodingException e) {
            return List.of();
        }
    }

    /** Writes it beside the file and renames it. */
    static void write(Path file, List<String> lines) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
        Files.write(unfinished, lines);
        Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
