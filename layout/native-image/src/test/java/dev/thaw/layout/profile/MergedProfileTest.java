// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.thaw.layout.profile.MergedProfile.Weighted;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergedProfileTest {
    @TempDir private Path directory;

    /** Each letter is a compilation unit, a method and an object. */
    private static StartupProfile start(String program, String touched) {
        return start(program, touched, 0);
    }

    private static StartupProfile start(String program, String touched, int written) {
        List<String> names = Stream.of(touched.split("")).toList();
        List<ObjectIdentity> objects =
                names.stream().map(n -> new ObjectIdentity(n.charAt(0), 0, 0, 0)).toList();
        return new StartupProfile(List.of(program), names, names, objects, written, 0);
    }

    private static String merged(Weighted... profiles) {
        StartupProfile merged = MergedProfile.of(List.of(profiles));
        assertEquals(merged.units(), merged.methods());
        assertEquals(
                merged.units(),
                merged.objects().stream().map(o -> "" + (char) o.incrementalId()).toList());
        return String.join("", merged.units());
    }

    private static Weighted weighted(String touched, int weight) {
        return new Weighted(start("a.Main", touched), weight);
    }

    @Test
    void oneAloneStaysAsItIs() {
        assertEquals("dacb", merged(weighted("dacb", 7)));
    }

    @Test
    void whatMoreStartsTouchComesFirstInTheOrderOfTheHeaviest() {
        assertEquals("cabdxy", merged(weighted("xyabc", 1), weighted("cdab", 2)));
        assertEquals(
                "abcxyd", merged(weighted("abcxy", 1), weighted("cabd", 1), weighted("xy", 1)));
    }

    @Test
    void twoLightOnesCountAsMuchAsOneThatIsTwiceAsHeavy() {
        assertEquals(
                "hgl",
                merged(weighted("l", 1), weighted("g", 1), weighted("g", 1), weighted("h", 2)));
    }

    @Test
    void objectsThatOneWritesToComeFirst() {
        StartupProfile merged =
                MergedProfile.of(
                        List.of(
                                new Weighted(start("a.Main", "wxab", 2), 2),
                                new Weighted(start("a.Main", "ybaz", 1), 1)));
        String objects =
                merged.objects().stream()
                        .map(o -> "" + (char) o.incrementalId())
                        .collect(Collectors.joining());
        assertEquals("wxyabz", objects);
        assertEquals(3, merged.written());
        assertEquals("abwxyz", String.join("", merged.units()));
    }

    private static StartupProfile objects(int written, ObjectIdentity... objects) {
        return new StartupProfile(
                List.of("a.Main"), List.of(), List.of(), List.of(objects), written, 0);
    }

    @Test
    void anObjectOfAnotherBuildIsTheOneOnItsPath() {
        ObjectIdentity own = new ObjectIdentity(1, 2, 3, 4);
        ObjectIdentity later = new ObjectIdentity(11, 12, 13, 4);
        ObjectIdentity other = new ObjectIdentity(5, 6, 7, 8);
        ObjectIdentity noPath = new ObjectIdentity(1, 2, 3, 0);
        StartupProfile merged =
                MergedProfile.of(
                        List.of(
                                new Weighted(objects(1, later), 1),
                                new Weighted(objects(0, other, own, noPath), 2),
                                new Weighted(objects(0, new ObjectIdentity(2, 2, 3, 0)), 1)));
        // By what the heaviest profile knows it, and written to, as the other one says.
        assertEquals(List.of(own, other, noPath, new ObjectIdentity(2, 2, 3, 0)), merged.objects());
        assertEquals(1, merged.written());
    }

    @Test
    void objectsOnOnePathStayApart() {
        ObjectIdentity a1 = new ObjectIdentity(1, 0, 0, 4);
        ObjectIdentity a2 = new ObjectIdentity(2, 0, 0, 4);
        ObjectIdentity b1 = new ObjectIdentity(11, 0, 0, 4);
        ObjectIdentity b2 = new ObjectIdentity(12, 0, 0, 4);
        ObjectIdentity b3 = new ObjectIdentity(13, 0, 0, 4);
        Weighted first = new Weighted(objects(0, a1, a2), 2);
        assertEquals(
                List.of(a1, a2, b3),
                MergedProfile.of(List.of(first, new Weighted(objects(0, b1, b2, b3), 1)))
                        .objects());
        // What both have is the same in both, wherever it stands.
        StartupProfile same = MergedProfile.of(List.of(first, new Weighted(objects(1, a2), 1)));
        assertEquals(List.of(a2, a1), same.objects());
        assertEquals(1, same.written());
        StartupProfile third =
                MergedProfile.of(
                        List.of(
                                first,
                                new Weighted(objects(0, b1, b2), 1),
                                new Weighted(objects(0, b2), 1)));
        assertEquals(List.of(a2, a1), third.objects());
    }

    @Test
    void objectsOfOneBuildAreOneOnlyIfTheyAreTheSame() {
        ObjectIdentity one = new ObjectIdentity(1, 0, 0, 4);
        ObjectIdentity other = new ObjectIdentity(2, 0, 0, 4);
        List<Weighted> starts =
                List.of(new Weighted(objects(0, one), 1), new Weighted(objects(0, other), 1));
        assertEquals(List.of(one, other), MergedProfile.ofOneBuild(starts).objects());
        assertEquals(List.of(one), MergedProfile.of(starts).objects());
    }

    @Test
    void programsAreThoseOfAll() throws Exception {
        StartupProfile merged =
                MergedProfile.of(
                        List.of(
                                new Weighted(start("b.Main", "x"), 1),
                                new Weighted(start("a.Main", "y"), 1),
                                new Weighted(start("b.Main", "z"), 1)));
        assertEquals(List.of("a.Main", "b.Main"), merged.programs());
        Path file = directory.resolve("merged.profile");
        merged.write(file);
        assertEquals(merged, StartupProfile.read(file));
    }

    @Test
    void refusesNothingAndNoWeight() {
        assertThrows(ProfileException.class, () -> MergedProfile.of(List.of()));
        assertThrows(ProfileException.class, () -> weighted("a", 0));
    }
}
