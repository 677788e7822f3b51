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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The launcher on a made-up machine: what it finds missing, says, and installs. */
class SetUpTest {
    private static final String ALL = "maven gcc libc6-dev zlib1g-dev";

    /** Which is no code of an answer, as that of 'snapshot verify' that a file is damaged. */
    private static final int CANNOT_BEGIN = 69;

    private static final String LINE_WITH_GRADLE =
            "(?s).*\n    apt-get install --no-install-recommends [^\n]*\\bgradle\\b.*";

    @TempDir private Path root;
    private MadeUpMachine machine;

    @BeforeEach
    void makeMachine() throws IOException {
        machine = new MadeUpMachine(root);
    }

    @ParameterizedTest
    @CsvSource({
        "--fast, -DskipITs -Dcargo.tests=--lib -Dcargo.program.tests=--bins -Dthaw.fuzz.seconds=1",
        "--soak, -Dit.soak=true",
        "--quiet, --quiet",
        "--no-progress, --quiet",
        "--debug, --errors",
        "-o, -o"
    })
    void optionsOfTestsAreMavens(String option, String ofMaven) throws Exception {
        assertEquals(0, machine.thaw("test", option).code());
        assertEquals(
                "mvn -B -ntp -fae verify " + ofMaven + " -Dtest.reruns=1", machine.called("mvn"));
    }

    @Test
    void whereAllIsThereNothingIsInstalled() throws Exception {
        Ended ended = machine.thaw("test", "-pl", "x");
        assertEquals(0, ended.code(), ended.err());
        assertEquals("", machine.installs());
        assertEquals("mvn -B -ntp -fae verify -pl x -Dtest.reruns=1", machine.called("mvn"));
    }

    @Test
    void saysWhatIsMissingAndHowLargeItIs() throws Exception {
        machine.lacks("mvn", "gcc");
        Ended ended = machine.thaw("test");
        assertEquals(CANNOT_BEGIN, ended.code(), ended.err());
        assertTrue(ended.err().contains("\n  " + ALL + "\n"), ended.err());
        assertTrue(ended.err().contains("Need to get 57.4 MB"), ended.err());
        assertTrue(
                ended.err().contains("apt-get install --no-install-recommends " + ALL),
                ended.err());
        assertFalse(machine.installs().contains(" -y "), machine.installs());
    }

    @Test
    void installsWithYes() throws Exception {
        machine.lacks("mvn", "gcc");
        for (String name : List.of("mvn", "gcc")) {
            Files.writeString(
                    root.resolve("new-" + name),
                    "#!/bin/bash\necho \"" + name + " $*\" >>'" + machine.calls + "'\n");
        }
        machine.program(
                "apt-get",
                """
                case "$*" in *-y*) for p in mvn gcc; do cat '%1$s'/new-$p >'%2$s'/$p; chmod +x '%2$s'/$p; done;; esac
                """
                        .formatted(root, machine.programs));
        Ended ended = machine.thaw("test", "--yes", "-pl", "x");
        assertEquals(0, ended.code(), ended.err());
        assertTrue(
                machine.installs().contains("install --no-install-recommends -y " + ALL),
                machine.installs());
        assertEquals(
                "mvn -B -ntp -fae verify -pl x -Dtest.reruns=1",
                machine.called("mvn"),
                "--yes is for the launcher alone");
    }

    @Test
    void aJdkIsAPackageWhereThereIsOne() throws Exception {
        machine.jdk("21.0.2");
        assertTrue(machine.thaw("demo").err().contains("\n  openjdk-25-jdk-headless\n"));
        machine.candidates("(none)");
        Ended ended = machine.thaw("demo");
        assertEquals(CANNOT_BEGIN, ended.code(), ended.err());
        assertTrue(ended.err().contains("a JDK 25, 300 MB"), ended.err());
        assertTrue(ended.err().contains("adoptium.net"), ended.err());
        assertFalse(machine.installs().contains(" -y "), machine.installs());
    }

    /** Containers and new machines have no lists of packages, so apt knows none. */
    @Test
    void listsOfPackagesAreFetchedFirst() throws Exception {
        machine.jdk("21.0.2");
        machine.lacks("mvn");
        Path lists = root.resolve("lists");
        machine.program("apt-cache", "[ ! -e '%s' ] || echo '  Candidate: 1.0'".formatted(lists));
        machine.program("apt-get", "case \"$*\" in update) touch '%s';; esac".formatted(lists));
        Ended named = machine.thaw("demo");
        assertTrue(named.err().contains("\n    apt-get update "), named.err());
        machine.thaw("demo", "--yes");
        assertTrue(
                machine.installs()
                        .contains(
                                "apt-get update\napt-get install --no-install-recommends -y openjdk-25-jdk-headless maven"),
                machine.installs());
        assertFalse(machine.thaw("demo").err().contains("apt-get update"));
    }

    @Test
    void saysHowToGetAJdkWhereThereIsNone() throws Exception {
        machine.jdk("11.0.2");
        String none = "there is no JDK 17 or later";
        String packaged = machine.thaw("doctor").err();
        assertTrue(packaged.contains(none), packaged);
        assertTrue(packaged.contains("-recommends openjdk-25-jdk-headless\n"), packaged);
        machine.program(
                "apt-cache",
                "case \"$*\" in *-17-*) echo '  Candidate: 17';; *) echo '  Candidate: (none)';; esac");
        String older = machine.thaw("doctor").err();
        assertTrue(older.contains("Eclipse Temurin 25 (adoptium.net)"), older);
        assertTrue(older.contains("-recommends openjdk-17-jdk-headless\n"), older);
        machine.candidates("(none)");
        assertFalse(machine.thaw("doctor").err().contains("openjdk-"));
    }

    @Test
    void installsPackagesAlsoWhereTheRestCannotBeFetched() throws Exception {
        machine.lacks("mvn");
        machine.program("cargo", "echo 'cargo 1.87.0'");
        machine.program("curl", "exit 6");
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(CANNOT_BEGIN, ended.code(), ended.err());
        assertTrue(machine.installs().contains("-y maven"), machine.installs());
        assertTrue(ended.err().contains("rustup-init cannot be fetched"), ended.err());
    }

    @Test
    void rustThatIsTooOldIsNamed() throws Exception {
        machine.program("cargo", "echo 'cargo 0.66.0'");
        Ended ended = machine.thaw("test");
        assertEquals(CANNOT_BEGIN, ended.code(), ended.err());
        assertTrue(ended.err().contains("(cargo 0.66.0; "), ended.err());
        assertTrue(ended.err().contains("rustup.rs"), ended.err());
        assertTrue(ended.err().contains("\n    ./thaw test --yes "), ended.err());
        machine.program("rustup", "");
        assertTrue(machine.thaw("test").err().contains("rustup update stable"));
        machine.lacks("cargo");
        assertTrue(machine.thaw("test").err().contains("(there is no cargo that runs)"));
        assertTrue(machine.thaw("demo", "visor").err().contains("(there is no cargo that runs)"));
        assertFalse(machine.thaw("demo").err().contains("cargo"));
        assertFalse(machine.thaw("snapshot", "info", "x").err().contains("cargo"));
    }

    @Test
    void onlyRootInstalls() throws Exception {
        machine.lacks("mvn");
        machine.program("id", "echo 1000");
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(CANNOT_BEGIN, ended.code(), ended.err());
        assertFalse(machine.installs().contains(" -y "), machine.installs());
        assertTrue(ended.err().contains("install what is named above"), ended.err());
    }

    @Test
    void withoutAptThePackagesAreNamed() throws Exception {
        machine.lacks("mvn", "apt-get", "apt-cache");
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(CANNOT_BEGIN, ended.code(), ended.err());
        assertTrue(ended.err().contains("\n  maven\n"), ended.err());
    }

    /** What single tests need is named, and missed by nobody else. */
    @Test
    void whatOnlySomeTestsNeedIsNamed() throws Exception {
        Ended without = machine.thaw("test");
        assertEquals(0, without.code(), without.err());
        assertTrue(without.err().contains("\n  gradle (its plugin"), without.err());
        assertTrue(without.err().matches(LINE_WITH_GRADLE), without.err());
        assertEquals("", machine.installs());
        machine.program("gradle", "");
        assertFalse(machine.thaw("test").err().contains("gradle"));
    }

    @Test
    void whatOnlySomeTestsNeedIsInstalledWithYes() throws Exception {
        machine.program(
                "apt-cache",
                "case \"$*\" in *zsh*) echo '  Candidate: (none)';; *) echo '  Candidate: 1';; esac");
        machine.program(
                "apt-get",
                "case \"$*\" in *-y*) echo >'%1$s/gradle'; /bin/chmod +x '%1$s/gradle';; esac"
                        .formatted(machine.programs));
        Ended ended =
                machine.thaw(Map.of("THAW_BOLT", root.resolve("none").toString()), "test", "--yes");
        assertEquals(0, ended.code(), ended.err());
        String called = machine.installs();
        assertTrue(called.contains(" -y bolt-16 podman runc catatonit gradle "), called);
        assertFalse(called.contains("zsh"), called);
        assertFalse(ended.err().contains("\n  gradle"), ended.err());
        assertTrue(ended.err().contains("\n  zsh (completion)\n"), ended.err());
        assertEquals("mvn -B -ntp -fae verify -Dtest.reruns=1", machine.called("mvn"));
    }

    @Test
    void testsGoOnWhereTheirToolsCannotBeInstalled() throws Exception {
        machine.program("apt-get", "exit 100");
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(0, ended.code(), ended.err());
        assertTrue(ended.err().contains("the tests go on without"), ended.err());
        assertTrue(ended.err().contains("\n  gradle (its plugin"), ended.err());
        machine.program("id", "echo 1000");
        machine.thaw("test", "--yes");
        assertEquals(1, machine.installs().lines().count(), machine.installs());
    }

    @Test
    void aFailureOfAptIsAFailure() throws Exception {
        machine.lacks("mvn");
        machine.program("apt-get", "exit 100");
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(CANNOT_BEGIN, ended.code(), ended.err());
        assertTrue(ended.err().contains("apt-get failed"), ended.err());
    }

    @Test
    void whatCannotBeginGivesNoAnswer() throws Exception {
        for (String line : List.of("snapshot verify a.doss", "snapshot diff a.doss b.doss")) {
            machine.program("mvn", "exit 1");
            Ended failed = machine.thaw(line.split(" "));
            assertEquals(CANNOT_BEGIN, failed.code(), failed.err());
            assertTrue(failed.err().contains("the build failed; "), failed.err());
            machine.jdk("24.0.1");
            Ended none = machine.thaw(line.split(" "));
            assertEquals(CANNOT_BEGIN, none.code(), none.err());
            assertTrue(none.err().contains("there is no JDK 25"), none.err());
            machine.jdk("25.0.1");
        }
        Files.delete(root.resolve("pom.xml"));
        machine.jdk("24.0.1");
        Ended unpacked = machine.thaw("snapshot", "verify", "a.doss");
        assertEquals(CANNOT_BEGIN, unpacked.code(), unpacked.err());
        Ended sources = machine.thaw("test");
        assertEquals(CANNOT_BEGIN, sources.code(), sources.err());
    }

    @Test
    void whatCargoCannotBuildGivesNoAnswer() throws Exception {
        machine.program("cargo", "exit 101");
        Files.createDirectory(root.resolve("ocolos"));
        for (String command : List.of("relayout", "bam")) {
            Ended ended = machine.thaw(command, "status");
            assertEquals(CANNOT_BEGIN, ended.code(), ended.err());
            assertTrue(ended.err().contains("'" + command + "' could not be built"), ended.err());
        }
    }

    @Test
    void wrongUsageIsTwoHereAsEverywhere() throws Exception {
        Ended command = machine.thaw("nosuch");
        assertEquals(2, command.code(), command.err());
        assertTrue(command.err().endsWith("thaw: there is no command 'nosuch'\n"), command.err());
        Ended test = machine.thaw("test", "NoSuchTest");
        assertEquals(2, test.code(), test.err());
        assertTrue(test.err().contains("no class of tests 'NoSuchTest'"), test.err());
        Ended limit = machine.thaw(Map.of("THAW_CACHE_LIMIT", "a lot"), "layout", "--help");
        assertEquals(2, limit.code(), limit.err());
        assertTrue(limit.err().contains("THAW_CACHE_LIMIT is 'a lot'"), limit.err());
    }

    @Test
    void whichBoltIsChosenIsHeard() throws Exception {
        String missing = "BOLT (re-laying)";
        Map<String, String> none = Map.of("THAW_BOLT", root.resolve("none").toString());
        assertTrue(machine.thaw(none, "test").err().contains(missing));
        Path chosen = Files.createFile(root.resolve("chosen"));
        Ended with = machine.thaw(Map.of("THAW_BOLT", chosen.toString()), "test");
        assertFalse(with.err().contains(missing), with.err());
    }

    @Test
    void quietServersDoNotTellWhatIsNotInstalled() throws Exception {
        machine.installFront();
        String told = "thaw: scripts are not served: thaw-scripts is not installed\n";
        Ended loud = machine.thaw("visor");
        assertEquals(told, loud.err());
        assertEquals("visor\n", loud.out());
        Ended quiet = machine.thaw("visor", "--quiet");
        assertEquals("", quiet.err());
        assertEquals("visor --quiet\n", quiet.out());
    }

    /** Else --fast would run programs for minutes. */
    @Test
    void eachModuleOfCargoHearsWhichTestsAreMeant() throws Exception {
        for (String module : List.of("ocolos", "hottub/client", "graalvisor/worker-native")) {
            String text = Files.readString(Commands.SOURCES.resolve(module + "/pom.xml"));
            assertTrue(
                    text.matches(
                            "(?s).*<argument>test</argument>\\s*<argument>\\$\\{cargo\\.(program\\.)?tests}</argument>.*"),
                    module);
        }
    }

    @Test
    void distSignsTheSums() throws Exception {
        Path dist = root.resolve("dist/target/dist");
        machine.program("mvn", "/bin/mkdir -p '%1$s'; echo made >'%1$s/thaw.deb'".formatted(dist));
        machine.program("sha256sum", "exec /usr/bin/sha256sum \"$@\"");
        machine.program("gpg", "");
        Ended plain = machine.thaw("dist");
        assertEquals(0, plain.code(), plain.err());
        assertEquals("", machine.called("gpg"));
        Ended signed = machine.thaw("dist", "--sign", "me@here");
        assertEquals(0, signed.code(), signed.err());
        assertTrue(machine.called("mvn").contains(" -Dsign.key=me@here "), machine.called("mvn"));
        assertEquals(
                "gpg --batch --yes --local-user me@here --armor --detach-sign "
                        + dist.resolve("SHA256SUMS"),
                machine.called("gpg"));
        assertTrue(
                Files.readString(dist.resolve("SHA256SUMS")).matches("[0-9a-f]{64}  thaw.deb\n"));
        machine.program("gpg", "exit 2");
        Ended unsigned = machine.thaw("dist", "--sign", "nobody");
        assertEquals(1, unsigned.code(), unsigned.err());
        assertTrue(unsigned.err().contains("by the key 'nobody'"), unsigned.err());
    }
}
