// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An image of another version, whose table begins with another word. */
class TableOfAnotherFormTest {
    @TempDir private Path directory;

    private static ElfFile image(Path file) {
        return new ElfFile(
                file, List.of(new ElfFile.Section(".data", 0, 0, PrefetchTable.SIZE)), 0);
    }

    @Test
    void isRefusedAndLeftAsItIs() throws Exception {
        Path file = directory.resolve("app");
        byte[] table = PrefetchTable.empty();
        Files.write(file, table);
        assertFalse(TableInImage.of(image(file)).asks());
        for (int word : new int[] {0, 1}) {
            byte[] other = table.clone();
            other[word * Long.BYTES] ^= 1;
            Files.write(file, other);
            ProfileException refused =
                    assertThrows(ProfileException.class, () -> TableInImage.of(image(file)));
            assertTrue(
                    refused.getMessage()
                            .startsWith(file + " cannot ask for anything: build it with"),
                    refused.getMessage());
            assertEquals(-1, Arrays.mismatch(other, Files.readAllBytes(file)));
        }
    }
}
