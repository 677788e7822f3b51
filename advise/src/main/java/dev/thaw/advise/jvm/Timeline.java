// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import dev.thaw.advise.jvm.Places.Place;
import dev.thaw.advise.kernel.Event;
import dev.thaw.advise.kernel.Recorder;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Goes through the events of a JVM, and sums up what its time went to: until the JVM was there, and
 * from then on.
 */
final class Timeline {
    private static final double MILLION = 1e6;

    /**
     * What a thread asks for, as a sleep; shorter waits are mostly for locks, and to get a
     * processor.
     */
    private static final double PAUSE = 20 * MILLION;

    private static final String LAST_THREAD = "VM Periodic";

    private static final class Thread {
        private ThreadKind kind = ThreadKind.PROGRAM;
        private boolean runs;
        private boolean wants;

        /** How long it has run since the last sample of it, until {@code since}. */
        private long ran;

        private long since;

        void begins(long time) {
            since = time;
        }

        void ends(long time) {
            ran += time - since;
        }

        /** At a sample: what it has run since the last one. */
        long comesAgain(long time) {
            long all = ran + time - since;
            ran = 0;
            since = time;
            return all;
        }
    }

    /** Sums of a phase, in nanoseconds. */
    private static final class Sums {
        private final Map<Place, Double> places = new EnumMap<>(Place.class);
        private double running;
        private double ownKernel;
        private double crowded;
        private double others;
        private double collecting;
        private double compiling;
        private double waiting;
        private double pausing;

        /** Of the stretch in which nothing of the program runs or would, so far. */
        private double still;

        private double stillWaiting;
        private double stillCompiling;

        /** That stretch is over. */
        void goesOn() {
            if (still >= PAUSE) {
                pausing += stillWaiting + stillCompiling;
                waiting -= stillWaiting;
                compiling -= stillCompiling;
            }
            still = 0;
            stillWaiting = 0;
            stillCompiling = 0;
        }

        Times times() {
            goesOn();
            double seen = places.values().stream().mapToDouble(d -> d).sum();
            // samples of a clock are off by one at each end
            double scale = seen > running ? running / seen : 1;
            return new Times(
                    of(Place.OPTIMISED, scale),
                    of(Place.COUNTING, scale),
                    of(Place.INTERPRETED, scale),
                    of(Place.LIBRARIES, scale),
                    of(Place.FOR_THE_MACHINE, scale),
                    of(Place.MACHINE, scale),
                    Math.min(ownKernel, running - seen * scale) / MILLION,
                    Math.max(0, running - seen * scale - ownKernel) / MILLION,
                    crowded / MILLION,
                    others / MILLION,
                    collecting / MILLION,
                    compiling / MILLION,
                    waiting / MILLION,
                    pausing / MILLION);
        }

        private double of(Place place, double scale) {
            return places.getOrDefault(place, 0.0) * scale / MILLION;
        }
    }

    private final Map<Integer, Thread> threads = new HashMap<>();
    private final Map<ThreadKind, Integer> running = new EnumMap<>(ThreadKind.class);
    private final Map<ThreadKind, Double> processor = new EnumMap<>(ThreadKind.class);
    private final Places places;
    private final long ready;
    private final Sums start = new Sums();
    private final Sums rest = new Sums();
    private int wanting;

    /** Threads of the JVM itself that would run and have no processor. */
    private int wantingOfTheJvm;

    /**
     * @param events of one process, from its exec to its end
     */
    Timeline(List<Event> events) {
        ready = readyOf(events);
        places = new Places(events);
        long last = events.isEmpty() ? 0 : events.getFirst().time();
        for (Event event : events) {
            if (last < ready && event.time() > ready) {
                pass(start, ready - last);
                last = ready;
            }
            Sums sums = event.time() > ready ? rest : start;
            pass(sums, event.time() - last);
            last = event.time();
            take(event, sums);
        }
    }

    /**
     * The last that a JVM makes before it looks for the main class is a thread for periodic work.
     */
    private static long readyOf(List<Event> events) {
        Map<Integer, Long> begun = new HashMap<>();
        for (Event event : events) {
            if (event instanceof Event.Forked) {
                begun.put(event.thread(), event.time());
            } else if (event instanceof Event.Named named && named.name().startsWith(LAST_THREAD)) {
                return begun.getOrDefault(event.thread(), event.time());
            }
        }
        return Long.MAX_VALUE;
    }

    private void pass(Sums sums, long time) {
        running.forEach((kind, count) -> processor.merge(kind, (double) time * count, Double::sum));
        boolean isForOthers =
                wantingOfTheJvm > 0 && count(ThreadKind.COMPILER) + count(ThreadKind.MACHINE) == 0;
        if (time > 0 && (count(ThreadKind.PROGRAM) > 0 || wanting > 0 || isForOthers)) {
            sums.goesOn();
        } else {
            sums.still += time;
        }
        if (count(ThreadKind.PROGRAM) > 0) {
            sums.running += time;
        } else if (wanting > 0) {
            if (count(ThreadKind.COMPILER) + count(ThreadKind.MACHINE) > 0) {
                sums.crowded += time;
            } else {
                sums.others += time;
            }
        } else if (isForOthers) {
            // the program waits for what that thread does or holds
            sums.others += time;
        } else if (count(ThreadKind.MACHINE) > 0) {
            sums.collecting += time;
        } else if (count(ThreadKind.COMPILER) > 0) {
            sums.compiling += time;
            sums.stillCompiling += time;
        } else {
            sums.waiting += time;
            sums.stillWaiting += time;
        }
    }

    private int count(ThreadKind kind) {
        return running.getOrDefault(kind, 0);
    }

    private void take(Event event, Sums sums) {
        Thread thread = threads.computeIfAbsent(event.thread(), id -> new Thread());
        switch (event) {
            case Event.Sample sample -> {
                // it runs, whatever was recorded of that
                set(thread, true, false, sample.time());
                // samples are due in the kernel as well, and are not taken there
                long untold = Math.max(0, thread.comesAgain(sample.time()) - Recorder.PERIOD);
                if (thread.kind == ThreadKind.PROGRAM) {
                    int at = count(ThreadKind.PROGRAM);
                    Place place = places.of(sample);
                    sums.places.merge(place, (double) Recorder.PERIOD / at, Double::sum);
                    sums.ownKernel += place.isOwn() ? (double) untold / at : 0;
                }
            }
            case Event.Resumed resumed -> set(thread, true, false, event.time());
            case Event.Stopped stopped -> set(thread, false, stopped.preempted(), event.time());
            case Event.Exited exited -> {
                set(thread, false, false, event.time());
                threads.remove(event.thread());
            }
            case Event.Named named -> {
                boolean runs = thread.runs || named.executed();
                set(thread, false, false, event.time());
                thread.kind = ThreadKind.of(named.name());
                set(thread, runs, false, event.time());
            }
            case Event.Mapped mapped -> {}
            case Event.MajorFault fault -> {}
            case Event.Forked forked -> {}
        }
    }

    private void set(Thread thread, boolean runs, boolean wants, long time) {
        if (thread.runs != runs) {
            if (runs) {
                thread.begins(time);
            } else {
                thread.ends(time);
            }
            running.merge(thread.kind, runs ? 1 : -1, Integer::sum);
            thread.runs = runs;
        }
        if (thread.wants != wants) {
            if (thread.kind == ThreadKind.PROGRAM) {
                wanting += wants ? 1 : -1;
            } else {
                wantingOfTheJvm += wants ? 1 : -1;
            }
            thread.wants = wants;
        }
    }

    /** Whether interpreted and compiled code can be told apart. */
    boolean knowsCode() {
        return places.knowsCode();
    }

    /** Whether the JVM came up. */
    boolean isReady() {
        return ready != Long.MAX_VALUE;
    }

    /** Until the JVM was there. */
    Times start() {
        return start.times();
    }

    Times afterStart() {
        return rest.times();
    }

    /** What threads of a kind took of all processors, in milliseconds. */
    double processor(ThreadKind kind) {
        return processor.getOrDefault(kind, 0.0) / MILLION;
    }
}
