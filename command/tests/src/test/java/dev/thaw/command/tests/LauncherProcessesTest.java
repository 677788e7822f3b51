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
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The launcher beside another one, and what of it signals reach. */
class LauncherProcessesTest {
    @TempDir private Path root;
    private MadeUpMachine machine;

    @BeforeEach
    void makeMachine() throws IOException {
        machine = new MadeUpMachine(root);
    }

    private CompletableFuture<Ended> start(String... arguments) {
        return CompletableFuture.supplyAsync(
                () -> {
                    try {
                        return machine.thaw(Map.of("GRAALVM_HOME", "/home"), arguments);
                    } catch (IOException | InterruptedException e) {
                        throw new AssertionError(e);
                    }
                },
                Thread::startVirtualThread);
    }

    /** A JVM takes words by it; the command that is advised gets its own back. */
    @ParameterizedTest
    @CsvSource({
        "LC_ALL, C, C.UTF-8 C",
        "LC_ALL, POSIX, C.UTF-8 POSIX",
        "LC_ALL, de_DE.UTF-8, de_DE.UTF-8 none",
        "LC_CTYPE, C, C.UTF-8 unset",
        "LANG, en_US.UTF-8, none none",
        "LANG, '', C.UTF-8 unset"
    })
    void adviceTakesWordsThatTheLocaleHasNot(String variable, String value, String expected)
            throws Exception {
        Files.delete(root.resolve("pom.xml"));
        machine.java("echo \"${LC_ALL-none} ${THAW_ADVISE_LC_ALL-none}\"");
        Ended ended = machine.thaw(Map.of(variable, value), "advise", "--", "true");
        assertEquals(expected, ended.out().strip(), ended.err());
    }

    /** The launcher's own JDK, and the Rust that it builds with, are none of the command's. */
    @ParameterizedTest
    @CsvSource({
        "advise, /my/jdk, /my/jdk",
        "advise, '', ''",
        "advise, unset, unset",
        "bam, /my/jdk, /my/jdk",
        "bam, unset, unset"
    })
    void commandsHaveTheVariablesOfTheirUser(String command, String javaHome, String expected)
            throws Exception {
        String told = "echo \"${JAVA_HOME-unset} $PATH\"";
        machine.java(told);
        machine.program("cargo", "echo 'cargo 1.65.0'");
        Path cargo = root.resolve(".cache/thaw/set-up/rust-1/bin/cargo");
        Files.createDirectories(cargo.getParent());
        Files.writeString(cargo, "#!/bin/bash\necho 'cargo 1.95.0'\n");
        assertTrue(cargo.toFile().setExecutable(true));
        Path bam = root.resolve("ocolos/target/release/thaw-bam");
        Files.createDirectories(bam.getParent());
        Files.writeString(bam, "#!/bin/bash\n" + told + "\n");
        assertTrue(bam.toFile().setExecutable(true));
        Map<String, String> own =
                javaHome.equals("unset") ? Map.of() : Map.of("JAVA_HOME", javaHome);
        Ended ended = machine.thaw(own, command, "--", "true");
        assertEquals("%s %s\n".formatted(expected, machine.programs), ended.out(), ended.err());
    }

    /** As thaw doctor finds them (VerdictsTest). */
    @ParameterizedTest
    @ValueSource(strings = {"THAW_JDKS", "PATH"})
    void jdksAreFoundInEachPlace(String variable) throws Exception {
        Path jdks = root.resolve("a place");
        Files.createDirectories(jdks);
        Files.move(root.resolve("jvm/jdk"), jdks.resolve("own"));
        // the first on the PATH is no JDK's
        Path first = Files.createDirectories(root.resolve("first"));
        Files.createSymbolicLink(first.resolve("javac"), machine.programs.resolve("cat"));
        Files.delete(root.resolve("pom.xml"));
        Path java = Files.writeString(jdks.resolve("own/bin/java"), "#!/bin/bash\necho found\n");
        assertTrue(java.toFile().setExecutable(true));
        String place =
                variable.equals("PATH")
                        ? "%s:%s:%s/own/bin".formatted(machine.programs, first, jdks)
                        : jdks.toString();
        Ended ended = machine.thaw(Map.of(variable, place), "advise", "--", "true");
        assertEquals("found\n", ended.out(), ended.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"visor --quiet", "script-jvm"})
    void twoFirstStartsAtOnceAreBothServed(String line) throws Exception {
        machine.installFront();
        Files.createFile(
                Files.createDirectories(root.resolve("lib/polyglot"))
                        .resolve("thaw-visor-polyglot.jar"));
        Files.delete(root.resolve(".cache/thaw/visor/image-0123456789abcdef"));
        machine.java("echo '%s'".formatted(machine.programs.resolve("front")));
        // each has written what it found when the first one gives that its name
        machine.program(
                "mv",
                """
                : >"$0.$$"
                for i in {1..2400}; do
                    there=("$0".*)
                    if [ ${#there[@]} -gt 1 ]; then exec /bin/mv "$@"; fi
                    sleep 0.05
                done
                exit 1
                """);
        CompletableFuture<Ended> one = start(line.split(" "));
        CompletableFuture<Ended> other = start(line.split(" "));
        for (Ended ended : List.of(one.get(), other.get())) {
            assertEquals(0, ended.code(), ended.err());
            assertEquals("", ended.err());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"doctor", "cache", "completion"})
    void whatAnotherOneBuildsIsNotBuiltAgain(String command) throws Exception {
        Path jar = root.resolve("command/target/thaw-command.jar");
        Files.createDirectories(jar.getParent());
        Path lock = Files.createDirectories(root.resolve("target")).resolve("build.lock");
        machine.java("");
        machine.program("flock", "exec /usr/bin/flock \"$@\"");
        Process builder =
                new ProcessBuilder("/usr/bin/flock", lock.toString(), "sh", "-c", "echo; cat")
                        .start();
        try {
            builder.getInputStream().read();
            CompletableFuture<Ended> waiting = start(command);
            while (Files.size(machine.calls) == 0) {
                assertFalse(waiting.isDone() && Files.size(machine.calls) == 0);
                Thread.sleep(20);
            }
            Files.createFile(jar);
            builder.getOutputStream().close();
            assertEquals(0, waiting.get().code(), waiting.get().err());
            assertEquals("", machine.called("mvn"));
        } finally {
            builder.destroy();
        }
    }

    /** As an installation has them, or a checkout. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "native-image Hello",
                "function language javascript",
                "visor image --help",
                "demo visor --help"
            })
    void theProgramTakesTheLaunchersPlace(String line) throws Exception {
        if (!line.startsWith("demo")) {
            Files.delete(root.resolve("pom.xml"));
        }
        machine.java("echo $$");
        Ended ended =
                machine.thawAfter(
                        "GRAALVM_HOME=/home; export GRAALVM_HOME; echo $$", line.split(" "));
        assertEquals(0, ended.code(), ended.err());
        List<String> numbers = ended.out().lines().toList();
        assertEquals(2, numbers.size(), ended.out());
        assertEquals(numbers.get(0), numbers.get(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"demo", "test"})
    void noAnswerToAQuestionIsNo(String command) throws Exception {
        if (command.equals("demo")) {
            machine.lacks("mvn");
        }
        Ended ended = machine.thawWithoutAnAnswer(command);
        assertTrue(ended.out().contains("[y/N]"), ended.out());
        assertFalse(machine.installs().contains(" -y "), machine.installs());
        if (command.equals("demo")) {
            assertEquals(69, ended.code(), ended.out());
            assertTrue(ended.out().contains("thaw: nothing was installed."), ended.out());
        } else {
            assertEquals(0, ended.code(), ended.out());
            assertEquals("mvn -B -ntp -fae verify -Dtest.reruns=1", machine.called("mvn"));
        }
    }
}
