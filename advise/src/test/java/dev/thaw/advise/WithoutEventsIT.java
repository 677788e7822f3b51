// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the kernel records no events for a user: on any machine, by a filter. */
class WithoutEventsIT {
    @Test
    void theCommandRunsAndWhatCouldNotBeSeenIsSaid(@TempDir Path directory) throws Exception {
        Path filter = directory.resolve("filter");
        String source = Path.of("src/test/programs", "without_events.c").toString();
        List<String> compiler = List.of("gcc", "-O1", "-o", filter.toString(), source);
        assertEquals(0, new ProcessBuilder(compiler).inheritIO().start().waitFor());
        List<String> command = new ArrayList<>(List.of(filter.toString()));
        command.addAll(Advised.command("--json", "--", "sh", "-c", "echo ran; exit 5"));
        Advised run = Advised.of(Map.of(), "", command);
        assertEquals("ran\n", run.out());
        assertEquals(5, run.status(), run.err());
        assertTrue(run.number("wall_ms") > 0, run.err());
        assertTrue(run.err().contains("the kernel records no events for this user"), run.err());
    }
}
