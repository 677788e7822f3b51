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
