// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.ImagePlaces;
import dev.thaw.layout.profile.PageName;
import dev.thaw.layout.profile.PrefetchList;
import dev.thaw.layout.profile.PrefetchTable;
import dev.thaw.layout.profile.TableInImage;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PrefetchTest {
    @Test
    void saysWhySinglePagesCannotBeRecorded() {
        Prefetch.ReadAheadOff none = Prefetch.ReadAheadOff.of(Path.of("/proc/version"));
        assertTrue(none.off().isEmpty());
        String how = new Prefetch.Filled(asked(), none.whyNot(), Optional.empty()).how();
        assertTrue(
                how.startsWith("pieces of 64 KiB, and not in pages: /proc/version is on no disk"),
                how);
        assertEquals(
                "pages", new Prefetch.Filled(asked(), Optional.empty(), Optional.empty()).how());
    }

    @Test
    void whatLiesInOnePieceWithATouchedPageIsNotSaidToBeTouched() {
        TreeMap<Long, ImagePlaces.Place> places = new TreeMap<>();
        for (long page = 0; page < 32; page++) {
            places.put(
                    page * PrefetchTable.PAGE,
                    new ImagePlaces.Place(PrefetchTable.PAGE, false, unit(page)));
        }
        ImagePlaces image = new ImagePlaces("a.Main", places);
        List<Long> touches = List.of(17L * PrefetchTable.PAGE, 18L * PrefetchTable.PAGE);
        PrefetchList pieces = Prefetch.list(PrefetchTable.Advice.READ, touches, 16, image);
        assertEquals(List.of(unit(17), unit(18)), pieces.touched());
        assertEquals(16, pieces.pages().size());
        assertEquals(14, pieces.near().size());
        PrefetchList single = Prefetch.list(PrefetchTable.Advice.READ, touches, 1, image);
        assertEquals(List.of(unit(17), unit(18)), single.pages());
    }

    private static PageName unit(long number) {
        return new PageName.InUnit("a.Main.m" + number + "():void", 0);
    }

    private static TableInImage.Asked asked() {
        return new TableInImage.Asked(1, 4096, 0);
    }
}
