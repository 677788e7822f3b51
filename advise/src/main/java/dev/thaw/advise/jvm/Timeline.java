// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import dev.thaw.advise.kernel.Event;
import dev.thaw.advise.kernel.Recorder;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

    /** Where a thread of the program was. */
    private enum Place {
        OPTIMISED,
        COUNTING,
        INTERPRETED,
        MACHINE,
        LIBRARIES
    }

    private static final class Thread {
        private ThreadKind kind = ThreadKind.PROGRAM;
        private boolean runs;
        private boolean wants;
    }

    /** Sums of a phase, in nanoseconds. */
    private static final class Sums {
        private final Map<Place, Double> places = new EnumMap<>(Place.class);
        private double running;
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
                    of(Place.MACHINE, scale),
                    of(Place.LIBRARIES, scale),
                    (running - seen * scale) / MILLION,
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
    private final List<Event.Mapped> libraries = new ArrayList<>();
    private final Optional<CodeCache> code;
    private final long ready;
    private final Sums start = new Sums();
    private final Sums rest = new Sums();
    private int wanting;

    /**
     * @param events of one process, from its exec to its end
     */
    Timeline(List<Event> events) {
        ready = readyOf(events);
        List<Event.Mapped> anonymous = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Event.Mapped mapped && mapped.executable()) {
                (mapped.isOfFile() ? libraries : anonymous).add(mapped);
            }
        }
        code = CodeCache.of(anonymous);
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
        if (time > 0 && (count(ThreadKind.PROGRAM) > 0 || wanting > 0)) {
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
                set(thread, true, false);
                if (thread.kind == ThreadKind.PROGRAM) {
                    double part = (double) Recorder.PERIOD / count(ThreadKind.PROGRAM);
                    sums.places.merge(placeOf(sample.address()), part, Double::sum);
                }
            }
            case Event.Resumed resumed -> set(thread, true, false);
            case Event.Stopped stopped -> set(thread, false, stopped.preempted());
            case Event.Exited exited -> {
                set(thread, false, false);
                threads.remove(event.thread());
            }
            case Event.Named named -> {
                boolean runs = thread.runs || named.executed();
                set(thread, false, false);
                thread.kind = ThreadKind.of(named.name());
                set(thread, runs, false);
            }
            case Event.Mapped mapped -> {}
            case Event.MajorFault fault -> {}
            case Event.Forked forked -> {}
        }
    }

    private void set(Thread thread, boolean runs, boolean wants) {
        if (thread.runs != runs) {
            running.merge(thread.kind, runs ? 1 : -1, Integer::sum);
            thread.runs = runs;
        }
        boolean counts = wants && thread.kind == ThreadKind.PROGRAM;
        if (thread.wants != counts) {
            wanting += counts ? 1 : -1;
            thread.wants = counts;
        }
    }

    private Place placeOf(long address) {
        if (code.isPresent()) {
            CodeCache cache = code.get();
            if (cache.optimised().contains(address)) {
                return Place.OPTIMISED;
            } else if (cache.counting().contains(address)) {
                return Place.COUNTING;
            } else if (cache.interpreter().contains(address)) {
                return Place.INTERPRETED;
            }
        }
        for (Event.Mapped library : libraries) {
            if (library.contains(address)) {
                return library.file().endsWith("/server/libjvm.so")
                        ? Place.MACHINE
                        : Place.LIBRARIES;
            }
        }
        return Place.LIBRARIES;
    }

    /** Whether interpreted and compiled code can be told apart. */
    boolean knowsCode() {
        return code.isPresent();
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
