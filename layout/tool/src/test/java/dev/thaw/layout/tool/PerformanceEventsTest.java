// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerformanceEventsTest {
    @ParameterizedTest
    @CsvSource({
        "4, 2, perf_event_paranoid is 4",
        "4, 2, seccomp=unconfined",
        "3, 0, perf_event_paranoid is 3",
        "2, 2, seccomp=unconfined",
        "'', 2, seccomp=unconfined",
        "2, 0, the kernel has no performance events"
    })
    void saysWhatBlocks(String paranoid, String seccomp, String said) {
        String status = "Name:\tjava\nNoNewPrivs:\t0\nSeccomp:\t" + seccomp + "\n";
        String blocks = PerformanceEvents.whatBlocks(paranoid + "\n", status);
        assertTrue(blocks.contains(said), blocks);
    }
}
