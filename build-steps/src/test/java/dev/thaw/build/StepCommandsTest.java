// SPDX-License-Identifier: Apache-2.0
package dev.thaw.build;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How commands are run, and what is made of how they end, with a java that is none. */
class StepCommandsTest {
    @TempDir Path directory;
    private final List<String> log = Collections.synchronizedList(new ArrayList<>());

    private Commands commands(String java) throws IOException {
        Path program = directory.resolve("bin/java");
        Files.createDirectories(program.getParent());
        Files.writeString(program, "#!/bin/sh\n" + java + "\n");
        program.toFile().setExecutable(true);
        return new Commands(directory, List.of(Path.of("a.jar"), Path.of("b.jar")), log::add);
    }

    @Test
    void commandsRunAtTheHomeOfTheToolchainInADirectoryOfTheirOwn() throws Exception {
        Commands commands =
                commands(
                        "case \"$*\" in *--thaw-home) echo assembling; echo /the/home;; *) pwd; echo \"$GRAALVM_HOME $*\";; esac");
        assertEquals(Path.of("/the/home"), commands.home());
        assertEquals(List.of(), log);
        commands.layout(List.of("profile", "x"));
        assertTrue(log.get(0).contains("thaw-build-"), log.toString());
        assertTrue(Files.notExists(Path.of(log.get(0))), log.toString());
        assertEquals(
                "/the/home -XX:TieredStopAtLevel=1 -cp a.jar:b.jar dev.thaw.layout.tool.LayoutTool profile x",
                log.get(1));
    }

    @Test
    void whatACommandSaysIsWhyItFailed() throws Exception {
        fails(
                "thaw function build failed with exit code 3: no such class",
                "echo 'thaw function: reading' >&2; echo 'thaw function: no such class' >&2; exit 3");
        fails(
                "thaw function build failed with exit code 1: no main",
                "echo 'Error: no main'; echo 'Error: see the log'; exit 1");
        fails("thaw function build failed with exit code 7: see above", "exit 7");
    }

    private void fails(String message, String java) throws IOException {
        Commands commands =
                commands("case \"$*\" in *--thaw-home) echo /the/home; exit;; esac; " + java);
        StepException failed =
                assertThrows(StepException.class, () -> commands.function(List.of("build")));
        assertEquals(message, failed.getMessage());
    }

    @Test
    void aToolchainThatCannotBeMadeSaysWhy() throws Exception {
        Commands commands = commands("echo 'Error: gcc is missing' >&2; exit 20");
        StepException failed = assertThrows(StepException.class, commands::home);
        assertEquals("The toolchain cannot be made: gcc is missing", failed.getMessage());
        StepException silent = assertThrows(StepException.class, commands("exit 0")::home);
        assertEquals("The toolchain cannot be made: exit code 0, see above.", silent.getMessage());
    }
}
