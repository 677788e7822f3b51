// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import dev.thaw.advise.kernel.Event;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Where a JVM's code lies. HotSpot keeps it in three heaps, one behind the other in its
 * reservation: methods of the first compiler, which still count; the interpreter and stubs; methods
 * of the second compiler. With a small code cache there is one heap for all.
 *
 * @param counting methods of the first compiler
 * @param interpreter also stubs, which compiled code calls
 * @param optimised methods of the second compiler
 */
record CodeCache(Range counting, Range interpreter, Range optimised) {
    /** Default of ReservedCodeCacheSize with three heaps; a larger one is an option. */
    private static final long MOST = 2048L << 20;

    private static final int HEAPS = 3;

    record Range(long begin, long end) {
        boolean contains(long address) {
            return address >= begin && address < end;
        }
    }

    /**
     * By the memory of no file that a JVM has mapped to execute.
     *
     * @return none if there are not three heaps
     */
    static Optional<CodeCache> of(List<Event.Mapped> anonymous) {
        List<Range> heaps = new ArrayList<>();
        for (Event.Mapped one :
                anonymous.stream().sorted(Comparator.comparingLong(Event.Mapped::begin)).toList()) {
            long end = one.begin() + one.size();
            if (!heaps.isEmpty() && one.begin() <= heaps.getLast().end()) {
                Range last = heaps.removeLast();
                heaps.add(new Range(last.begin(), Math.max(last.end(), end)));
            } else {
                heaps.add(new Range(one.begin(), end));
            }
        }
        for (int i = 0; i + HEAPS <= heaps.size(); i++) {
            if (heaps.get(i + HEAPS - 1).end() - heaps.get(i).begin() < MOST) {
                return Optional.of(new CodeCache(heaps.get(i), heaps.get(i + 1), heaps.get(i + 2)));
            }
        }
        return Optional.empty();
    }
}
