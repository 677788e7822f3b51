// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private static Run run(int status, String out, Map<String, String> files) {
        return new Run(
                status, out, "", new TreeMap<>(files), new TreeMap<>(Map.of("user.dir", "/work")));
    }

    private static List<String> differences(List<Run> fresh, Run warm) {
        return new Comparison(fresh, List.of(warm)).differences();
    }

    @Test
    void equalRunsHaveNoDifferences() {
        Run one = run(0, "a\nb\n", Map.of("file", "1"));
        assertEquals(List.of(), differences(List.of(one, one), one));
    }

    @Test
    void statusOutputFilesAndPropertiesAreCompared() {
        Run one = run(0, "a\nb\n", Map.of("file", "1"));
        List<Run> fresh = List.of(one, one);
        assertTrue(
                differences(fresh, run(1, "a\nb\n", Map.of("file", "1")))
                        .get(0)
                        .contains("exit status"));
        assertTrue(
                differences(fresh, run(0, "a\nc\n", Map.of("file", "1")))
                        .get(0)
                        .contains("line 2"));
        assertTrue(differences(fresh, run(0, "a\nb\n", Map.of())).get(0).contains("missing"));
        assertTrue(
                differences(fresh, run(0, "a\nb\n", Map.of("file", "2")))
                        .get(0)
                        .contains("instead of"));
        Run other =
                new Run(
                        0,
                        "a\nb\n",
                        "",
                        new TreeMap<>(Map.of("file", "1")),
                        new TreeMap<>(Map.of("left", "x", "user.dir", "/work")));
        assertTrue(differences(fresh, other).get(0).contains("left should not be there"));
    }

    @Test
    void timesAreNotComparedIfTheyVary() {
        List<Run> fresh =
                List.of(
                        run(0, "took  12 ms\ndone\n", Map.of()),
                        run(0, "took  70 ms\ndone\n", Map.of()));
        assertEquals(List.of(), differences(fresh, run(0, "took   1 ms\ndone\n", Map.of())));
        assertEquals(1, differences(fresh, run(0, "took 1 ms\nfailed\n", Map.of())).size());
        Comparison comparison = new Comparison(fresh, List.of());
        assertTrue(comparison.remarks().get("standard output").contains("without numbers"));
    }

    @Test
    void theOrderOfLinesMattersUnlessItVaries() {
        Run ab = run(0, "a\nb\n", Map.of());
        Run ba = run(0, "b\na\n", Map.of());
        assertEquals(1, differences(List.of(ab, ab), ba).size());
        assertEquals(List.of(), differences(List.of(ab, ba), ba));
        assertEquals(1, differences(List.of(ab, ba), run(0, "a\nc\n", Map.of())).size());
    }

    @Test
    void identityHashCodesAreNoDifferenceButARemark() {
        Run fresh = run(0, "a Permission@7b23ec81 (\n", Map.of());
        Run warm = run(0, "a Permission@410d8482 (\n", Map.of());
        Comparison comparison = new Comparison(List.of(fresh, fresh), List.of(warm));
        assertEquals(List.of(), comparison.differences());
        assertTrue(comparison.remarks().get("standard output").contains("identity hash codes"));
        assertEquals(1, differences(List.of(fresh), run(0, "a Set@410d8482 (\n", Map.of())).size());
    }
}
