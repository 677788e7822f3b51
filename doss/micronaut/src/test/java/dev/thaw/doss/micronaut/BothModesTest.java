// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.micronaut;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What images are tested with ({@code SnapshotIT}, {@code TrustIT}) holds on a JVM, by the same
 * programs. Which of them hold in images only, {@code docs/snapshots-promises.md} says.
 */
class BothModesTest {
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
        File output = directory.resolve("output").toFile();
        Process process =
                new ProcessBuilder(
                                JAVA.toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                "dev.thaw.doss.program.SnapshotProgram",
                                kind,
                                name,
                                directory.toString())
                        .redirectErrorStream(true)
                        .redirectOutput(output)
                        .start();
        try {
            assertTrue(process.waitFor(120, TimeUnit.SECONDS), "it does not end");
        } finally {
            process.destroyForcibly();
        }
        String said = new String(Files.readAllBytes(output.toPath()), StandardCharsets.UTF_8);
        assertEquals(0, process.exitValue(), said);
        assertTrue(said.endsWith("ok\n"), said);
    }
}
