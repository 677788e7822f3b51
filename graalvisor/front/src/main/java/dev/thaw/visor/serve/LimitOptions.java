// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.client.Size;
import dev.thaw.visor.http.HttpLimits;
import java.io.IOException;
import picocli.CommandLine.Option;

/** How much the server takes on, and how long it waits. */
final class LimitOptions {
    private static final long LEAST_MEMORY = 1 << 20;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = Size.class,
            description = "of all isolates together; default: three quarters of the machine's")
    Long memory;

    @Option(
            names = "--max-function",
            paramLabel = "SIZE",
            converter = Size.class,
            defaultValue = "1g",
            description = "of a function's files; default: ${DEFAULT-VALUE}")
    long maxFunction;

    @Option(
            names = "--connections",
            paramLabel = "N",
            defaultValue = "4096",
            description = "at one time; default: ${DEFAULT-VALUE}")
    int connections;

    @Option(names = "--head-ms", hidden = true, defaultValue = "10000")
    long headMillis;

    @Option(names = "--stall-ms", hidden = true, defaultValue = "30000")
    long stallMillis;

    @Option(
            names = "--grace-ms",
            paramLabel = "MS",
            defaultValue = "2000",
            description = "for a cancelled call to end; default: ${DEFAULT-VALUE}")
    long grace;

    @Option(
            names = "--retire-ms",
            paramLabel = "MS",
            defaultValue = "30000",
            description =
                    "for the other calls of a worker that is given up; default: ${DEFAULT-VALUE}")
    long retire;

    @Option(
            names = "--drain-ms",
            paramLabel = "MS",
            defaultValue = "30000",
            description = "for calls to end at SIGTERM; default: ${DEFAULT-VALUE}")
    long drain;

    /** What no server could hold to. */
    void check() throws IOException {
        checkLeast("--connections", connections, 1);
        checkLeast("--grace-ms", grace, 0);
        checkLeast("--retire-ms", retire, 0);
        checkLeast("--drain-ms", drain, 0);
    }

    private static void checkLeast(String option, long value, long least) throws IOException {
        if (value < least) {
            throw new IOException("%s must be %d or more, not %d".formatted(option, least, value));
        }
    }

    long memory() throws IOException {
        if (memory != null && memory < LEAST_MEMORY) {
            throw new IOException("--memory must be 1m or more, not " + memory + " bytes");
        }
        return memory != null ? memory : MachineMemory.bytes() / 4 * 3;
    }

    HttpLimits http() {
        return new HttpLimits(
                connections,
                HttpLimits.DEFAULT.header(),
                headMillis,
                stallMillis,
                HttpLimits.DEFAULT.idleMillis(),
                HttpLimits.DEFAULT.wholeMillis(),
                HttpLimits.DEFAULT.wholeRate());
    }
}
