// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Typed;
import dev.thaw.sd.cases.Case;
import dev.thaw.sd.cases.Cases;
import dev.thaw.sd.cases.Category;
import dev.thaw.sd.matrix.Column;
import dev.thaw.sd.matrix.Matrix;
import dev.thaw.sd.matrix.Mode;
import dev.thaw.sd.matrix.Outcome;
import dev.thaw.sd.matrix.Outcome.Verdict;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Object snapshots in a native image: in one process, a second isolate and a second process. */
@EnabledIfSystemProperty(
        named = "it.soak",
        matches = "true",
        disabledReason = "a large image of its own; with --soak")
class SdSuiteIT {
    private static final Column DOSS = new Column("doss", Mode.NATIVE);

    private static Matrix matrix;

    @BeforeAll
    static void runSuite() throws Exception {
        Path cache = Path.of(System.getProperty("thaw.workDirectory"), "sd-image");
        List<String> serializers = List.of(DOSS.serializer());
        List<String> image =
                SuiteImage.command(
                        Typed.homeOfToolchain(), cache, serializers, System.out::println);
        matrix = SdSuite.run(serializers, Map.of(Mode.NATIVE, image), System.out::println);
    }

    @Test
    void snapshotsBringBackEverything() {
        Map<String, String> failed = new TreeMap<>();
        for (Case c : Cases.all()) {
            Outcome outcome = matrix.get(c, DOSS);
            if (outcome.verdict() != Verdict.PASS) {
                failed.put(c.name(), outcome.verdict().label());
                System.out.println(c + ": " + outcome.detail());
            }
        }
        assertEquals(Map.of(), failed);
    }

    @Test
    void refusalsNameClassAndPath() {
        for (Case c : Cases.all()) {
            if (c.category() == Category.ROBUSTNESS) {
                String detail = matrix.get(c, DOSS).detail();
                assertTrue(
                        detail.matches("DOSSException: .*(java|sun|jdk)\\.[\\w.$]+.*"),
                        c + ": " + detail);
            }
        }
    }
}
