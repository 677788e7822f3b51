// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An object of a program that its reset has left behind costs the server. */
final class HeapWalkIT {
    private static final Map<String, String> LEFT =
            Map.of(
                    "object", "Leaving$Left",
                    "array", "[LLeaving$Left;",
                    "lambda", "Leaving$$Lambda");

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void whatIsLeftInTheHeapIsFound(Path jdk) throws Exception {
        for (String what : LEFT.keySet()) {
            try (Warm warm = new Warm(jdk)) {
                String server = run(warm, "nothing").pid();
                walked(warm, server);
                assertEquals(server, run(warm, what).pid(), warm.status());
                String status = gone(warm, server);
                assertTrue(status.contains("an object of " + LEFT.get(what)), status);
                assertTrue(status.contains("is left in the heap: "), status);
                assertTrue(status.contains("thread Signal Dispatcher"), status);
                Result next = run(warm, what);
                assertNotEquals(server, next.pid(), status);
                assertEquals("null\n", next.rest(), status);
            }
        }
    }

    private static Result run(Warm warm, String what) throws Exception {
        return Warm.finish(
                warm.command(
                                "--add-opens=java.base/java.lang=ALL-UNNAMED",
                                "-cp",
                                Warm.classes().toString(),
                                "Leaving",
                                what)
                        .start());
    }

    private static void walked(Warm warm, String server) throws Exception {
        String status = warm.status();
        for (int i = 0; i < 500 && !status.contains("  heap walk "); i++) {
            Thread.sleep(20);
            status = warm.status();
        }
        assertTrue(status.contains("pid " + server + "  idle  "), status);
        assertTrue(status.contains("  heap walk "), status);
    }

    private static String gone(Warm warm, String server) throws Exception {
        String status = warm.status();
        for (int i = 0; i < 500 && !status.contains("server " + server + " retired"); i++) {
            Thread.sleep(20);
            status = warm.status();
        }
        assertFalse(status.contains("pid " + server), status);
        return status;
    }
}
