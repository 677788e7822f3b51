// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OrderNoteTest {
    @TempDir Path directory;

    @Test
    void oneOfAnotherFormIsNotTakenForOurs() throws Exception {
        Path image = Files.writeString(directory.resolve("app"), "image");
        Path profile = Files.writeString(directory.resolve("app.profile"), "profile");
        OrderNote note = new OrderNote(image);
        note.write(profile);
        assertEquals(Optional.empty(), note.trouble(profile));
        Path file = note.file().toPath();
        String text = Files.readString(file);
        assertTrue(text.startsWith("thaw-order 1\n"), text);
        Files.writeString(file, text.replace("thaw-order 1\n", "thaw-order 2\n"));
        assertEquals(Optional.of("the profile or the image has changed"), note.trouble(profile));
    }
}
