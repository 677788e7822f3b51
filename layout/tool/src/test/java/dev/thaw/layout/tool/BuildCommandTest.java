// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
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
    void anImageAsksForWhatItsProfileNamesUnlessTheUserSaysNot() throws IOException {
        profile("told-by-a-test.profile");
        assertTrue(build(List.of()).contains("-H:+StartupPrefetch"));
        List<String> told = build(List.of(), "-H:-StartupPrefetch");
        assertTrue(told.contains("-H:-StartupPrefetch"), told.toString());
        assertFalse(told.contains("-H:+StartupPrefetch"), told.toString());
    }
}
