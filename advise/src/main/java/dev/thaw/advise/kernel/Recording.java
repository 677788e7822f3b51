// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.kernel;

import java.util.Comparator;
import java.util.List;

/**
 * What was recorded of a program and all it has started.
 *
 * @param events in the order of their times
 * @param lost how many the kernel had no room for
 * @param cut whether it ran longer than was recorded
 */
public record Recording(List<Event> events, long lost, boolean cut) {
    public Recording {
        events = events.stream().sorted(Comparator.comparingLong(Event::time)).toList();
    }
}
