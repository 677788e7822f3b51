// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Why the kernel gives a process none of its performance events. */
final class PerformanceEvents {
    /** The most that {@code kernel.perf_event_paranoid} may be for events of one's own programs. */
    private static final int ALLOWED = 2;

    private PerformanceEvents() {}

    static String whatBlocks() {
        return whatBlocks(
                text(Path.of("/proc/sys/kernel/perf_event_paranoid")),
                text(Path.of("/proc/self/status")));
    }

    /**
     * All of it: who lifts one of two would have to come again.
     *
     * @param paranoid the setting's text, empty if it cannot be read
     * @param status of this process
     */
    static String whatBlocks(String paranoid, String status) {
        List<String> causes = new ArrayList<>();
        String setting = paranoid.strip();
        if (setting.matches("-?[0-9]+") && Integer.parseInt(setting) > ALLOWED) {
            causes.add(
                    "kernel.perf_event_paranoid is %s: allow it with 'sysctl kernel.perf_event_paranoid=2', or run as root"
                            .formatted(setting));
        }
        if (status.lines().anyMatch(line -> line.matches("Seccomp:\\s+2"))) {
            causes.add(
                    "this process has a filter of system calls (seccomp), as in a container: run it outside, or start the container with --security-opt seccomp=unconfined --cap-add PERFMON");
        }
        return causes.isEmpty()
                ? "the kernel has no performance events, or this machine does not allow them"
                : String.join("; and ", causes);
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return "";
        }
    }
}
