// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Part;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class BarsTest {
    @Test
    void barsAreAboutExperimentsThatAreThereAndEachHasOne() throws Exception {
        List<Experiment> all = new RelayoutBench().experiments();
        Path root = Part.root(BarsTest.class);
        Part part = Part.of(root, "relayout");
        assertEquals(List.of(), part.unknown(root, all));
        assertEquals(
                all.stream().map(Experiment::name).collect(Collectors.toSet()),
                part.readBars(root).stream()
                        .flatMap(bar -> bar.subject().experiments().stream())
                        .collect(Collectors.toSet()));
    }
}
