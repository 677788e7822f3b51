// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.image;

import dev.thaw.advise.kernel.Event;
import dev.thaw.advise.run.RanProgram;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How long a program has waited for pages of its own file.
 *
 * @param count of accesses that had to wait for the disk
 * @param milliseconds sum of these waits, of all threads
 */
record ColdReads(int count, double milliseconds) {
    private static final double MILLION = 1e6;

    /** A thread's last wait, in nanoseconds. */
    private static final class Wait {
        private long since = -1;
        private long length;
    }

    static ColdReads of(RanProgram program) {
        List<Event.Mapped> own = new ArrayList<>();
        Map<Integer, Wait> waits = new HashMap<>();
        int count = 0;
        long sum = 0;
        for (Event event : program.events()) {
            Wait wait = waits.computeIfAbsent(event.thread(), id -> new Wait());
            switch (event) {
                case Event.Mapped mapped when mapped.file().equals(program.file()) ->
                        own.add(mapped);
                case Event.Stopped stopped ->
                        wait.since = stopped.preempted() ? -1 : stopped.time();
                case Event.Resumed resumed -> {
                    wait.length += wait.since < 0 ? 0 : resumed.time() - wait.since;
                    wait.since = -1;
                }
                // it came back to the program: what it waited for before was something else
                case Event.Sample sample -> wait.length = 0;
                case Event.MajorFault fault -> {
                    if (own.stream().anyMatch(m -> m.contains(fault.address()))) {
                        count++;
                        sum += wait.length;
                    }
                    wait.length = 0;
                }
                default -> {}
            }
        }
        return new ColdReads(count, sum / MILLION);
    }
}
