// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.kernel;

/** The kernel records no events for this user. */
public final class EventsException extends RuntimeException {
    private static final long serialVersionUID = 1;

    EventsException(int error) {
        super(
                switch (error) {
                    case SystemCalls.EPERM, SystemCalls.EACCES ->
                            "the kernel records no events for this user; allow it with 'sysctl kernel.perf_event_paranoid=2', in a container also by its filter of system calls (perf_event_open)";
                    default -> "the kernel records no events (error " + error + ")";
                });
    }
}
