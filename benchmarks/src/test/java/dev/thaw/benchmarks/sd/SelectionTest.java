// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Bar;
import dev.thaw.bench.core.Measurement;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Round;
import dev.thaw.sd.micro.Workloads;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SelectionTest {
    private static Selection selection(String... workloads) {
        return new Selection(
                List.of(Mode.NATIVE),
                List.of(workloads),
                Contenders.all(),
                Operation.ofSerializers());
    }

    @Test
    void bracketsInPatternsStandForThemselves() {
        assertTrue(Selection.pattern("List<Client>*").matcher("List<Client>[16]").matches());
        assertTrue(Selection.pattern("Map<S[8],*>[64]").matcher("Map<S[8],Int>[64]").matches());
        assertFalse(Selection.pattern("Int[64]").matcher("Int6").matches());
        assertFalse(Selection.pattern("Int[*]").matcher("List<Int>[64]").matches());
    }

    @Test
    void allIsEveryWorkloadOperationAndContender() {
        int turns = 0;
        for (Map<String, Boolean> contenders : selection().plan().races().values()) {
            for (boolean once : contenders.values()) {
                turns += once ? 1 : 3;
            }
        }
        // 11 contenders are timed in 3 rounds; 10 and the heap have a size
        int appendix = 228 * (2 * 11 * 3 + 11);
        int figures7 = (8 * 2 + 8 * 3 + 7 * 2) * 3;
        assertEquals(appendix + figures7, turns);
    }

    @Test
    void whoOnlyChartsNeedTakesPartOnceAndWhoHasHadATurnNotAgain() {
        Race race = Race.named("native serialize Client");
        Map<String, Boolean> contenders = Map.of("doss", false, "gson", true, "fory", false);
        SdExperiment experiment = new SdExperiment(race, contenders, new Lab(new SdBench()));
        Measurement measured = new Measurement("doss", "time", "ns", new double[] {1});
        Round before =
                new Round(race.name(), 0, null, List.of(measured), Map.of("fory", "cannot do it"));
        assertEquals(3, experiment.missing(0, null).size());
        assertEquals(List.of("gson"), experiment.missing(0, before));
        assertFalse(experiment.missing(1, null).contains("gson"));
        assertEquals(2, experiment.missing(1, null).size());
    }

    private static Round said(int exitCode, String output) {
        Measurements measurements = new Measurements(0);
        measurements.of("kryo");
        SdExperiment.understand(exitCode, output, measurements);
        return measurements.of("native serialize Client", null);
    }

    @Test
    void whatAProcessSaysIsUnderstood() {
        assertArrayEquals(
                new double[] {1.5, 2},
                said(0, "warning\nnanos\t1.5 2.0\n").measurements().getFirst().values());
        assertEquals("why", said(0, "refused\twhy").remark("kryo"));
        assertEquals(12, said(0, "bytes\t12.0\t").measurements().getFirst().values()[0]);
        assertEquals("fields", said(0, "bytes\t12.0\tfields").remark("kryo"));
        String crash = said(139, "a\nSomeError: x\nb").remark("kryo");
        assertTrue(crash.contains("139: SomeError: x"), crash);
    }

    @Test
    void theDefaultIsWhatBarsAndChartsNeed() throws Exception {
        Map<Race, Map<String, Boolean>> races = selection().planOfReport().races();
        int asked = 0;
        for (Bar.Series series : Selection.asked()) {
            for (String experiment : series.experiments()) {
                Race race = Race.named(experiment);
                assertEquals(
                        race.operation() == Operation.SIZE,
                        races.get(race).get(series.contender()),
                        series.toString());
                assertTrue(Workloads.named(race.workload()).size() > 0);
                asked++;
            }
        }
        assertTrue(asked > 300);
        for (Figure figure : Figure.all()) {
            for (String workload : figure.workloads()) {
                Race race = new Race(Mode.NATIVE, figure.operation(), workload);
                assertTrue(
                        races.get(race).keySet().containsAll(figure.contenders()), race.toString());
            }
        }
    }

    @Test
    void figuresHaveTheSizesOfTheDissertation() {
        List<Integer> sizes = Figure.all().stream().map(f -> f.workloads().size()).toList();
        // 7.2 to 7.4, 8.1a to 8.2b, 8.3 to 8.12
        assertEquals(List.of(8, 8, 7, 4, 7, 6, 6, 4, 4, 7, 7, 8, 8, 6, 6, 6, 6), sizes);
    }
}
