// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;

class ProcessorClockTest {
    @Test
    void aProcessThatWorksUsesTime() throws Exception {
        Process process = new ProcessBuilder("sh", "-c", "while :; do :; done").start();
        try {
            long before = ProcessorClock.nanos(process.pid());
            long now = before;
            while (now == before) {
                now = ProcessorClock.nanos(process.pid());
            }
            assertTrue(now > before);
        } finally {
            process.destroyForcibly().waitFor();
        }
        assertThrows(IOException.class, () -> ProcessorClock.nanos(process.pid()));
    }
}
