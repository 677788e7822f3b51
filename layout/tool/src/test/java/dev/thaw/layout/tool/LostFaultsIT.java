// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Page faults for which the kernel has no room, as nobody takes those before. */
class LostFaultsIT {
    /** Each process faults on more than a hundred pages; there is room for 8192 on a processor. */
    private static final int PROCESSES_OF_A_PROCESSOR = 200;

    @Test
    void arePartOfNoRecord() throws Exception {
        int processes = PROCESSES_OF_A_PROCESSOR * Runtime.getRuntime().availableProcessors();
        String many = "for i in $(seq %d); do /bin/true; done".formatted(processes);
        Process process =
                new ProcessBuilder("sh", "-c", "read -r _ && exec sh -c \"$1\"", "sh", many)
                        .start();
        try (PageFaultRecorder recorder = new PageFaultRecorder(process.pid())) {
            process.getOutputStream().write('\n');
            process.getOutputStream().close();
            assertEquals(0, process.waitFor());
            LayoutException e = assertThrows(LayoutException.class, recorder::events);
            assertTrue(e.getMessage().startsWith("page faults were lost"), e.getMessage());
        }
    }
}
