// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Bar;
import dev.thaw.bench.core.Experiment;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class BarsTest {
    @Test
    void eachBarIsAboutAnExperimentThatIsThere() throws Exception {
        Path any = Path.of("any");
        Places places = new Places(any, any, any, Map.of(), any, any);
        Map<String, List<String>> contenders =
                Stream.concat(
                                VisorBench.all(places, true).stream(),
                                VisorBench.traces(places, null, true).stream())
                        .collect(Collectors.toMap(Experiment::name, Experiment::contenders));
        List<Bar> bars = Bar.of(VisorBench.class);
        assertFalse(bars.isEmpty());
        for (Bar bar : bars) {
            check(contenders, bar, bar.subject());
            if (bar.peer() != null) {
                check(contenders, bar, bar.peer());
            }
        }
        assertEquals(
                contenders.keySet(),
                bars.stream().map(bar -> bar.subject().experiment()).collect(Collectors.toSet()));
    }

    private static void check(Map<String, List<String>> contenders, Bar bar, Bar.Series series) {
        List<String> known = contenders.getOrDefault(series.experiment(), List.of());
        assertTrue(known.contains(series.contender()), bar.id() + ": " + series + " of " + known);
    }
}
