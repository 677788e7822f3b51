// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static dev.thaw.dist.Installation.DIST;
import static dev.thaw.dist.Installation.VERSION;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import dev.thaw.dist.Installation.Result;
import dev.thaw.doss.tool.SampleGraph;
import dev.thaw.visor.container.Podman;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** The command as a native image: in the archive, and alone in a container. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class InstalledCommandIT {
    private static final Pattern LIBRARY = Pattern.compile("(?:=> |^\\s*)(/.+) \\(0x");

    @TempDir static Path directory;
    private Installation installation;
    private Path unpacked;

    @BeforeAll
    void unpack() throws Exception {
        installation = Installation.unpack(directory);
        unpacked = installation.unpacked();
    }

    /** The JDK that is found there only says that it was asked. */
    @Test
    void whatOnlyReadsRunsWithoutAJvm() throws Exception {
        assumeImage();
        Path jdk = Files.createDirectories(directory.resolve("jdk/bin")).getParent();
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"25.0.1\"\n");
        for (String name : List.of("java", "javac")) {
            Path program = jdk.resolve("bin").resolve(name);
            Files.writeString(program, "#!/bin/sh\necho a JVM is started\nexit 99\n");
            assertTrue(program.toFile().setExecutable(true));
        }
        assertEquals(99, runWith(jdk, unpacked.resolve("thaw"), "layout", "show").status());
        Path file = SampleGraph.write(directory.resolve("sample.doss"));
        Path link = Files.createSymbolicLink(directory.resolve("link"), unpacked.resolve("thaw"));
        for (Path thaw : List.of(unpacked.resolve("thaw"), link)) {
            assertEquals(
                    "thaw " + VERSION + "\n", runWith(jdk, thaw, "--version").succeeded().output());
            String shown =
                    runWith(jdk, thaw, "snapshot", "info", file.toString()).succeeded().output();
            String jar = unpacked.resolve("lib/snapshots/thaw-doss-tool.jar").toString();
            String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
            assertEquals(
                    installation
                            .run(directory, java, "-jar", jar, "info", file.toString())
                            .output(),
                    shown);
            for (String command : List.of("doctor", "cache", "completion")) {
                runWith(jdk, thaw, command, "--help").succeeded();
            }
        }
    }

    private Result runWith(Path jdk, Path program, String... arguments) throws Exception {
        List<String> command =
                new ArrayList<>(List.of("env", "JAVA_HOME=" + jdk, program.toString()));
        command.addAll(List.of(arguments));
        return installation.run(directory, command.toArray(String[]::new));
    }

    private static void assumeImage() {
        assumeFalse(
                Boolean.getBoolean("thaw.without.image"),
                "no image of the command is built without integration tests");
    }

    @Test
    void theManualIsInTheArchive() throws Exception {
        for (String page : List.of("thaw", "thaw-snapshot-info", "thaw-relayout")) {
            Path file = unpacked.resolve("share/man/man1/" + page + ".1.gz");
            String text =
                    installation
                            .run(directory, "gzip", "-dc", file.toString())
                            .succeeded()
                            .output();
            assertTrue(text.contains(".SH NAME\n" + page.replace("-", "\\-") + " \\- "), text);
        }
    }

    @Test
    void schemasAreInTheArchive() throws Exception {
        Path sources = Path.of("../docs/schemas");
        Path installed = unpacked.resolve("share/thaw/schemas");
        List<String> names = Installation.names(sources);
        assertTrue(names.contains("snapshot-info.schema.json"), names.toString());
        assertEquals(names, Installation.names(installed));
        for (String name : names) {
            assertEquals(-1, Files.mismatch(sources.resolve(name), installed.resolve(name)), name);
        }
    }

    @Test
    void theContainerAnswers() throws Exception {
        assumeImage();
        Podman podman = new Podman(directory);
        Path archive = DIST.resolve("thaw-" + VERSION + "-oci.tar");
        assertTrue(
                installation
                        .run(directory, "tar", "-tf", archive.toString())
                        .output()
                        .contains("oci-layout\n"));
        Path file = SampleGraph.write(directory.resolve("in container.doss"));
        String[] loaded =
                run(podman, "load", "-q", "-i", archive.toString())
                        .succeeded()
                        .output()
                        .split("\\s+");
        String name = loaded[loaded.length - 1];
        try {
            Result version = run(podman, "run", "--rm", "--network=none", name, "--version");
            assertTrue(version.succeeded().output().endsWith("thaw " + VERSION + "\n"));
            Result info =
                    run(
                            podman,
                            "run",
                            "--rm",
                            "--network=none",
                            "--read-only",
                            "--cap-drop=all",
                            "-v",
                            file + ":" + CommandContainer.WORK + "/file.doss:ro",
                            name,
                            "snapshot",
                            "info",
                            "file.doss");
            assertTrue(info.succeeded().output().contains("com.example.Node"), info.output());
            Result refused = run(podman, "run", "--rm", "--network=none", name, "layout", "show");
            assertEquals(69, refused.status(), refused.output());
            assertTrue(refused.output().contains("a JDK 25"), refused.output());
        } finally {
            run(podman, "rmi", "--force", name);
        }
    }

    /** It is not linked with all that it loads. */
    @Test
    void theContainerHasWhatTheLibrariesOfTheCommandNeed() throws Exception {
        assumeImage();
        String files =
                shell(
                        "tar -tf \"$1\" | grep ^blobs/ | while read -r blob; do"
                                + " tar -xOf \"$1\" \"$blob\" | tar -tz 2>&1; done; true",
                        DIST.resolve("thaw-" + VERSION + "-oci.tar"));
        Path beside = unpacked.resolve("lib/native");
        assertTrue(Installation.names(beside).contains("libjava.so"), beside.toString());
        String needed = shell("cd \"$1\" && ldd ./thaw ./*.so 2>&1", beside);
        assertFalse(needed.contains("not found"), needed);
        Set<String> missing = new TreeSet<>();
        for (String line : needed.lines().toList()) {
            Matcher library = LIBRARY.matcher(line);
            if (library.find()
                    && !library.group(1).startsWith(beside.toString())
                    && !files.contains(library.group(1).substring(1) + "\n")) {
                missing.add(library.group(1));
            }
        }
        assertTrue(needed.contains("/libc.so.6 "), needed);
        assertEquals(Set.of(), missing, files);
    }

    private String shell(String script, Path argument) throws Exception {
        return installation
                .run(directory, "sh", "-c", script, "sh", argument.toString())
                .succeeded()
                .output();
    }

    private Result run(Podman podman, String... arguments) throws Exception {
        return installation.run(directory, podman.command(arguments));
    }
}
