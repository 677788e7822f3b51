// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static dev.thaw.doss.rules.Verdicts.isData;
import static dev.thaw.doss.rules.Verdicts.refuses;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Threads that wait for what others do with atomic objects. */
class ProtocolFlowTest {
    static class TicketLock {
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicInteger serving = new AtomicInteger();

        void lock() {
            int ticket = next.getAndIncrement();
            while (serving.get() != ticket) {
                Thread.onSpinWait();
            }
        }

        void unlock() {
            serving.incrementAndGet();
        }
    }

    static class LongTicketLock {
        private final AtomicLong next = new AtomicLong();
        private volatile long serving;

        private long ticket() {
            return next.getAndIncrement();
        }

        void lock() {
            long ticket = ticket();
            while (serving < ticket) {
                Thread.onSpinWait();
            }
        }
    }

    static class TryLock {
        private final AtomicInteger users = new AtomicInteger();

        boolean enter() {
            return users.getAndAdd(1) == 0;
        }
    }

    static class Permits {
        private final AtomicInteger permits = new AtomicInteger(3);

        boolean enter() {
            if (permits.decrementAndGet() < 0) {
                permits.incrementAndGet();
                return false;
            }
            return true;
        }
    }

    static class ByUpdate {
        private final AtomicReference<Boolean> held = new AtomicReference<>(false);

        boolean enter() {
            return !held.getAndUpdate(h -> true) ? true : false;
        }
    }

    static class ByComparison {
        private final AtomicLong users = new AtomicLong();

        boolean enter() {
            return Long.compare(users.incrementAndGet(), 1) <= 0;
        }
    }

    static class TurnItself extends AtomicInteger {
        boolean enter() {
            return getAndIncrement() == 0;
        }
    }

    static class Elements {
        private final AtomicBoolean[] held = new AtomicBoolean[4];

        boolean enter(int i) {
            return held[i].compareAndSet(false, true);
        }
    }

    static class References {
        private final AtomicReference<?>[][] owners = new AtomicReference<?>[2][2];

        boolean leave(int i) {
            return owners[i][0].compareAndSet(null, null);
        }
    }

    static class InList {
        private final List<AtomicBoolean> held = new ArrayList<>();

        boolean enter(int i) {
            return !held.get(i).getAndSet(true);
        }
    }

    static class Counts {
        private final AtomicIntegerArray counts = new AtomicIntegerArray(4);

        boolean enter(int i) {
            return counts.getAndIncrement(i) == 0;
        }
    }

    /** Numbers things, and counts them. */
    static class Numbering {
        private static final AtomicLong NEXT = new AtomicLong();
        private final AtomicLong next = new AtomicLong();
        private final AtomicInteger turn = new AtomicInteger();
        private final AtomicInteger[] counts = new AtomicInteger[2];
        private final List<String> names = new ArrayList<>();
        final long id = NEXT.incrementAndGet();
        long last;

        String name() {
            counts[0].incrementAndGet();
            names.add("n" + next.getAndIncrement());
            last = next.get();
            return names.get(turn.getAndIncrement() % names.size());
        }

        boolean isSame(Numbering other) {
            return id == other.id && next.get() > 0;
        }
    }

    static class Passed {
        String name;

        static boolean enter(AtomicBoolean held) {
            return held.compareAndSet(false, true);
        }
    }

    @Test
    void countersByWhichThreadsWaitAreFound() {
        refuses(
                Reason.PROTOCOL,
                TicketLock.class,
                LongTicketLock.class,
                TryLock.class,
                Permits.class);
        refuses(
                Reason.PROTOCOL,
                ByUpdate.class,
                ByComparison.class,
                TurnItself.class,
                Counts.class);
    }

    @Test
    void elementsByWhichThreadsWaitAreFound() {
        refuses(Reason.PROTOCOL, Elements.class, References.class, InList.class);
    }

    @Test
    void countersAreData() {
        for (Class<?> type : List.of(Numbering.class, Passed.class, AtomicInteger.class)) {
            isData(type);
        }
    }
}
