// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Part;
import dev.thaw.bench.core.Round;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgramTableTest {
    private static final Path MODULE = Part.root(HottubBench.class).resolve("benchmarks/hottub");

    @TempDir private Path directory;

    @Test
    void everyProgramIsThereOnceWithWhatItReads() throws Exception {
        List<TableProgram> programs = TableProgram.read(MODULE);
        assertTrue(programs.size() >= 40, programs.size() + " programs");
        assertEquals(programs.size(), programs.stream().map(TableProgram::name).distinct().count());
        Path inputs = new ProgramInputs(MODULE, directory.resolve("run")).fresh(List.of("made"));
        assertTrue(Files.isDirectory(inputs.resolve("made")));
        for (TableProgram program : programs) {
            for (String argument : program.arguments()) {
                // what begins with the name of the inputs is one of them, but for what is made
                if (argument.matches("[Ss]ample\\.\\w+") && !argument.equals("sample.out")) {
                    assertTrue(
                            Files.exists(inputs.resolve(argument)),
                            program.name() + ": " + argument);
                }
            }
        }
    }

    @Test
    void anArtifactStandsForItsJar() throws Exception {
        TableProgram program =
                new TableProgram(
                        "compiler",
                        List.of("group:compiler:1", "group:library:2"),
                        null,
                        "Main",
                        List.of("-cp", "${library}"),
                        null);
        Path library = Path.of("lib/library-2.jar");
        assertEquals(
                List.of("-cp", "lib/compiler-1.jar:lib/library-2.jar", "Main", "-cp", library + ""),
                program.command(List.of(Path.of("lib/compiler-1.jar"), library)));
        assertThrows(IOException.class, () -> program.command(List.of(Path.of("other.jar"))));
    }

    @Test
    void whatVerificationSaysIsRead() {
        Verification equal =
                Verification.parse(
                        """
                        fresh 1                105.5 ms  status 0
                        first in a server      120.0 ms  status 0
                        warm 1                  12.5 ms  status 0
                        warm 2                  11.5 ms  status 0

                        standard output differs between fresh runs; compared: without numbers
                        EQUAL: 1 fresh and 3 runs in one JVM (status 0, 5 characters of output, 0 files, 60 properties)
                        """);
        assertTrue(equal.equal() && equal.reused());
        assertEquals(List.of(105.5), equal.fresh());
        assertEquals(List.of(120.0, 12.5, 11.5), equal.warm());
        assertEquals("", equal.words());

        Verification refused =
                Verification.parse(
                        """
                        fresh 1                105.5 ms  status 0
                        first in a server      120.0 ms  status 0

                        The program was not reused in one JVM:
                          refused: it loads a library
                        EQUAL, but not reused (status 0)
                        """);
        assertTrue(refused.equal());
        assertFalse(refused.reused());
        assertTrue(refused.words().contains("it loads a library"));

        Verification different =
                Verification.parse("warm run 1: exit status differs\nDIFFERENT: 1 differences\n");
        assertFalse(different.equal() || different.reused());
        assertTrue(different.words().contains("exit status differs"));
    }

    @Test
    void rowsComeFromTheRawData() throws Exception {
        List<TableProgram> programs =
                List.of(
                        new TableProgram("one", null, null, "One", List.of(), null),
                        new TableProgram("two", null, null, "Two", List.of(), null));
        ProgramTable table = new ProgramTable(programs);
        assertEquals(List.of(), table.write(List.of(), directory));
        double[] runs = new double[21];
        java.util.Arrays.fill(runs, 20);
        table.write(List.of(round("one", runs, 1), round("two", runs, 0)), directory);
        String text = Files.readString(directory.resolve("hottub-programs.md"));
        assertTrue(text.contains("Of 2 programs, 1 are reused, and 2 do in all runs"), text);
        assertTrue(text.contains("| one | JDK | 100 | 1.1 | 20 | 20 | 20 | 20 | 20 | 5 |"), text);
        assertTrue(text.contains("- two: it was refused"), text);
    }

    private static Round round(String name, double[] runs, int reused) {
        Measurements to = new Measurements(0);
        to.of(Workshop.WARM);
        to.addFor(Workshop.PLAIN, TableExperiment.FIRST, "ms", 100, 100, 100);
        to.add(TableExperiment.FIRST, "ms", 110, 109, 120);
        to.addFor(Workshop.PLAIN, TableExperiment.FRESH, "ms", 100);
        to.add(TableExperiment.WARM, "ms", runs);
        to.add(TableExperiment.EQUAL, "", 1);
        to.add(TableExperiment.REUSED, "", reused);
        if (reused == 0) {
            to.remark("it was refused");
        }
        return to.of(TableExperiment.PREFIX + name, null);
    }
}
