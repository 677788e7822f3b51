// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class CommandsPageIT {
    @Test
    void thePageSaysWhatTheCommandsSay() throws Exception {
        Made.check("docs/commands.md", new CommandsPage(Commands.all().toList()).text());
    }

    @Test
    void exitCodesAreUnderstood() {
        assertEquals(
                Map.of(
                        0,
                        "done",
                        1,
                        "native-image failed",
                        2,
                        "wrong usage, or a file that cannot be used"),
                ExitCodes.of(
                        "0; 1 native-image failed; 2 wrong usage, or a file that cannot be used"));
        assertEquals(
                Map.of(0, "done", 1, "refused or failed", 3, "no server"),
                ExitCodes.of("0: done, 1: refused or failed, 3: no server"));
        assertEquals(
                Map.of(-1, "those of native-image", 2, "wrong usage"),
                ExitCodes.of("those of native-image; 2 wrong usage"));
        assertEquals(
                "0 shown, 2 wrong usage",
                ExitCodes.textOf(
                        "Usage: x\n\nExit codes: 0 shown,\n2 wrong usage. More.\n\nExample: x\n"));
        assertEquals("", ExitCodes.textOf("Usage: x\n"));
    }
}
