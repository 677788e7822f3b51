// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Bar;
import dev.thaw.bench.core.Experiment;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BarsTest {
    @Test
    void eachBarIsAboutAnExperimentThatIsThere() throws Exception {
        Path any = Path.of("any");
        Map<String, List<String>> contenders =
                RelayoutBench.all(new Places(any, any), true).stream()
                        .collect(Collectors.toMap(Experiment::name, Experiment::contenders));
        List<Bar> bars = Bar.of(RelayoutBench.class);
        for (Bar bar : bars) {
            Stream.of(bar.subject(), bar.peer(), bar.base())
                    .filter(Objects::nonNull)
                    .forEach(series ->
                            assertTrue(
                                    contenders
                                            .getOrDefault(series.experiment(), List.of())
                                            .contains(series.contender()),
                                    bar.id() + ": " + series));
        }
        assertEquals(
                contenders.keySet(),
                bars.stream().map(bar -> bar.subject().experiment()).collect(Collectors.toSet()));
    }
}
