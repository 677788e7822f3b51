// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A server that is killed, fails or has its files taken away costs no later run. */
final class BrokenServerIT {
    @Test
    void aServerKilledWhileItResetsIsReplaced() throws Exception {
        try (Warm warm = new Warm()) {
            for (int i = 0; i < 5; i++) {
                Result result = warm.run("Probe", "files");
                // The status comes before the reset.
                Processes.kill("KILL", Long.parseLong(result.pid()));
                Result next = warm.run("Probe", "count");
                assertEquals("1\n", next.rest());
                assertNotEquals(result.pid(), next.pid());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void aServerThatFailsAfterARunHasDeliveredItAndIsReplaced(Path jdk) throws Exception {
        Map<String, List<String>> reasons = new TreeMap<>();
        reasons.put("state file", List.of("are gone"));
        // A JVM throws it some time after the access, so what finds the file short may come first.
        reasons.put(
                "contents of the state file",
                List.of("the server failed: java.lang.InternalError", "are gone"));
        reasons.put("socket", List.of("are gone"));
        // With the directory goes all that it tells.
        reasons.put("directory", List.of(""));
        for (Map.Entry<String, List<String>> reason : reasons.entrySet()) {
            try (Warm warm = new Warm(jdk)) {
                Result broken = breakServer(warm, reason.getKey());
                assertTrue(Processes.ends(broken.pid()), () -> warm.seen());
                Result next = breaking(warm, "nothing", false);
                assertEquals("nothing\n", next.rest(), next.err());
                assertEquals(0, next.status(), reason.getKey());
                assertEquals(next.pid(), breaking(warm, "nothing", false).pid());
                String status = warm.status();
                assertTrue(
                        reason.getValue().stream().anyMatch(status::contains), () -> warm.seen());
            }
        }
    }

    /** Whether the server's reset finds room is luck: if not, another server follows. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void aRunThatFillsTheHeapIsDeliveredAndTheNextOneIsAsFresh(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Result full = breakServer(warm, "memory");
            if (warm.status().contains("the server failed")) {
                assertTrue(Processes.ends(full.pid()), () -> warm.seen());
            }
            Result next = breaking(warm, "nothing", false);
            assertEquals("nothing\n", next.rest(), next.err());
            assertEquals(0, next.status());
            assertEquals("nothing\n", breaking(warm, "nothing", false).rest());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void aServerWhoseThreadsAreInterruptedGoesOn(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Result interrupted = breakServer(warm, "interrupted threads");
            Result next = breaking(warm, "nothing", false);
            assertEquals(interrupted.pid(), next.pid(), () -> warm.seen());
        }
    }

    /** The second run of a server; it gives what a fresh JVM gives. */
    private static Result breakServer(Warm warm, String what) throws Exception {
        Result plain = breaking(warm, what, true);
        String server = breaking(warm, "nothing", false).pid();
        Result result = breaking(warm, what, false);
        assertEquals(server, result.pid(), () -> warm.seen());
        assertEquals(plain.status(), result.status(), what);
        assertEquals(plain.rest(), result.rest(), what);
        return result;
    }

    private static Result breaking(Warm warm, String what, boolean plain) throws Exception {
        String classes = Warm.classes().toString();
        ProcessBuilder builder = warm.command("-Xmx64m", "-cp", classes, "Breaking", what);
        if (plain) {
            builder.environment().put("THAW", "off");
        }
        return Warm.finish(builder.start());
    }
}
