// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.micronaut;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What images are tested with ({@code SnapshotIT}, {@code TrustIT}) holds on a JVM, by the same
 * programs: all of them but those that are named, each with the reason.
 */
@Execution(ExecutionMode.CONCURRENT)
class BothModesTest {
    private static final String GRAPHS = Boolean.getBoolean("it.soak") ? "100000" : "2000";
    private static final String LOCKS = "a JVM does not tell who holds a monitor";
    private static final String MOMENT = "a JVM's threads do not wait for it";
    private static final String BUILD = "there are no classes of build time, pins and isolates";
    private static final int MOST_SECONDS = 600;
    private static final Path JAVA = Path.of(System.getProperty("java.home"), "bin", "java");

    @TempDir private Path directory;

    private static final String PROGRAMS = "dev.thaw.doss.program.";

    /** What holds in images only, and why; the page of promises says the same. */
    private static final Map<String, String> IN_IMAGES_ONLY =
            Map.ofEntries(
                    Map.entry("IDENTITIES", "constants are found by their names"),
                    Map.entry("INTERNED", "copies are interned again"),
                    Map.entry("MONITORS", LOCKS),
                    Map.entry("FAILURE_AT_THE_END", LOCKS),
                    Map.entry("STORE_TAKES_OBJECTS_WITHOUT_THEIR_LOCKS", LOCKS),
                    Map.entry("PROTOCOLS", MOMENT),
                    Map.entry("ENTRY_COUNTS", MOMENT),
                    Map.entry("STORE_WHILE_OTHERS_WRITE", MOMENT),
                    Map.entry("STORE_WHILE_OTHERS_HOLD_LOCKS", MOMENT),
                    Map.entry("RUN_TIME_INITIALIZED_CLASS", BUILD),
                    Map.entry("RUN_TIME_INITIALIZED_CLASSES_ALLOWED", BUILD),
                    Map.entry("UNLOAD_REFUSES_PINNED_OBJECTS", BUILD),
                    Map.entry("ISOLATES", BUILD),
                    Map.entry("ISOLATES_TAKE_SNAPSHOTS", BUILD),
                    Map.entry("STORE_ON_A_FULL_DISK", "needs a disk that the test makes for it"));

    static Stream<Arguments> programs() throws ReflectiveOperationException {
        List<Arguments> all = new ArrayList<>();
        for (String scenarios :
                List.of("Snapshot", "Store", "File", "Load", "Collection", "Unload", "Isolate")) {
            add("scenario", scenarios + "Scenarios", all);
        }
        add("trust", "TrustScenarios", all);
        add("threads", "ThreadScenarios", all);
        add("refusals", "Refusals", all);
        return all.stream();
    }

    private static void add(String kind, String programs, List<Arguments> to)
            throws ReflectiveOperationException {
        // Initialized where they run, not here.
        Class<?> all =
                Class.forName(PROGRAMS + programs, false, BothModesTest.class.getClassLoader());
        for (Field field : all.getDeclaredFields()) {
            if (field.isEnumConstant() && !IN_IMAGES_ONLY.containsKey(field.getName())) {
                to.add(Arguments.of(kind, field.getName()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("programs")
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
                                // They run for a moment each.
                                "-XX:TieredStopAtLevel=1",
                                "-XX:+UseSerialGC",
                                "-Dthaw.doss.slotSizeKiB=65536",
                                "-cp",
                                System.getProperty("java.class.path"),
                                PROGRAMS + "SnapshotProgram"));
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
