// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.MergedProfile.Weighted;
import dev.thaw.layout.profile.ProfileException;
import dev.thaw.layout.profile.StartupProfile;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProfileFilesTest {
    @TempDir private Path directory;
    private final StringWriter said = new StringWriter();
    private final PrintWriter messages = new PrintWriter(said);

    @BeforeEach
    void makeThree() throws IOException {
        for (String name : List.of("c", "a", "b")) {
            new StartupProfile(List.of(name), List.of(), List.of(), List.of(), 0, 0)
                    .write(directory.resolve(name + ".profile"));
        }
    }

    private static List<String> told(List<Weighted> profiles) {
        return profiles.stream().map(p -> p.profile().programs().getFirst() + p.weight()).toList();
    }

    private void weigh(String text) throws IOException {
        Files.writeString(directory.resolve("weights"), text);
    }

    @Test
    void thoseInADirectoryComeInTheOrderOfTheirNames() throws IOException {
        assertEquals(List.of("a1", "b1", "c1"), told(ProfileFiles.in(directory, messages)));
    }

    @Test
    void weightsOfADirectoryAreMultiplied() throws IOException {
        weigh("\n# often\nb.profile=5\n");
        assertEquals(
                List.of("a1", "b5", "c1"),
                told(ProfileFiles.named(directory.toString(), messages)));
        assertEquals(
                List.of("a2", "b10", "c2"), told(ProfileFiles.named(directory + "=2", messages)));
        weigh("b.profile=999999\n");
        assertEquals(
                999999L * 999999,
                ProfileFiles.named(directory + "=999999", messages).get(1).weight());
    }

    @Test
    void aFileIsOneOfItsWeight() throws IOException {
        assertEquals(List.of("c1"), told(ProfileFiles.named(directory + "/c.profile", messages)));
        assertEquals(List.of("c3"), told(ProfileFiles.named(directory + "/c.profile=3", messages)));
    }

    @Test
    void refusesAWeightOfNoProfileAndNoWeight() throws IOException {
        weigh("d.profile=2\n");
        refuse(LayoutException.class, "/weights names d.profile, and there is none");
        weigh("a.profile 2\n");
        refuse(LayoutException.class, "/weights names a.profile 2, and there is none");
        weigh("a.profile=0\n");
        refuse(ProfileException.class, "a weight must be 1 or more, not 0");
        assertThrows(
                ProfileException.class,
                () -> ProfileFiles.named(directory + "/a.profile=0", messages));
    }

    @Test
    void refusesADirectoryWithoutProfiles() throws IOException {
        Path empty = Files.createDirectories(directory.resolve("empty"));
        LayoutException e =
                assertThrows(LayoutException.class, () -> ProfileFiles.in(empty, messages));
        assertTrue(e.getMessage().startsWith("there is no file *.profile in " + empty));
    }

    @Test
    void linesThatSayNothingAreToldOfEachFile() throws IOException {
        Path damaged = directory.resolve("b.profile");
        String nothing = "unit,\"u\n???\n";
        Files.writeString(damaged, nothing, StandardOpenOption.APPEND);
        String told =
                "thaw layout: %s: 2 lines say nothing, or nothing new; they are ignored%n"
                        .formatted(damaged);
        ProfileFiles.in(directory, messages);
        assertEquals(told, said.toString());
        ProfileFiles.named(damaged + "=2", messages);
        assertEquals(told + told, said.toString());
    }

    private void refuse(Class<? extends RuntimeException> type, String message) {
        RuntimeException e = assertThrows(type, () -> ProfileFiles.in(directory, messages));
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }
}
