// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.kernel;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** What has to be changed for events differs by what the kernel refuses. */
class EventsExceptionTest {
    @Test
    void lockedMemoryIsAskedForWhereThatIsWhatLacks() {
        String memory = EventsException.ofMemory(SystemCalls.EPERM).getMessage();
        assertTrue(memory.contains("ulimit -l"), memory);
        assertFalse(memory.contains("paranoid"), memory);
        String events = EventsException.ofEvents(SystemCalls.EPERM).getMessage();
        assertTrue(events.contains("kernel.perf_event_paranoid=2"), events);
        assertTrue(EventsException.ofMemory(12).getMessage().contains("error 12"));
    }
}
