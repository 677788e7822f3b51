// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Part;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class BarsTest {
    private static Path notYet() {
        throw new AssertionError("there are no files before an experiment is prepared");
    }

    @Test
    void barsAreAboutExperimentsThatAreThereAndEachHasOne() throws Exception {
        Path any = Path.of("any");
        Places places = new Places(any, any, any, Map.of(), any, BarsTest::notYet);
        List<Experiment> all =
                VisorBench.all(places, null, 0, true, new PrintWriter(Writer.nullWriter()));
        Path root = Part.root(BarsTest.class);
        Part part = Part.of(root, "visor");
        assertEquals(List.of(), part.unknown(root, all));
        assertEquals(
                all.stream().map(Experiment::name).collect(Collectors.toSet()),
                part.readBars(root).stream()
                        .map(bar -> bar.subject().experiment())
                        .collect(Collectors.toSet()));
    }
}
