// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Part;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AllPartsTest {
    @TempDir private Path memory;

    private final List<List<String>> commands = new ArrayList<>();

    /** Of which the first one fails. */
    private List<String> run(StringWriter text) throws Exception {
        Path root = Part.root(Bench.class);
        AllParts.Runs runs =
                command -> {
                    commands.add(command);
                    return commands.size() == 1 ? 1 : 0;
                };
        return new AllParts(root, true, memory, new PrintWriter(text), runs).run();
    }

    @Test
    void howLongIsLeftIsToldByWhatItTookBefore() throws Exception {
        Files.writeString(memory.resolve("took-quick.properties"), "toolchain=70\ndoss=50\n");
        StringWriter first = new StringWriter();
        List<Part> parts = Part.all(Part.root(Bench.class));
        assertEquals(List.of(parts.getFirst().name()), run(first));
        assertEquals(parts.size(), commands.size());
        String begin = first.toString().lines().findFirst().orElseThrow();
        assertTrue(
                begin.startsWith("1 of 10, after 0 min, 2 min left and what these take,"), begin);
        assertTrue(
                begin.contains(": sd, cache, nlp, layout, hottub, visor, relayout, command: "),
                begin);
        assertTrue(commands.getFirst().contains("--quick"));
        // of those that have run since, it is known; the longest time counts
        StringWriter second = new StringWriter();
        assertEquals(List.of(), run(second));
        assertTrue(
                second.toString().startsWith("1 of 10, after 0 min, 2 min left: "),
                second::toString);
    }
}
