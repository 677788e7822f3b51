// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.sd.serializer.Serializers;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MeasureTest {
    private static final Set<String> SMALLEST =
            Set.of(
                    "ARRAY 64",
                    "MATRIX 16",
                    "VALUE 1",
                    "VALUE 2",
                    "VALUE 16",
                    "VALUE 32",
                    "LIST 16",
                    "INT_MAP 16",
                    "STRING_MAP 16");

    @TempDir private Path directory;

    /** The last line of the output, split at tabs. */
    private String[] measure(String operation, String serializer, String workload) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream before = System.out;
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        try {
            String files = directory.toString();
            Measure.main(
                    new String[] {operation, serializer, workload, "1", files, "0", "1", "2", "1"});
        } catch (Exception e) {
            throw new AssertionError(e);
        } finally {
            System.setOut(before);
        }
        return out.toString(StandardCharsets.UTF_8).lines().toList().getLast().split("\t", -1);
    }

    @Test
    void everyOperationIsTimed() {
        for (String operation :
                List.of("serialize", "deserialize", "snapshot", "load", "unload", "collect")) {
            String[] found = measure(operation, "doss", "R<Int>[2]");
            assertEquals(Measure.NANOS, found[0], operation);
            List<String> iterations = List.of(found[1].split(" "));
            assertEquals(2, iterations.size(), operation);
            iterations.forEach(nanos -> assertTrue(Double.parseDouble(nanos) > 0, nanos));
        }
    }

    @Test
    void allOfWhatComesBackIsRead() {
        for (String operation : List.of("use", "loadAndUse")) {
            for (String serializer : List.of("doss", "kryo-ref", "fory")) {
                for (String workload : List.of("List<Client>[2]", "Map<S[8],Client>[16]")) {
                    String[] found = measure(operation, serializer, workload);
                    assertEquals(Measure.NANOS, found[0], serializer + ": " + found[1]);
                }
            }
        }
        Workload clients = Workloads.named("List<Client>[4]");
        long sum = Reading.sum(clients.make(1, 0));
        assertEquals(sum, Reading.sum(clients.make(1, 0)));
        assertNotEquals(sum, Reading.sum(clients.make(1, 1)));
        assertEquals(Measure.REFUSED, measure("use", "kryo-ref", "R<Int>[2]")[0]);
    }

    /** Of each shape, the smallest: libraries know no sizes. */
    @Test
    void allLibrariesBringBackAllShapes() {
        Set<String> others = new TreeSet<>();
        for (Workload w : Workloads.all()) {
            if (!SMALLEST.contains(w.kind() + " " + w.size())) {
                continue;
            }
            for (String serializer : Serializers.all(directory).keySet()) {
                String[] found = measure(Measure.SIZE, serializer, w.name());
                assertEquals(Measure.BYTES, found[0], serializer + " " + w + ": " + found[1]);
                assertTrue(Double.parseDouble(found[1]) > 0, w.name());
                if (!found[2].isEmpty()) {
                    others.add(serializer);
                }
            }
        }
        // Jackson moves times to UTC, DSL-JSON reads some doubles off by a bit.
        assertEquals(Set.of("dsl-json", "jackson"), others);
    }

    @Test
    void sizesOnTheHeapNeedNoSerializer() {
        List<String> found =
                new ArrayList<>(List.of(measure(Measure.SIZE, Measure.HEAP, "Client")));
        assertEquals(Measure.BYTES, found.getFirst());
        assertTrue(Double.parseDouble(found.get(1)) > 1000, found.toString());
    }

    @Test
    void failuresAreSaid() {
        String[] found = measure("serialize", "none", "Client");
        assertEquals(Measure.REFUSED, found[0]);
        assertTrue(found[1].contains("'none'"), found[1]);
    }
}
