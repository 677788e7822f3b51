// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import dev.thaw.command.cache.Entry.State;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which entries are to go.
 *
 * @param olderThan those that were not used for so long; null: those of older versions
 * @param limit bytes that may stay, negative for all
 */
record Selection(Duration olderThan, long limit) {
    static final long ALL = -1;

    /** What nobody locks may still be in the making. */
    static final Duration LONGEST_BUILD = Duration.ofHours(2);

    List<Entry> of(List<Entry> entries, Instant now) {
        List<Entry> going = new ArrayList<>();
        List<Entry> staying = new ArrayList<>();
        long left = 0;
        for (Entry entry : entries) {
            if (goes(entry, now)) {
                going.add(entry);
            } else {
                left += entry.size();
                if (entry.state() == State.CURRENT || entry.state() == State.OLDER) {
                    staying.add(entry);
                }
            }
        }
        staying.sort(
                Comparator.comparing((Entry e) -> e.state() == State.CURRENT)
                        .thenComparing(Entry::used));
        for (Entry entry : staying) {
            if (limit < 0 || left <= limit) {
                break;
            }
            going.add(entry);
            left -= entry.size();
        }
        return going;
    }

    private boolean goes(Entry entry, Instant now) {
        boolean old = olderThan != null && entry.used().isBefore(now.minus(olderThan));
        return switch (entry.state()) {
            case UNFINISHED ->
                    entry.kind().lock() != Kind.Lock.NONE
                            || entry.used().isBefore(now.minus(LONGEST_BUILD));
            case OLDER -> old || olderThan == null && limit < 0;
            case CURRENT -> old;
            case IN_USE, REFUSED -> false;
        };
    }
}
