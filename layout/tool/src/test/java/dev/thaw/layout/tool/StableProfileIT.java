// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static dev.thaw.layout.tool.LayoutImages.OUTPUT;
import static dev.thaw.layout.tool.LayoutImages.file;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.layout.tool.LayoutImages.Result;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What a profile in version control has to be: text that changes little, and is small. */
class StableProfileIT {
    private static final int LARGEST = 1 << 20;

    @BeforeAll
    static void buildImage() throws Exception {
        LayoutImages.record();
    }

    /** Of a start of its own. */
    private static Path recorded(String name) throws Exception {
        Path trace = file(name + ".startup");
        Map<String, String> environment = Map.of("THAW_STARTUP_TRACE", trace.toString());
        assertEquals(
                new Result(0, OUTPUT),
                LayoutImages.run(environment, List.of("./app.instrumented")));
        return profile(name, trace);
    }

    private static Path profile(String name, Path trace) throws Exception {
        Path profile = file(name + ".profile");
        ProfileCommand.make(
                List.of(trace),
                file("app.instrumented.index"),
                profile,
                new PrintWriter(Writer.nullWriter()));
        return profile;
    }

    /** Which of two threads is the first to execute what both do is open. */
    @Test
    void recordingTheSameStartAgainChangesFewLines() throws Exception {
        List<String> monday = Files.readAllLines(recorded("monday"));
        List<String> tuesday = Files.readAllLines(recorded("tuesday"));
        int most = Math.max(monday.size(), tuesday.size());
        Set<String> common = new HashSet<>(monday);
        common.retainAll(tuesday);
        assertTrue(common.size() >= 0.97 * most, common.size() + " of " + most + " lines");
        int inOrder = inBoth(monday, tuesday);
        assertTrue(inOrder >= 0.85 * most, inOrder + " of " + most + " lines in one order");
    }

    /** Lines that a comparison of both finds again, in the same order. */
    private static int inBoth(List<String> a, List<String> b) {
        int[] longest = new int[b.size() + 1];
        for (String line : a) {
            int before = 0;
            for (int i = 0; i < b.size(); i++) {
                int upTo = longest[i + 1];
                longest[i + 1] = line.equals(b.get(i)) ? before + 1 : Math.max(upTo, longest[i]);
                before = upTo;
            }
        }
        return longest[b.size()];
    }

    @Test
    void oneTraceMakesOneProfileWhichIsSmall() throws Exception {
        Path once = recorded("once");
        Path again = profile("again-of-once", file("once.startup"));
        assertEquals(-1, Files.mismatch(once, again));
        assertTrue(Files.size(once) < LARGEST, Files.size(once) + " bytes");
    }
}
