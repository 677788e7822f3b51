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
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The launcher while it builds what a command is run by. */
class LauncherSignalsTest {
    /** What builds takes a moment to put its files away. */
    private static final String BUILDS =
            """
            trap 'sleep 0.3; rm "$0.unfinished"; exit 143' TERM
            : >"$0.unfinished"
            echo $$ >"$0.builds"
            while :; do sleep 0.05; done
            """;

    @TempDir private Path root;
    private MadeUpMachine machine;
    private Path java;

    @BeforeEach
    void makeMachine() throws Exception {
        machine = new MadeUpMachine(root);
        machine.installFront();
        Files.delete(root.resolve(".cache/thaw/visor/image-0123456789abcdef"));
        java = root.resolve("jvm/jdk/bin/java");
    }

    private Path beside(String suffix) {
        return java.resolveSibling("java" + suffix);
    }

    /** The first time that it builds: the home of native-image, or the image by it. */
    @ParameterizedTest
    @CsvSource({"INT, 130", "TERM, 143", "HUP, 129"})
    void aSignalToItAloneEndsWhatBuilds(String signal, int status) throws Exception {
        for (Map<String, String> home :
                List.of(Map.of("GRAALVM_HOME", "/home"), Map.<String, String>of())) {
            machine.java(BUILDS);
            Process launcher =
                    machine.thawWithSignals(home, "visor", "--quiet")
                            .redirectErrorStream(true)
                            .start();
            try {
                while (!Files.exists(beside(".builds")) || Files.size(beside(".builds")) == 0) {
                    assertTrue(launcher.isAlive(), () -> textOf(launcher));
                    Thread.sleep(20);
                }
                long builder = Long.parseLong(Files.readString(beside(".builds")).strip());
                String[] kill = {"/bin/kill", "-s", signal, Long.toString(launcher.pid())};
                assertEquals(0, new ProcessBuilder(kill).start().waitFor());
                assertTrue(launcher.waitFor(60, TimeUnit.SECONDS));
                assertEquals(status, launcher.exitValue(), () -> textOf(launcher));
                assertFalse(ProcessHandle.of(builder).isPresent());
                assertFalse(Files.exists(beside(".unfinished")));
                try (Stream<Path> notes = Files.list(root.resolve(".cache/thaw/visor"))) {
                    assertEquals(List.of(), notes.toList());
                }
            } finally {
                launcher.descendants().forEach(ProcessHandle::destroyForcibly);
                launcher.destroyForcibly();
            }
            Files.delete(beside(".builds"));
        }
    }

    private static String textOf(Process process) {
        try {
            return new String(process.getInputStream().readAllBytes());
        } catch (IOException e) {
            return e.toString();
        }
    }

    /** The server has the variables of its user, also where it was built just now. */
    @Test
    void whatIsBuiltIsRunAndNoted() throws Exception {
        machine.java(
                """
                case "$*" in
                    *--thaw-home*) echo /home ;;
                    *) echo "$GRAALVM_HOME" >>"$0.homes"; echo '%s' ;;
                esac
                """
                        .formatted(machine.programs.resolve("front")));
        machine.program("front", "echo \"${GRAALVM_HOME-none} $*\"");
        for (int i = 0; i < 2; i++) {
            Ended ended = machine.thaw("visor", "--port", "1");
            assertEquals("none visor --port 1\n", ended.out(), ended.err());
        }
        assertEquals("/home\n", Files.readString(beside(".homes")));
    }

    @Test
    void aFailedBuildEndsIt() throws Exception {
        machine.java("exit 69");
        Ended ended = machine.thaw("visor");
        assertEquals(69, ended.code(), ended.err());
        assertEquals("", machine.called("front"));
    }

    /** Its container's image has the server that is there. */
    @Test
    void anImageOfAContainerHasTheFront() throws Exception {
        Path front = machine.programs.resolve("front");
        machine.java(
                "case \"$*\" in *' %s:'*FrontImage*) echo '%s' ;; *) echo \"$*\" ;; esac"
                        .formatted(root.resolve("lib/front/thaw-visor-front.jar"), front));
        Ended ended = machine.thaw(Map.of("GRAALVM_HOME", "/home"), "visor", "image", "app.fn");
        assertTrue(
                ended.out().contains(" --front %s --worker ".formatted(front)), ended.toString());
    }
}
