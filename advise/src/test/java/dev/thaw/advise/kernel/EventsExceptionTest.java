// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.kernel;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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

    /** A container may have no /sys; the command that is asked about runs nevertheless. */
    @Test
    void withoutProcessorsThereAreNoEvents(@TempDir Path directory) {
        Path none = directory.resolve("online");
        String message =
                assertThrows(EventsException.class, () -> Recorder.cpus(none)).getMessage();
        assertTrue(message.contains(none.toString()), message);
    }
}
