// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrefetchCommandTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "built without -H:",
                "stays in memory",
                "cannot be run",
                "ends with an error",
                "touches nothing of its file",
                "another process records it",
                "built anew meanwhile",
                "owner, mode and other attributes",
                "gives no events, or has lost some",
                "A --list is refused where APP.places is missing or of another build"
            })
    void itsHelpNamesWhatIsRefused(String refusal) {
        String help = LayoutTool.commandLine().getSubcommands().get("prefetch").getUsageMessage();
        String text = help.replaceAll("\\s+", " ");
        assertTrue(text.contains(refusal), text);
    }
}
