// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.ImagePlaces.Place;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What starts touch, and what it is called. */
class PrefetchListTest {
    private static final PageName CODE = new PageName.InUnit("a.B.c(\"d\", e):void", 3);
    private static final PageName OBJECT =
            new PageName.InObject(new ObjectIdentity(1, -2, 3, -4), 0);

    @TempDir private Path directory;

    @Test
    void readsWhatItWrites() throws Exception {
        Path file = directory.resolve("app.prefetch");
        PrefetchList list =
                new PrefetchList(
                        "a.Main", PrefetchTable.Advice.MAP, List.of(OBJECT, CODE), Set.of(CODE), 0);
        list.write(file);
        assertEquals(list, PrefetchList.read(file));
        assertEquals(
                List.of(
                        "thaw-startup-prefetch,1,\"a.Main\",map",
                        "object,0000000000000001,fffffffffffffffe,0000000000000003,fffffffffffffffc,0",
                        "near,unit,\"a.B.c(\"\"d\"\", e):void\",3"),
                Files.readAllLines(file));
    }

    @Test
    void whatOnlyLiesNearIsNotTakenForTouched() {
        PrefetchList list =
                new PrefetchList(
                        "a.Main",
                        PrefetchTable.Advice.READ,
                        List.of(CODE, OBJECT),
                        Set.of(CODE),
                        0);
        assertEquals(List.of(OBJECT), list.touched());
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
                        "near," + CODE,
                        "unit,\"a\",-1",
                        "unit,\"a\",99999999999",
                        "object,1,2,3,4,0",
                        "%s%n"));
        assertEquals(
                new PrefetchList("a.Main", PrefetchTable.Advice.READ, List.of(CODE), Set.of(), 6),
                PrefetchList.read(file));
    }

    @Test
    void refusesOtherFiles() throws Exception {
        Path file = directory.resolve("other");
        for (String text : List.of("", "thaw-startup-profile,1,\"a.Main\"", "\u007fELF")) {
            Files.writeString(file, text);
            var e = assertThrows(ProfileException.class, () -> PrefetchList.read(file));
            assertTrue(e.getMessage().startsWith(file + " is not a list of pages"), text);
            assertThrows(ProfileException.class, () -> ImagePlaces.read(file));
        }
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe});
        assertThrows(ProfileException.class, () -> PrefetchList.read(file));
    }

    @Test
    void pagesHaveTheNameOfWhatLiesThere() throws Exception {
        TreeMap<Long, Place> places = new TreeMap<>();
        places.put(0x130ff0L, new Place(0x2000, false, CODE.at(0)));
        places.put(0xe30000L, new Place(64, true, OBJECT));
        ImagePlaces image = new ImagePlaces("a.Main", places);
        assertEquals(Optional.of(CODE.at(0xf)), image.nameOf(0x130fff));
        assertEquals(Optional.of(CODE.at(0x1fff)), image.nameOf(0x132fef));
        assertEquals(Optional.empty(), image.nameOf(0x132ff0));
        assertEquals(Optional.of(OBJECT.at(0x3f)), image.nameOf(0xe3003f));
        assertEquals(Optional.empty(), image.nameOf(0));
    }

    @Test
    void whatAnEarlierListHasNamedStaysNamedWhereItIsTouched() {
        TreeMap<Long, Place> places = new TreeMap<>();
        places.put(0xe30000L, new Place(64, true, OBJECT));
        places.put(0xe30040L, new Place(64, false, CODE.at(0)));
        places.put(0xe30ff0L, new Place(0x2000, true, CODE.at(0)));
        ImagePlaces image = new ImagePlaces("a.Main", places);
        assertEquals(
                List.of(OBJECT, CODE.at(0), CODE.at(0x1010)),
                image.listedOn(Set.of(0xe30L, 0xe32L, 0x40L)));
        assertEquals(List.of(), image.listedOn(Set.of(0xe33L)));
    }

    @Test
    void anImageKnowsWhatIsWrittenOfIt() throws Exception {
        Path file = directory.resolve("app.places");
        TreeMap<Long, Place> places = new TreeMap<>();
        places.put(0x130ff0L, new Place(0x2000, false, CODE.at(0)));
        ImagePlaces image = new ImagePlaces("a.Main", places);
        image.write(file);
        assertEquals(image, ImagePlaces.read(file));
        assertEquals(image.id(), ImagePlaces.read(file).id());
        places.put(0xe30000L, new Place(64, true, OBJECT));
        assertNotEquals(image.id(), ImagePlaces.read(file).id());
    }

    @Test
    void whatAnotherStartTouchesComesBehindTheProfile() {
        ObjectIdentity own = new ObjectIdentity(5, 6, 7, 8);
        StartupProfile profile =
                new StartupProfile(
                        List.of("a.Main"), List.of("u"), List.of("m"), List.of(own), 0, 0);
        StartupProfile more =
                profile.with(List.of(OBJECT, CODE, new PageName.InUnit("u", 0), CODE.at(1)));
        String code = ((PageName.InUnit) CODE).unit();
        assertEquals(List.of("u", code), more.units());
        assertEquals(List.of("m", code, "u"), more.methods());
        assertEquals(List.of(own, ((PageName.InObject) OBJECT).object()), more.objects());
    }
}
