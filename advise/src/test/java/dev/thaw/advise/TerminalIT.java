// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** At a terminal, whose keys send signals to all of a group. */
class TerminalIT {
    private static final String COMMAND =
            """
            trap 'echo interrupted' INT
            echo ready >&2
            i=0
            while [ $i -lt 20 ]; do sleep 0.1; i=$((i + 1)); done
            """;

    @TempDir private Path directory;

    /** Its output is none, so this JVM has no console. */
    @Test
    void aKeyReachesTheCommandOnce() throws Exception {
        String said = at("exec %s >out", "\003");
        assertEquals("interrupted\n", Files.readString(directory.resolve("out")), said);
    }

    @Test
    void aSignalReachesACommandInTheBackground() throws Exception {
        String said = at("set -m; %s & read -r line; kill -INT $!; wait $!", "\n");
        assertEquals(2, said.split("interrupted").length, said);
    }

    /**
     * @param line in which the command takes the place of %s
     * @return what the terminal has shown
     */
    private String at(String line, String typed) throws Exception {
        Path command = Files.writeString(directory.resolve("command"), COMMAND);
        // those that run tests may have it ignored
        String advise =
                "env --default-signal=INT "
                        + Advised.command("--", "sh", command.toString()).stream()
                                .map(word -> "'" + word + "'")
                                .collect(Collectors.joining(" "));
        Path script = Files.writeString(directory.resolve("script"), line.formatted(advise));
        Process terminal =
                new ProcessBuilder(
                                List.of(
                                        "script",
                                        "--quiet",
                                        "--command",
                                        "sh " + script,
                                        "/dev/null"))
                        .directory(directory.toFile())
                        .redirectErrorStream(true)
                        .start();
        try (InputStream out = terminal.getInputStream();
                OutputStream keys = terminal.getOutputStream()) {
            StringBuilder said = new StringBuilder();
            boolean isTyped = false;
            for (int c = out.read(); c >= 0; c = out.read()) {
                said.append((char) c);
                if (!isTyped && said.toString().endsWith("ready")) {
                    isTyped = true;
                    keys.write(typed.getBytes(StandardCharsets.US_ASCII));
                    keys.flush();
                }
            }
            return said.toString();
        } finally {
            terminal.destroy();
        }
    }
}
