// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.micronaut;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What images are tested with ({@code SnapshotIT}, {@code TrustIT}) holds on a JVM, by the same
 * programs. Which of them hold in images only, {@code docs/snapshots-promises.md} says.
 */
class BothModesTest {
    private static final String GRAPHS = Boolean.getBoolean("it.soak") ? "100000" : "2000";
    private static final int MOST_SECONDS = 600;
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    @TempDir private Path directory;

    @ParameterizedTest
    @CsvSource({
        "trust, RULES",
        "refusals, THREADS",
        "refusals, EXECUTORS",
        "refusals, FILES",
        "refusals, SOCKETS",
        "refusals, PROCESSES",
        "refusals, CLASS_LOADERS",
        "refusals, NATIVE_MEMORY",
        "refusals, REFERENCES",
        "refusals, LOCKS",
        "refusals, THROWABLES",
        "scenario, FILES_KEEP_MODE_AND_OWNER",
        "scenario, FILES_OF_OTHERS_ARE_REFUSED",
        "scenario, KEYS",
        "scenario, HOT_RELOAD",
        "scenario, ORIGINAL_AND_COPY_ARE_INDEPENDENT",
        "scenario, ALL_SLOTS",
        "scenario, SNAPSHOT_OF_A_SNAPSHOT",
        "scenario, WRONG_USE",
        "scenario, CONCURRENT_SNAPSHOTS",
        "scenario, CONCURRENT_PACKS",
        "scenario, CONCURRENT_USE_OF_ONE_SLOT"
    })
    void theSameProgramHoldsOnAJvm(String kind, String name) throws Exception {
        run(kind, name, directory.toString());
    }

    @Test
    void randomGraphsAreEqualOrRefused() throws Exception {
        run("fuzz", "1", GRAPHS, directory.toString());
        run("load-fuzzed", directory.toString());
    }

    private void run(String... arguments) throws Exception {
        Path output = Files.createTempFile("thaw-both-modes", ".txt");
        List<String> command =
                new ArrayList<>(
                        List.of(
                                JAVA.toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                "dev.thaw.doss.program.SnapshotProgram"));
        command.addAll(List.of(arguments));
        Process process =
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile())
                        .start();
        try {
            assertTrue(process.waitFor(MOST_SECONDS, TimeUnit.SECONDS), "it does not end");
            String said = Files.readString(output);
            assertEquals(0, process.exitValue(), said);
            assertTrue(said.endsWith("ok\n"), said);
        } finally {
            process.destroyForcibly();
            Files.delete(output);
        }
    }
}
