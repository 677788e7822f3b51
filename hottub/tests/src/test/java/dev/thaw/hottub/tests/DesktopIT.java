// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs that draw without a display are reused: all of java.desktop is as in a new JVM. */
final class DesktopIT {
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void whatDrawsWithoutADisplayIsReused(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Result plain = warm.plain("HeadlessDrawing");
            assertEquals(0, plain.status(), plain.err());
            String server = null;
            for (int run = 0; run < 4; run++) {
                Result result = warm.run("HeadlessDrawing");
                assertEquals(plain.rest(), result.rest(), result.err());
                assertEquals(plain.status(), result.status(), result.err());
                // The heap is walked meanwhile: no object of the desktop is left.
                String status = warm.statusAfterWalk(result.pid());
                assertEquals(server == null ? result.pid() : server, result.pid(), status);
                assertTrue(status.contains("pid " + result.pid() + "  idle  "), status);
                server = result.pid();
            }
        }
    }

    /** Which kind of library is loaded is decided once; the next run may be for the display. */
    @Test
    void whatCouldHaveADisplayIsNotReused() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder = warm.program("Outside", "headless");
            builder.environment().put("DISPLAY", ":77");
            String server = Warm.finish(builder.start()).pid();
            assertNotEquals(server, Warm.finish(builder.start()).pid());
            assertTrue(warm.idleStatus().contains("although there is a display"), warm.status());
        }
    }
}
