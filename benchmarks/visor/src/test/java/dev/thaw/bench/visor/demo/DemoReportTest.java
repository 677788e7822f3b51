// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DemoReportTest {
    @TempDir Path directory;

    private static DemoFunction function(String name) {
        return new DemoFunction(name, "Java", Path.of("x.fn"), "you", List.of(), Map.of());
    }

    private static DemoRun.Side side(long memory, int processes, double factor) {
        Map<String, List<Double>> millis =
                Map.of(
                        "one", List.of(50 * factor, 2 * factor, 4 * factor),
                        "two", List.of(90 * factor));
        return new DemoRun.Side(
                millis, Map.of(), Map.of("one", "isolates", "two", "jvm"), memory, processes);
    }

    private final DemoReport report =
            new DemoReport(
                    List.of(function("one"), function("two")),
                    3,
                    side(40L << 20, 2, 1),
                    side(400L << 20, 6, 100));

    @Test
    void theTableComparesIsolatesAndProcesses() {
        String table = report.table();
        // the median without the first, which also opens the library
        assertTrue(
                table.contains("| one | Java | isolates | 50.0 | 3.0 | 300.0 | 100.0x |"), table);
        assertTrue(table.contains("| two | Java | jvm | 90.0 | 90.0 | 9000.0 | 100.0x |"), table);
        assertTrue(table.contains("40 MiB in 2 processes"), table);
        assertTrue(table.contains("400 MiB in 6: 10.0x"), table);
    }

    @Test
    void jsonHasTheSame() {
        JsonObject json = JsonParser.parseString(report.json()).getAsJsonObject();
        assertEquals(6, json.get("processes").getAsInt());
        assertEquals(2, json.getAsJsonArray("functions").size());
    }

    @Test
    void jsonIsAsTheSchemaSays() throws IOException {
        Path schema = Path.of("../../docs/schemas/demo-visor.schema.json");
        assertEquals(
                List.of(),
                SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                        .getSchema(Files.readString(schema), InputFormat.JSON)
                        .validate(report.json(), InputFormat.JSON));
    }

    @Test
    void bothSidesAreDrawn() throws IOException {
        DemoReport slower =
                new DemoReport(
                        List.of(function("one"), function("two")),
                        3,
                        side(1, 2, 1),
                        side(1, 6, 200));
        Path file = directory.resolve("demo.svg");
        report.draw(file);
        Path other = directory.resolve("other.svg");
        slower.draw(other);
        assertTrue(Files.readString(file).contains("</svg>"));
        assertTrue(Files.mismatch(file, other) > 0, "both show the same");
    }
}
