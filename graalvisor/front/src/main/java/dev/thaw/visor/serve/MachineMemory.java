// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What budgets of isolates are counted against, unless the operator says how much. */
final class MachineMemory {
    private MachineMemory() {}

    /** What the kernel, or the control group, lets this machine have. */
    static long bytes() throws IOException {
        long memory = Long.MAX_VALUE;
        for (String line : Files.readAllLines(Path.of("/proc/meminfo"))) {
            if (line.startsWith("MemTotal:")) {
                memory = Long.parseLong(line.replaceAll("\\D", "")) << 10;
            }
        }
        for (String file :
                List.of(
                        "/sys/fs/cgroup/memory.max",
                        "/sys/fs/cgroup/memory/memory.limit_in_bytes")) {
            Path path = Path.of(file);
            if (Files.isReadable(path)) {
                String text = Files.readString(path).strip();
                if (text.matches("\\d{1,18}")) {
                    memory = Math.min(memory, Long.parseLong(text));
                }
            }
        }
        return memory;
    }
}
