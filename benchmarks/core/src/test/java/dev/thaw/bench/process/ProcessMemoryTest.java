// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProcessMemoryTest {
    private static final List<String> LINES =
            """
            5558a8342000-7ffe28c3e000 ---p 00000000 00:00 0                          [rollup]
            Rss:                1604 kB
            Pss:                 440 kB
            Pss_Dirty:           116 kB
            Shared_Clean:       1424 kB
            Private_Clean:        64 kB
            Private_Dirty:       116 kB
            """
                    .lines()
                    .toList();

    @Test
    void readsWhatTheKernelSays() throws IOException {
        ProcessMemory memory = ProcessMemory.parse(LINES, "file");
        assertEquals(new ProcessMemory(1604 << 10, 440 << 10, 64 << 10, 116 << 10), memory);
        assertEquals(180 << 10, memory.privateBytes());
    }

    @Test
    void namesWhatIsMissing() {
        IOException e =
                assertThrows(
                        IOException.class, () -> ProcessMemory.parse(LINES.subList(0, 3), "file"));
        assertTrue(e.getMessage().startsWith("file does not say Private_Clean"), e.getMessage());
    }

    @Test
    void measuresALiveProcess() throws IOException {
        ProcessMemory memory = ProcessMemory.of(ProcessHandle.current().pid());
        assertTrue(memory.proportional() <= memory.resident(), memory.toString());
        assertTrue(memory.privateBytes() <= memory.proportional(), memory.toString());
        assertTrue(memory.privateDirty() > 0, memory.toString());
    }
}
