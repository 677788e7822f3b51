// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Part;
import dev.thaw.bench.core.Result;
import dev.thaw.bench.core.Typed;
import dev.thaw.bench.process.ReportingProcess;
import dev.thaw.benchmarks.service.WordService;
import dev.thaw.wordnet.WordNetJar;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The service in a native image; the benchmark itself compares all of its answers. */
@EnabledIfSystemProperty(
        named = "thaw.service",
        matches = "true",
        disabledReason =
                "an image with Micronaut and Netty takes six minutes on two cores;"
                        + " to build and test it, run './thaw test -Dthaw.service=true'")
class CacheBenchIT {
    private static final int INSTANCES = 2;
    private static final int METRICS = 10;

    @TempDir private static Path directory;
    private static List<Result> rows;
    private static Path image;

    @BeforeAll
    static void runBenchmark() throws Exception {
        // beside the jar, so that an image is built once for all runs of the test
        Path cache = Path.of(System.getProperty("bench.jar")).resolveSibling("service-image");
        Path results = directory.resolve("results");
        Commands.Done run =
                Typed.runJar(
                        System.getProperty("bench.jar"),
                        List.of(
                                "cache",
                                "--instances=" + INSTANCES,
                                "--rounds=1",
                                "--build-option=-Ob",
                                "--graalvm-home=" + Typed.homeOfToolchain(),
                                "--cache=" + cache,
                                "--results=" + results));
        assertEquals(0, run.status(), run.text());
        Path root = Part.root(CacheBenchIT.class);
        Part cacheBench = Part.of(root, "cache");
        rows = Result.of(cacheBench.readBars(root), cacheBench.raw(results).rounds());
        try (Stream<Path> files = Files.walk(cache)) {
            image =
                    files.filter(file -> file.endsWith("word-service"))
                            .max(Comparator.comparingLong(file -> file.toFile().lastModified()))
                            .orElseThrow();
        }
    }

    @Test
    void everythingIsMeasuredInProcessesAndInIsolates() {
        for (String kind : List.of("processes", "isolates")) {
            String suffix = ".%s %d".formatted(kind, INSTANCES);
            List<Result> all = rows.stream().filter(r -> r.id().endsWith(suffix)).toList();
            assertEquals(METRICS, all.size(), all.toString());
            all.forEach(row -> assertTrue(row.median() > 0, row.toString()));
            assertTrue(
                    all.stream()
                            .filter(row -> row.id().startsWith("private-memory"))
                            .allMatch(row -> row.median() < 0.75),
                    "the dictionary is shared");
        }
    }

    /** Starts the service, asks it once, ends it, and returns what it logged at its start. */
    private static String serve(Path snapshot) throws IOException {
        Path wordNet = WordNetJar.path();
        List<String> command =
                List.of(image.toString(), wordNet.toString(), "1", snapshot.toString());
        try (ReportingProcess process =
                ReportingProcess.start("service", 1, command, report -> {})) {
            ReportingProcess.Event listening = process.await(WordService.LISTENING);
            int port = (int) listening.report().number(WordService.PORT);
            try (HttpConnection connection = new HttpConnection(port)) {
                var found = connection.get("/words/geese");
                assertEquals(200, found.status(), found.body());
                assertTrue(found.body().contains("goose, noun"), found.body());
                var unknown = connection.get("/words/xyzzy");
                assertEquals(404, unknown.status(), unknown.body());
            }
            process.finish();
            return listening.text();
        }
    }

    @Test
    void aFileThatDoesNotFitIsReplacedWhenTheServiceEnds() throws IOException {
        Path snapshot = directory.resolve("wordnet.doss");
        assertTrue(serve(snapshot).contains("starts empty: there is no"));
        long complete = Files.size(snapshot);
        byte[] start = Files.readAllBytes(snapshot);
        Files.write(snapshot, Arrays.copyOf(start, (int) (complete / 2)));
        String log = serve(snapshot);
        assertTrue(log.contains("starts empty, and its file will be replaced"), log);
        assertEquals(complete, Files.size(snapshot));
        log = serve(snapshot);
        assertTrue(log.contains("starts with 1 entries"), log);
        assertFalse(log.contains("WARN"), log);
    }
}
