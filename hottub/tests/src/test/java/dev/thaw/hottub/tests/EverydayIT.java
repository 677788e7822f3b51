// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What programs do with the JDK every day is the same in each run. */
final class EverydayIT {
    private static final int RUNS = 3;
    private static final List<String> KINDS =
            List.of(
                    "logging",
                    "http",
                    "services",
                    "locals",
                    "timers",
                    "virtual",
                    "processes",
                    "input",
                    "pools",
                    "texts",
                    "files",
                    "xml",
                    "crypto",
                    "reflection",
                    "zip",
                    "properties",
                    "serialization",
                    "nio",
                    "jmx",
                    "resources");

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void eachRunIsAsInANewJvm(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            warm.run("Probe");
            assertAll(KINDS.stream().map(kind -> (Executable) () -> check(warm, kind)));
        }
    }

    private static void check(Warm warm, String kind) throws IOException, InterruptedException {
        ProcessBuilder plain = warm.program("Everyday", kind);
        plain.environment().put("THAW", "off");
        Result fresh = run(warm, plain);
        for (int i = 0; i < RUNS; i++) {
            Result again = run(warm, warm.program("Everyday", kind));
            assertEquals(fresh.out(), again.out(), kind);
            assertEquals(timeless(fresh.err()), timeless(again.err()), kind);
            assertEquals(fresh.status(), again.status(), kind);
        }
        String status = warm.idleStatus();
        assertEquals(-1, status.indexOf("not reused"), kind + "\n" + status);
    }

    /** Each run has a directory without files. */
    private static Result run(Warm warm, ProcessBuilder builder)
            throws IOException, InterruptedException {
        Path directory = Files.createTempDirectory(warm.directory, "run");
        Process process = builder.directory(directory.toFile()).start();
        try (var in = process.outputWriter()) {
            in.append("one\ntwo\n");
        } catch (IOException e) {
            // It does not read.
        }
        return Warm.finish(process, "");
    }

    /** Log messages begin with the time. */
    private static String timeless(String err) {
        return err.replaceAll("(?m)^.*(AM|PM) ", "time ");
    }
}
