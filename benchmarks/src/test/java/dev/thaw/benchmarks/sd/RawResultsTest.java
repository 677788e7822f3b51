// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import static dev.thaw.benchmarks.sd.SampleResults.ENVIRONMENT;
import static dev.thaw.benchmarks.sd.SampleResults.cell;
import static dev.thaw.benchmarks.sd.SampleResults.settings;
import static dev.thaw.benchmarks.sd.SampleResults.time;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RawResultsTest {
    private static final Cell CELL = cell("Client", Operation.SERIALIZE, Contenders.KRYO);

    @TempDir private Path directory;

    private Path file() {
        return directory.resolve(RawResults.FILE);
    }

    private RawResults resume(String commit, boolean force) throws IOException {
        return RawResults.resume(file(), settings(commit), ENVIRONMENT, force);
    }

    @Test
    void everyMeasurementIsStoredAtOnce() throws IOException {
        RawResults results = SampleResults.in(file());
        time(results, CELL, 1, 10, 20.5);
        assertEquals(results.of(CELL), RawResults.read(file()).of(CELL));
        time(results, CELL, 2, 11);
        RawResults read = RawResults.read(file());
        assertEquals(List.of(10.0, 20.5), read.of(CELL).getFirst().nanos());
        assertEquals(2, read.of(CELL).size());
        assertEquals(settings("0123abc"), read.settings());
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(List.of(file()), files.toList());
        }
    }

    @Test
    void whatIsThereIsNotMeasuredAgain() throws IOException {
        Plan plan = new Plan();
        plan.add(Mode.NATIVE, "Client", Operation.SERIALIZE, List.of("doss", Contenders.KRYO), 3);
        time(SampleResults.in(file()), CELL, 2, 10);
        RawResults resumed = resume("0123abc", false);
        assertEquals(6, plan.steps().size());
        assertEquals(5, plan.missing(resumed).size());
        assertFalse(plan.missing(resumed).contains(new Plan.Step(CELL, 2)));
    }

    @Test
    void otherSettingsAreRefusedUnlessTheyAreWanted() throws IOException {
        time(SampleResults.in(file()), CELL, 1, 10);
        IOException e = assertThrows(IOException.class, () -> resume("fff", false));
        assertTrue(e.getMessage().contains("commit: now fff, there 0123abc"), e.getMessage());
        assertTrue(e.getMessage().contains("--fresh"), e.getMessage());
        assertTrue(resume("fff", true).has(CELL, 1));
    }

    @Test
    void withoutAFileNothingIsThere() throws IOException {
        assertTrue(resume("0123abc", false).isEmpty());
        IOException e = assertThrows(IOException.class, () -> RawResults.read(file()));
        assertTrue(e.getMessage().contains("there is no"), e.getMessage());
    }

    private String head() throws IOException {
        Path other = directory.resolve("other");
        time(SampleResults.in(other), CELL, 1, 10);
        return Files.readString(other).lines().findFirst().orElseThrow() + "\n";
    }

    @Test
    void aLineThatWasNotWrittenToItsEndDoesNotCount() throws IOException {
        RawResults results = SampleResults.in(file());
        time(results, CELL, 1, 10);
        String whole = Files.readString(file());
        time(results, CELL, 2, 11);
        Files.writeString(file(), Files.readString(file()).substring(0, whole.length() + 20));
        RawResults resumed = resume("0123abc", false);
        assertEquals(1, resumed.of(CELL).size());
        time(resumed, CELL, 2, 12);
        assertEquals(List.of(12.0), RawResults.read(file()).of(CELL).get(1).nanos());
    }

    @Test
    void damagedFilesAreSaidToBe() throws IOException {
        for (String text :
                List.of(
                        "",
                        "{",
                        "[]",
                        "{\"settings\": {}}",
                        "null",
                        "{\"measurements\": [null]}")) {
            Files.writeString(file(), text);
            IOException e = assertThrows(IOException.class, () -> RawResults.read(file()), text);
            assertTrue(e.getMessage().contains("--fresh"), e.getMessage());
        }
    }
}
