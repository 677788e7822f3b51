// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The launcher on a made-up machine: what it finds missing, says, and installs. */
class SetUpTest {
    private static final String ALL = "maven gcc libc6-dev zlib1g-dev";

    @TempDir private Path root;
    private MadeUpMachine machine;

    @BeforeEach
    void makeMachine() throws IOException {
        machine = new MadeUpMachine(root);
    }

    @ParameterizedTest
    @CsvSource({
        "--fast, -DskipITs -Dcargo.tests=--lib",
        "--soak, -Dit.soak=true",
        "--quiet, --quiet",
        "--no-progress, --quiet",
        "--debug, --errors",
        "-o, -o"
    })
    void optionsOfTestsAreMavens(String option, String ofMaven) throws Exception {
        assertEquals(0, machine.thaw("test", option).code());
        assertEquals("mvn -B -ntp -fae verify " + ofMaven, machine.called("mvn"));
    }

    @Test
    void whereAllIsThereNothingIsInstalled() throws Exception {
        Ended ended = machine.thaw("test", "-pl", "x");
        assertEquals(0, ended.code(), ended.err());
        assertEquals("", machine.called("apt-get"));
        assertEquals("mvn -B -ntp -fae verify -pl x", machine.called("mvn"));
    }

    @Test
    void saysWhatIsMissingAndHowLargeItIs() throws Exception {
        machine.lacks("mvn", "gcc");
        Ended ended = machine.thaw("test");
        assertEquals(1, ended.code());
        assertTrue(ended.err().contains("\n  " + ALL + "\n"), ended.err());
        assertTrue(ended.err().contains("Need to get 57.4 MB"), ended.err());
        assertTrue(
                ended.err().contains("apt-get install --no-install-recommends " + ALL),
                ended.err());
        assertFalse(machine.called("apt-get").contains(" -y "), machine.called("apt-get"));
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
                machine.called("apt-get").contains("install --no-install-recommends -y " + ALL),
                machine.called("apt-get"));
        assertEquals(
                "mvn -B -ntp -fae verify -pl x",
                machine.called("mvn"),
                "--yes is for the launcher alone");
    }

    @Test
    void aJdkIsAPackageWhereThereIsOne() throws Exception {
        machine.jdk("21.0.2");
        assertTrue(machine.thaw("demo").err().contains("\n  openjdk-25-jdk-headless\n"));
        machine.candidates("(none)");
        Ended ended = machine.thaw("demo", "--yes");
        assertEquals(1, ended.code());
        assertTrue(ended.err().contains("a JDK 25, 300 MB"), ended.err());
        assertTrue(ended.err().contains("adoptium.net"), ended.err());
        assertFalse(machine.called("apt-get").contains(" -y "), machine.called("apt-get"));
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
                machine.called("apt-get")
                        .contains(
                                "apt-get update\napt-get install --no-install-recommends -y openjdk-25-jdk-headless maven"),
                machine.called("apt-get"));
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
    void installsPackagesAlsoWhereTheRestIsForThePerson() throws Exception {
        machine.lacks("mvn");
        machine.program("cargo", "echo 'cargo 1.87.0'");
        machine.program(
                "apt-get",
                "case \"$*\" in *-y*) touch '"
                        + machine.programs
                        + "/mvn'; chmod +x '"
                        + machine.programs
                        + "/mvn';; esac");
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(1, ended.code());
        assertTrue(machine.called("apt-get").contains("-y maven"), machine.called("apt-get"));
        assertTrue(
                ended.err().contains("thaw: still missing:\nthaw: Rust 1.88 or later"),
                ended.err());
    }

    @Test
    void rustThatIsTooOldIsNamed() throws Exception {
        machine.program("cargo", "echo 'cargo 0.66.0'");
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(1, ended.code());
        assertTrue(ended.err().contains("(cargo 0.66.0; "), ended.err());
        assertTrue(ended.err().contains("rustup.rs"), ended.err());
        machine.program("rustup", "");
        assertTrue(machine.thaw("test").err().contains("rustup update stable"));
        machine.lacks("cargo");
        assertTrue(machine.thaw("test").err().contains("(there is no cargo that runs)"));
    }

    @Test
    void onlyRootInstalls() throws Exception {
        machine.lacks("mvn");
        machine.program("id", "echo 1000");
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(1, ended.code());
        assertFalse(machine.called("apt-get").contains(" -y "), machine.called("apt-get"));
        assertTrue(ended.err().contains("install what is named above"), ended.err());
    }

    @Test
    void withoutAptThePackagesAreNamed() throws Exception {
        machine.lacks("mvn", "apt-get", "apt-cache");
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(1, ended.code());
        assertTrue(ended.err().contains("\n  maven\n"), ended.err());
    }

    @Test
    void aFailureOfAptIsAFailure() throws Exception {
        machine.lacks("mvn");
        machine.program("apt-get", "exit 100");
        Ended ended = machine.thaw("test", "--yes");
        assertEquals(1, ended.code());
        assertTrue(ended.err().contains("apt-get failed"), ended.err());
    }
}
