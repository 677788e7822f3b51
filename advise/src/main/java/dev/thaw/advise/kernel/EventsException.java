// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.kernel;

import java.io.IOException;

/** The kernel records no events for this user. */
public final class EventsException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private EventsException(String message) {
        super(message);
    }

    static EventsException ofEvents(int error) {
        return new EventsException(
                switch (error) {
                    case SystemCalls.EPERM, SystemCalls.EACCES ->
                            "the kernel records no events for this user; allow it with 'sysctl kernel.perf_event_paranoid=2', in a container also by its filter of system calls (perf_event_open)";
                    default -> "the kernel records no events (error " + error + ")";
                });
    }

    /** One is asked for on each processor, and which there are is not told. */
    static EventsException ofProcessors(IOException failure) {
        return new EventsException("the kernel does not say which processors it has: " + failure);
    }

    /** It locks memory for them, of which a user may have so much for all that is recorded. */
    static EventsException ofMemory(int error) {
        return new EventsException(
                error == SystemCalls.EPERM
                        ? "events take more locked memory than this user has left; raise 'ulimit -l' or 'sysctl kernel.perf_event_mlock_kb', or record one program at a time"
                        : "the kernel has no memory for events (error " + error + ")");
    }
}
