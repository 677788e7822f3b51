// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The launcher on a made-up machine: what it finds missing, says, and installs. */
class SetUpTest {
    private static final List<String> BASICS =
            List.of(
                    "bash",
                    "dirname",
                    "readlink",
                    "grep",
                    "sed",
                    "cat",
                    "find",
                    "mkdir",
                    "touch",
                    "awk",
                    "sort",
                    "head",
                    "tail",
                    "ls",
                    "env",
                    "chmod");

    private static final String ALL = "maven gcc libc6-dev zlib1g-dev";

    @TempDir private Path root;
    private Path programs;
    private Path calls;

    @BeforeEach
    void makeMachine() throws IOException {
        Files.copy(Commands.SOURCES.resolve("thaw"), root.resolve("thaw"));
        root.resolve("thaw").toFile().setExecutable(true);
        programs = Files.createDirectories(root.resolve("programs"));
        calls = Files.createFile(root.resolve("calls"));
        for (String name : BASICS) {
            for (String place : List.of("/bin/", "/usr/bin/")) {
                if (Files.exists(Path.of(place + name)) && !Files.exists(programs.resolve(name))) {
                    Files.createSymbolicLink(programs.resolve(name), Path.of(place + name));
                }
            }
        }
        program("id", "echo 0");
        program(
                "apt-get",
                "case \"$*\" in *--assume-no*) echo 'Need to get 57.4 MB of archives.'; exit 1;; esac");
        candidates("1.0");
        jdk("25.0.1");
        for (String name : List.of("mvn", "gcc")) {
            program(name, "");
        }
        program("cargo", "echo 'cargo 1.88.0 (abc)'");
    }

    /** A program that notes its call, and does something. */
    private void program(String name, String does) throws IOException {
        Path file = programs.resolve(name);
        Files.writeString(
                file, "#!/bin/bash\necho \"%s $*\" >>'%s'\n%s\n".formatted(name, calls, does));
        file.toFile().setExecutable(true);
    }

    private void lacks(String... names) throws IOException {
        for (String name : names) {
            Files.deleteIfExists(programs.resolve(name));
        }
    }

    private void candidates(String version) throws IOException {
        program("apt-cache", "echo '  Candidate: " + version + "'");
    }

    private void jdk(String version) throws IOException {
        Path home = Files.createDirectories(root.resolve("jvm/jdk/bin")).getParent();
        Files.writeString(home.resolve("release"), "JAVA_VERSION=\"%s\"\n".formatted(version));
        Files.writeString(home.resolve("bin/javac"), "");
        home.resolve("bin/javac").toFile().setExecutable(true);
    }

    private Ended thaw(String... arguments) throws IOException, InterruptedException {
        List<String> command = new java.util.ArrayList<>(List.of(root.resolve("thaw").toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().clear();
        builder.environment()
                .putAll(
                        Map.of(
                                "PATH", programs.toString(),
                                "HOME", root.toString(),
                                "THAW_JDKS", root.resolve("jvm").toString()));
        return Ended.of(builder);
    }

    private String called(String name) throws IOException {
        return String.join(
                "\n",
                Files.readAllLines(calls).stream().filter(l -> l.startsWith(name + " ")).toList());
    }

    @Test
    void whereAllIsThereNothingIsInstalled() throws Exception {
        Ended ended = thaw("test", "-pl", "x");
        assertEquals(0, ended.code(), ended.err());
        assertEquals("", called("apt-get"));
        assertEquals("mvn -B -ntp verify -pl x", called("mvn"));
    }

    @Test
    void saysWhatIsMissingAndHowLargeItIs() throws Exception {
        lacks("mvn", "gcc");
        Ended ended = thaw("test");
        assertEquals(1, ended.code());
        assertTrue(ended.err().contains("\n  " + ALL + "\n"), ended.err());
        assertTrue(ended.err().contains("Need to get 57.4 MB"), ended.err());
        assertTrue(
                ended.err().contains("apt-get install --no-install-recommends " + ALL),
                ended.err());
        assertFalse(called("apt-get").contains(" -y "), called("apt-get"));
    }

    @Test
    void installsWithYes() throws Exception {
        lacks("mvn", "gcc");
        for (String name : List.of("mvn", "gcc")) {
            Files.writeString(
                    root.resolve("new-" + name),
                    "#!/bin/bash\necho \"" + name + " $*\" >>'" + calls + "'\n");
        }
        program(
                "apt-get",
                """
                case "$*" in *-y*) for p in mvn gcc; do cat '%1$s'/new-$p >'%2$s'/$p; chmod +x '%2$s'/$p; done;; esac
                """
                        .formatted(root, programs));
        Ended ended = thaw("test", "--yes", "-pl", "x");
        assertEquals(0, ended.code(), ended.err());
        assertTrue(
                called("apt-get").contains("install --no-install-recommends -y " + ALL),
                called("apt-get"));
        assertEquals("mvn -B -ntp verify -pl x", called("mvn"), "--yes is for the launcher alone");
    }

    @Test
    void aJdkIsAPackageWhereThereIsOne() throws Exception {
        jdk("21.0.2");
        assertTrue(thaw("demo").err().contains("\n  openjdk-25-jdk-headless\n"));
        candidates("(none)");
        Ended ended = thaw("demo", "--yes");
        assertEquals(1, ended.code());
        assertTrue(ended.err().contains("a JDK 25, 300 MB"), ended.err());
        assertTrue(ended.err().contains("adoptium.net"), ended.err());
        assertFalse(called("apt-get").contains(" -y "), called("apt-get"));
    }

    @Test
    void installsPackagesAlsoWhereTheRestIsForThePerson() throws Exception {
        lacks("mvn");
        program("cargo", "echo 'cargo 1.87.0'");
        program(
                "apt-get",
                "case \"$*\" in *-y*) touch '"
                        + programs
                        + "/mvn'; chmod +x '"
                        + programs
                        + "/mvn';; esac");
        Ended ended = thaw("test", "--yes");
        assertEquals(1, ended.code());
        assertTrue(called("apt-get").contains("-y maven"), called("apt-get"));
        assertTrue(
                ended.err().contains("thaw: still missing: \nthaw: Rust 1.88 or later"),
                ended.err());
    }

    @Test
    void rustThatIsTooOldIsNamed() throws Exception {
        program("cargo", "echo 'cargo 0.66.0'");
        Ended ended = thaw("test", "--yes");
        assertEquals(1, ended.code());
        assertTrue(ended.err().contains("(cargo 0.66.0; "), ended.err());
        assertTrue(ended.err().contains("rustup.rs"), ended.err());
        program("rustup", "");
        assertTrue(thaw("test").err().contains("rustup update stable"));
        lacks("cargo");
        assertTrue(thaw("test").err().contains("(there is no cargo that runs)"));
    }

    @Test
    void onlyRootInstalls() throws Exception {
        lacks("mvn");
        program("id", "echo 1000");
        Ended ended = thaw("test", "--yes");
        assertEquals(1, ended.code());
        assertFalse(called("apt-get").contains(" -y "), called("apt-get"));
        assertTrue(ended.err().contains("install what is named above"), ended.err());
    }

    @Test
    void withoutAptThePackagesAreNamed() throws Exception {
        lacks("mvn", "apt-get", "apt-cache");
        Ended ended = thaw("test", "--yes");
        assertEquals(1, ended.code());
        assertTrue(ended.err().contains("\n  maven\n"), ended.err());
    }

    @Test
    void aFailureOfAptIsAFailure() throws Exception {
        lacks("mvn");
        program("apt-get", "exit 100");
        Ended ended = thaw("test", "--yes");
        assertEquals(1, ended.code());
        assertTrue(ended.err().contains("apt-get failed"), ended.err());
    }
}
