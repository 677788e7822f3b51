// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The names of pages, in lists of what starts touch and in those of images. */
class PrefetchListTest {
    private static final PageName CODE = new PageName.InUnit("a.B.c(\"d\", e):void", 3);
    private static final PageName OBJECT =
            new PageName.InObject(new ObjectIdentity(1, -2, 3, -4), 0);

    @TempDir private Path directory;

    @Test
    void readsWhatItWrites() throws Exception {
        Path file = directory.resolve("app.prefetch");
        PrefetchList list =
                new PrefetchList("a.Main", PrefetchTable.Advice.MAP, List.of(OBJECT, CODE), 0);
        list.write(file);
        assertEquals(list, PrefetchList.read(file));
        assertEquals(
                List.of(
                        "thaw-startup-prefetch,1,\"a.Main\",map",
                        "object,0000000000000001,fffffffffffffffe,0000000000000003,fffffffffffffffc,0",
                        "unit,\"a.B.c(\"\"d\"\", e):void\",3"),
                Files.readAllLines(file));
    }

    @Test
    void ignoresAndCountsWhatItDoesNotUnderstand() throws Exception {
        Path file = directory.resolve("app.prefetch");
        Files.write(
                file,
                List.of(
                        "thaw-startup-prefetch,1,\"a.Main\",read",
                        CODE.toString(),
                        CODE.toString(),
                        "unit,\"a\",-1",
                        "unit,\"a\",999999999999",
                        "object,1,2,3,4,0",
                        "%s%n"));
        assertEquals(
                new PrefetchList("a.Main", PrefetchTable.Advice.READ, List.of(CODE), 5),
                PrefetchList.read(file));
    }

    @Test
    void refusesOtherFiles() throws Exception {
        Path file = directory.resolve("other");
        for (String text : List.of("", "thaw-startup-profile,1,\"a.Main\"", "\u007fELF")) {
            Files.writeString(file, text);
            var e = assertThrows(ProfileException.class, () -> PrefetchList.read(file));
            assertTrue(e.getMessage().startsWith(file + " is not a list of pages"), text);
            assertThrows(ProfileException.class, () -> ImagePages.read(file));
        }
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe});
        assertThrows(ProfileException.class, () -> PrefetchList.read(file));
    }

    @Test
    void anImageKnowsTheNamesOfItsOwnPages() throws Exception {
        Path file = directory.resolve("app.pages");
        SortedMap<Long, PageName> names = new TreeMap<>();
        names.put(0x130L, CODE);
        names.put(0xe30L, OBJECT);
        ImagePages pages = new ImagePages("a.Main", names);
        pages.write(file);
        assertEquals(pages, ImagePages.read(file));
        assertEquals(pages.id(), ImagePages.read(file).id());
        names.put(0xe31L, CODE);
        assertNotEquals(pages.id(), ImagePages.read(file).id());
        Files.writeString(file, "thaw-image-pages,1,\"a.Main\"\n0x130,unit,\"a\",0\n");
        var e = assertThrows(ProfileException.class, () -> ImagePages.read(file));
        assertTrue(e.getMessage().contains("build the image again"), e.getMessage());
    }
}
