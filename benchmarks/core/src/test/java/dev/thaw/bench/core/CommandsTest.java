// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CommandsTest {
    private static List<String> shell(String script) {
        return List.of("sh", "-c", script);
    }

    private static void fails(String reason, Duration limit, List<String> command) {
        IOException e =
                assertThrows(IOException.class, () -> Commands.output(command, Map.of(), limit));
        assertTrue(e.getMessage().contains(reason), e.getMessage());
    }

    @Test
    void itsOutputIsReadAndItsFailureHasItsWords() throws Exception {
        Map<String, String> environment = Map.of("WORD", "thaw");
        Duration minute = Duration.ofMinutes(1);
        assertEquals(
                "thaw\n", Commands.output(shell("echo $WORD; echo no >&2"), environment, minute));
        fails("ended with 3: before\nwhy", minute, shell("echo before; echo why >&2; exit 3"));
        fails("has not ended: begun", Duration.ofSeconds(3), shell("echo begun; sleep 600"));
        fails("there is no no-such-command", minute, List.of("no-such-command"));
    }

    @Test
    void whatIsRunMayFailButHasToEnd() throws Exception {
        ProcessBuilder three = new ProcessBuilder(shell("cat; echo no >&2; exit 3"));
        assertEquals(new Commands.Done(3, "in no\n"), Commands.run(three, "in "));
        ProcessBuilder endless = new ProcessBuilder(shell("echo begun; sleep 600"));
        IOException e =
                assertThrows(
                        IOException.class, () -> Commands.run(endless, "", Duration.ofSeconds(3)));
        assertTrue(e.getMessage().endsWith("sleep 600 has not ended: begun"), e.getMessage());
    }

    @Test
    void wordsAreThoseOfTheLineWithValuesInTheirPlaces() {
        assertEquals(
                List.of("cc", "-o", "a b", "--to=c", "7"),
                Commands.words("cc -o {} --to={} {}", "a b", "c", 7));
        assertThrows(RuntimeException.class, () -> Commands.words("cc {}"));
        assertThrows(IllegalArgumentException.class, () -> Commands.words("cc", "a"));
    }
}
