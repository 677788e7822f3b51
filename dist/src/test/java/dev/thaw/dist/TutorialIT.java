// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;

/** Each tutorial, by somebody who has installed Thaw and types what the page says. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class TutorialIT {
    private static final Path PAGES = Path.of("../docs/tutorials");

    private static final List<String> BOLTS =
            List.of(
                    "/usr/lib/llvm-16/bin/llvm-bolt",
                    "/usr/lib/llvm-19/bin/llvm-bolt",
                    "/usr/bin/llvm-bolt");

    /** Where directories for temporary files are in memory, no start is cold. */
    static final class OnDisk implements TempDirFactory {
        @Override
        public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext extension)
                throws IOException {
            Path target = Files.createDirectories(Path.of("target", "tutorials").toAbsolutePath());
            return Files.createTempDirectory(target, "");
        }
    }

    @TempDir static Path directory;

    @TempDir(factory = OnDisk.class)
    static Path onDisk;

    private Installation installation;

    @BeforeAll
    void unpack() throws Exception {
        installation = Installation.unpack(directory);
        Path commands = Files.createDirectory(directory.resolve("commands"));
        Files.createSymbolicLink(commands.resolve("thaw"), installation.unpacked().resolve("thaw"));
    }

    private void follow(String page) throws Exception {
        Path where = Files.createDirectory(onDisk.resolve(page));
        Path notes = Files.createDirectory(directory.resolve(page + ".notes"));
        ProcessBuilder shell = installation.process(where);
        Map<String, String> environment = shell.environment();
        environment.merge(
                "PATH",
                directory.resolve("commands").toString(),
                (path, commands) -> commands + File.pathSeparator + path);
        Tutorial tutorial = Tutorial.read(PAGES.resolve(page + ".md"));
        assertEquals("", Followed.follow(tutorial, shell, notes));
    }

    @Test
    void warmJvms() throws Exception {
        follow("warm-jvms");
    }

    @Test
    void advice() throws Exception {
        // by its setting, by a container's filter of system calls, or as it has none
        assumeFalse(
                installation
                        .thaw("advise", "--", "true")
                        .output()
                        .contains("the kernel records no events"),
                "the kernel records no events here");
        follow("advice");
    }

    /** Where the programs look for it. */
    private static boolean hasBolt() {
        String chosen = System.getenv("THAW_BOLT");
        return chosen != null
                ? Files.isRegularFile(Path.of(chosen))
                : BOLTS.stream().anyMatch(place -> Files.isRegularFile(Path.of(place)));
    }

    @Test
    void batches() throws Exception {
        assumeTrue(hasBolt(), "BOLT is not installed");
        follow("batches");
    }

    @Test
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "the slower of two on re-laying; with --soak")
    void relaying() throws Exception {
        assumeTrue(hasBolt(), "BOLT is not installed");
        follow("relaying");
    }

    @Test
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "images of its own; with --soak")
    void snapshots() throws Exception {
        follow("snapshots");
    }

    @Test
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "images of its own; with --soak")
    void layout() throws Exception {
        follow("layout");
    }

    @Test
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "images of its own; with --soak")
    void functions() throws Exception {
        follow("functions");
    }

    /** One that is not followed here may say what it likes. */
    @Test
    void eachIsFollowed() throws IOException {
        try (Stream<Path> pages = Files.list(PAGES)) {
            assertEquals(
                    new TreeSet<>(
                            Stream.of(
                                            "advice",
                                            "warm-jvms",
                                            "batches",
                                            "relaying",
                                            "snapshots",
                                            "layout",
                                            "functions")
                                    .map(name -> name + ".md")
                                    .toList()),
                    new TreeSet<>(pages.map(page -> page.getFileName().toString()).toList()));
        }
    }
}
