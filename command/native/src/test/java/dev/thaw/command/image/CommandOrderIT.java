// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.FoundShare;
import dev.thaw.layout.profile.ImagePlaces;
import dev.thaw.layout.profile.PageName;
import dev.thaw.layout.profile.PrefetchList;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.profile.TableInImage;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** The image lies on its disk as its starts need it. */
@EnabledIfSystemProperty(
        named = "thaw.profile",
        matches = ".+",
        disabledReason = "the image has the builder's order")
class CommandOrderIT {
    private static final String ANOTHER = "record its starts again (dist/README.md)";
    private static final Path IMAGE = Path.of(System.getProperty("thaw.image"));

    @Test
    void whatItsStartsExecuteLiesFirst() throws Exception {
        StartupProfile profile = StartupProfile.read(Path.of(System.getProperty("thaw.profile")));
        assertEquals(List.of(NativeCommand.class.getName()), profile.programs());
        List<String> units =
                names().stream()
                        .flatMap(n ->
                                n instanceof PageName.InUnit u ? Stream.of(u.unit()) : Stream.of())
                        .toList();
        Set<String> here = new HashSet<>(units);
        List<String> found = profile.units().stream().filter(here::contains).toList();
        FoundShare share = new FoundShare(found.size(), profile.units().size());
        assertFalse(share.isBelow(FoundShare.LEAST), share + " units: " + ANOTHER);
        int begin = units.indexOf(found.getFirst());
        assertTrue(begin < 10, "behind " + begin + " others");
        assertEquals(found, units.subList(begin, begin + found.size()));
    }

    @Test
    void itAsksForThePagesOfItsListBeforeMain() throws Exception {
        assertTrue(TableInImage.of(ElfFile.read(IMAGE)).asks());
        PrefetchList list = PrefetchList.read(Path.of(System.getProperty("thaw.prefetch")));
        assertEquals(NativeCommand.class.getName(), list.program());
        Set<PageName> here = new HashSet<>(names());
        long found = list.pages().stream().filter(page -> here.contains(page.at(0))).count();
        FoundShare share = new FoundShare((int) found, list.pages().size());
        assertFalse(share.isBelow(FoundShare.LEAST), share + " pages: " + ANOTHER);
    }

    private static List<PageName> names() throws Exception {
        return ImagePlaces.read(IMAGE.resolveSibling(IMAGE.getFileName() + ".places"))
                .places()
                .values()
                .stream()
                .map(ImagePlaces.Place::name)
                .toList();
    }
}
