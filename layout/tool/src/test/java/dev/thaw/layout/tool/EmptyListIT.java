// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.file;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.profile.PrefetchList;
import dev.thaw.layout.profile.PrefetchTable;
import dev.thaw.layout.program.StartupProgram;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** A build that is told to ask for what a list names, and the list names no page. */
class EmptyListIT {
    @Test
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "one more image; with --soak")
    void isTakenForNoneAndIsTold() throws Exception {
        LayoutImages.record();
        new PrefetchList(StartupProgram.class.getName(), PrefetchTable.Advice.READ, List.of())
                .write(file("empty.prefetch"));
        String output =
                LayoutImages.build(
                                "by-an-empty-list", "cu+any-identity", "--prefetch empty.prefetch")
                        .output();
        assertTrue(output.contains("empty.prefetch names no page"), output);
        Matcher asked = Pattern.compile("the image asks for (\\d+) KiB").matcher(output);
        assertTrue(asked.find(), output);
        // what the profile names; of code of C alone there are at most sixteen pages
        assertTrue(Integer.parseInt(asked.group(1)) > 100, output);
    }
}
