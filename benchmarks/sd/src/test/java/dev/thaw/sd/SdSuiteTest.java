// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import dev.thaw.sd.cases.Case;
import dev.thaw.sd.cases.Cases;
import dev.thaw.sd.cases.Category;
import dev.thaw.sd.matrix.Column;
import dev.thaw.sd.matrix.Matrix;
import dev.thaw.sd.matrix.Mode;
import dev.thaw.sd.matrix.Outcome.Verdict;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Object snapshots on a JVM, and the JDK's serialization to compare with. */
class SdSuiteTest {
    private static final Column DOSS = new Column("doss", Mode.JVM);
    private static final Column JAVA = new Column("java", Mode.JVM);

    private static Matrix matrix;

    @BeforeAll
    static void runSuite() throws Exception {
        matrix =
                SdSuite.run(
                        List.of(DOSS.serializer(), JAVA.serializer()),
                        Map.of(Mode.JVM, SdSuite.onThisJvm()),
                        line -> {});
    }

    @Test
    void categoriesHaveTheDissertationsNumberOfCases() {
        assertEquals(7, casesOf(Category.SIMPLE));
        assertEquals(25, casesOf(Category.COMPLEX));
        assertEquals(34, casesOf(Category.COLLECTIONS));
        assertEquals(24, casesOf(Category.JDK));
        assertEquals(4, casesOf(Category.REFLECTION));
        assertEquals(12, casesOf(Category.ROBUSTNESS));
        assertEquals(
                Cases.all().size(),
                Cases.all().stream().map(Case::name).distinct().count(),
                "names are unique");
    }

    private static long casesOf(Category category) {
        return Cases.all().stream().filter(c -> c.category() == category).count();
    }

    @Test
    void snapshotsBringBackEverything() {
        for (Case c : Cases.all()) {
            assertEquals(
                    Verdict.PASS, matrix.get(c, DOSS).verdict(), c + ": " + matrix.get(c, DOSS));
        }
    }

    @Test
    void anotherSerializerRefusesAndErrs() {
        assertEquals(Verdict.REFUSED, verdict("Address"));
        assertEquals(Verdict.WRONG, verdict("Hashtable"));
        assertEquals(Verdict.PASS, verdict("HashMap"));
        assertEquals(Verdict.PASS, verdict("Thread"));
    }

    private static Verdict verdict(String name) {
        Case c = Cases.all().stream().filter(x -> x.name().equals(name)).findFirst().orElseThrow();
        return matrix.get(c, JAVA).verdict();
    }

    @Test
    void reportsHaveEveryCase() {
        List<JsonElement> json = JsonParser.parseString(matrix.json()).getAsJsonArray().asList();
        assertEquals(2 * Cases.all().size(), json.size());
        for (Case c : Cases.all()) {
            assertTrue(matrix.text().contains("\n" + c.name() + " "), c.name());
        }
        assertTrue(matrix.html().contains("class=\"wrong\""), matrix.html());
        assertTrue(matrix.summary().lines().anyMatch(l -> l.startsWith("all")), matrix.summary());
    }
}
