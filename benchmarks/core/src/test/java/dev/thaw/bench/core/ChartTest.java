// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChartTest {
    private static final Chart CHART = new Chart("first", "First answer", "start", "first answer");

    @TempDir private Path directory;

    @Test
    void eachContenderIsInThePicture() throws Exception {
        Run run = new Run("c0ffee", "a machine", "2026-01-01", "x", false, "0");
        Measurement fast = new Measurement("swift", "first answer", "ms", new double[] {1, 2, 3});
        Measurement slow = new Measurement("tardy", "first answer", "ms", new double[] {500, 700});
        CHART.write(List.of(new Round("start", 0, run, List.of(fast))), directory, "one");
        CHART.write(List.of(new Round("start", 0, run, List.of(fast, slow))), directory, "two");
        // text is drawn as outlines, so it cannot be looked for
        String one = Files.readString(directory.resolve("one-first.svg"));
        String two = Files.readString(directory.resolve("two-first.svg"));
        assertTrue(one.contains("<svg") && two.contains("<svg"));
        assertTrue(two.length() > one.length());
    }

    @Test
    void nothingMeasuredIsNoPicture() throws Exception {
        CHART.write(List.of(), directory, "test");
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(0, files.count());
        }
    }
}
