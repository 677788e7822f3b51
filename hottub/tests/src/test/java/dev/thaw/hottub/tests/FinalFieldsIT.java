// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.hottub.tests.Warm.Result;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Static fields that are final stay so for all that can ask the JDK. */
final class FinalFieldsIT {
    private static final int RUNS = 3;

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void finalFieldsAreFinalForTheJdkToo(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Result plain = warm.plain("FinalFields");
            assertEquals(0, plain.status(), plain.err());
            String server = null;
            for (int run = 0; run < RUNS; run++) {
                Result result = warm.run("FinalFields");
                assertEquals(plain.rest(), result.rest());
                assertEquals(plain.err(), result.err());
                server = server == null ? result.pid() : server;
                assertEquals(server, result.pid(), warm.idleStatus());
            }
        }
    }
}
