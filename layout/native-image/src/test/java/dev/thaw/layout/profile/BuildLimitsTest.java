// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What would go wrong without a word is refused when an image is built. */
class BuildLimitsTest {
    @Test
    void refusesAHeapThatIsLargerThanTheTablesOfItsObjects() {
        BuildLimits.requireRoom(4096, 4096);
        var e = assertThrows(ProfileException.class, () -> BuildLimits.requireRoom(4104, 4096));
        assertTrue(e.getMessage().contains("takes 4104 bytes, and its tables are for 4096"));
    }

    @Test
    void refusesALinkerThatDoesNotCallThePrefetchFirst() {
        BuildLimits.requirePrefetchFirst(image(0x1010), 0x10);
        for (long init : new long[] {0, 0xfff, 0x2000}) {
            refuse(image(init), 0x10);
        }
        refuse(image(0x1010), -1);
    }

    private static void refuse(ElfFile image, long prefetchAddress) {
        var e =
                assertThrows(
                        ProfileException.class,
                        () -> BuildLimits.requirePrefetchFirst(image, prefetchAddress));
        assertTrue(e.getMessage().contains("the linker has ignored -Wl,-init"));
    }

    private static ElfFile image(long init) {
        ElfFile.Section text = new ElfFile.Section(".text", 0x1000, 0x1000, 0x1000);
        return new ElfFile(Path.of("app"), List.of(text), init);
    }
}
