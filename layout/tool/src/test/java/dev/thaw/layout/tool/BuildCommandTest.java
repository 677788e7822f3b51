// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.ElfFile;
import dev.thaw.layout.profile.ImageIndex;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.profile.TableInImage;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the builder is told, by one that writes down its options. */
class BuildCommandTest {
    private static final String BUILDER =
            """
            #!/bin/sh
            printf '%s\\n' "$@" >"${0%/*}/told"
            while [ "$1" != -o ]; do shift; done
            : >"$2"
            """;

    /** What a run has left in the working directory; no other test has an image of this name. */
    private static final Path STRAY = Path.of("told-by-a-test.instrumented.startup");

    private static final int PAGE = 4096;
    private static final int UNITS = 4;
    private static final int EXECUTION_SIZE = 16;

    @TempDir private Path directory;

    @BeforeEach
    void makeBuilder() throws IOException {
        Path builder = directory.resolve("native-image");
        Files.writeString(builder, BUILDER);
        Files.setPosixFilePermissions(builder, PosixFilePermissions.fromString("rwx------"));
    }

    @AfterEach
    void removeTrace() throws IOException {
        Files.deleteIfExists(STRAY);
    }

    /** The options that the builder was given. */
    private List<String> build(List<String> ours, String... theirs) throws IOException {
        List<String> words = new ArrayList<>(List.of("build"));
        words.addAll(ours);
        words.addAll(List.of("--", directory.resolve("native-image").toString()));
        words.addAll(List.of(theirs));
        words.addAll(List.of("-o", directory.resolve("told-by-a-test").toString(), "app.Main"));
        assertEquals(0, LayoutTool.commandLine().execute(words.toArray(String[]::new)));
        return Files.readAllLines(directory.resolve("told"));
    }

    private Path profile(String name) throws IOException {
        return Files.writeString(directory.resolve(name), "of several starts");
    }

    @Test
    void aProfileThatIsNamedStaysAsItIs() throws IOException {
        Path team = profile("team.profile");
        Files.writeString(STRAY, "newer than that, and no trace");
        Files.setLastModifiedTime(STRAY, FileTime.from(Instant.now().plusSeconds(60)));
        List<String> told = build(List.of("--profile", team.toString()));
        assertTrue(told.contains("-H:StartupOrder=" + team), told.toString());
        assertEquals("of several starts", Files.readString(team));
    }

    @Test
    void severalTracesAreNamedOneByOne() throws IOException {
        List<String> told = build(List.of("--trace", recorded(1, 2), "--trace", recorded(2, 3)));
        Path made = directory.resolve("told-by-a-test.profile");
        assertTrue(told.contains("-H:StartupOrder=" + made), told.toString());
        // What both starts execute comes first.
        assertEquals(List.of("u2", "u1", "u3"), StartupProfile.read(made).units());
    }

    @Test
    void aDirectoryOfProfilesIsMergedByTheWeightsInIt() throws IOException {
        Path profiles = Files.createDirectories(directory.resolve("profiles"));
        write(profiles.resolve("monday.profile"), "a.Main", "m", "both");
        write(profiles.resolve("sunday.profile"), "b.Main", "both", "s");
        Files.writeString(profiles.resolve("weights"), "# two Sundays\nsunday.profile=2\n");
        Files.writeString(profiles.resolve("README"), "no profile");
        List<String> told = build(List.of("--profile", profiles.toString()));
        Path made = directory.resolve("told-by-a-test.merged-profile");
        assertTrue(told.contains("-H:StartupOrder=" + made), told.toString());
        StartupProfile merged = StartupProfile.read(made);
        assertEquals(List.of("a.Main", "b.Main"), merged.programs());
        assertEquals(List.of("both", "s", "m"), merged.units());
    }

    @Test
    void aTraceBecomesAProfileOfTheDirectory() throws IOException {
        Path profiles = Files.createDirectories(directory.resolve("profiles"));
        write(profiles.resolve("other.profile"), "a.Main", "u2");
        build(List.of("--profile", profiles.toString(), "--trace", recorded(1, 2)));
        assertEquals(
                List.of("u1", "u2"),
                StartupProfile.read(profiles.resolve("told-by-a-test.profile")).units());
        assertEquals(
                List.of("u2", "u1"),
                StartupProfile.read(directory.resolve("told-by-a-test.merged-profile")).units());
    }

    private static void write(Path file, String program, String... units) throws IOException {
        new StartupProfile(List.of(program), List.of(units), List.of(), List.of(), 0, 0)
                .write(file);
    }

    /** A trace of a start that executes these of four compilation units, and the index of it. */
    private String recorded(int... units) throws IOException {
        ImageIndex.Writer index = new ImageIndex.Writer(new UUID(5, 6), "a.Main");
        for (int i = 0; i < UNITS; i++) {
            index.addUnit(i, "u" + i);
        }
        index.write(directory.resolve("told-by-a-test.instrumented.index"));
        // A page with the header, one with the clock, a table of units and one of methods.
        ByteBuffer trace = ByteBuffer.allocate(4 * PAGE).order(ByteOrder.LITTLE_ENDIAN);
        trace.put(0, "THTRACE1".getBytes(StandardCharsets.US_ASCII));
        trace.putLong(8, UNITS).putLong(32, 3 * PAGE).putLong(40, 5).putLong(48, 6);
        for (int i = 0; i < units.length; i++) {
            trace.putLong(2 * PAGE + units[i] * EXECUTION_SIZE, i + 1);
        }
        return Files.write(Files.createTempFile(directory, "a", ".startup"), trace.array())
                .toString();
    }

    @Test
    void anImageAsksForWhatItsProfileNamesUnlessTheUserSaysNot() throws IOException {
        profile("told-by-a-test.profile");
        assertTrue(build(List.of()).contains("-H:+StartupPrefetch"));
        List<String> told = build(List.of(), "-H:-StartupPrefetch");
        assertTrue(told.contains("-H:-StartupPrefetch"), told.toString());
        assertFalse(told.contains("-H:+StartupPrefetch"), told.toString());
    }

    /** What is recorded asks for nothing for a while, which is not how the user has built it. */
    @Test
    void anImageThatIsRecordedMeanwhileIsKeptAsItWas() throws IOException {
        profile("told-by-a-test.profile");
        Path image = directory.resolve("told-by-a-test");
        byte[] asks = SilentImageTest.image('a');
        Files.write(image, asks);
        try (SilentImage _ = SilentImage.of(image, TableInImage.of(ElfFile.read(image)))) {
            build(List.of());
        }
        assertEquals(0, Files.size(image));
        assertArrayEquals(asks, Files.readAllBytes(directory.resolve("told-by-a-test.before")));
    }
}
