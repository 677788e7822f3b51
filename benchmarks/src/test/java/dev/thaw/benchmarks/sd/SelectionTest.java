// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.benchmarks.sd.Plan.Step;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SelectionTest {
    private static Selection selection(String... workloads) {
        return new Selection(
                List.of(Mode.NATIVE),
                List.of(workloads),
                Contenders.all(),
                Operation.ofSerializers(),
                3);
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
        Set<Step> steps = new HashSet<>(selection().plan().steps());
        // 11 contenders are timed in 3 rounds; 10 and the heap have a size
        int appendix = 228 * (2 * 11 * 3 + 11);
        int figures7 = (8 * 2 + 8 * 3 + 7 * 2) * 3;
        assertEquals(appendix + figures7, steps.size());
    }

    @Test
    void contendersTakeTurns() {
        List<Step> steps = selection("Client").plan().steps();
        List<String> first = order(steps, 1);
        List<String> second = order(steps, 2);
        assertEquals(Contenders.all(), first);
        assertEquals(Set.copyOf(first), Set.copyOf(second));
        assertNotEquals(first.getFirst(), second.getFirst());
    }

    private static List<String> order(List<Step> steps, int round) {
        return steps.stream()
                .filter(s -> s.round() == round && s.cell().operation() == Operation.SERIALIZE)
                .map(s -> s.cell().contender())
                .toList();
    }

    @Test
    void theDefaultIsWhatBarsAndChartsNeed() throws Exception {
        Set<Cell> cells =
                selection().planOfReport().steps().stream()
                        .map(Step::cell)
                        .collect(Collectors.toSet());
        for (Cell cell : Asked.cells()) {
            assertTrue(cells.contains(cell), cell.toString());
        }
        for (Figure figure : Figure.all()) {
            for (String workload : figure.workloads()) {
                for (String contender : figure.contenders()) {
                    Cell cell = new Cell(Mode.NATIVE, workload, figure.operation(), contender);
                    assertTrue(cells.contains(cell), cell.toString());
                }
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
