// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.kernel;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Records what a program does that the making thread starts next, with all threads and children of
 * it: where each thread is, four times in a millisecond of its running, and when it runs. Only what
 * a user's own processes do in user mode is asked for, which needs no privilege.
 *
 * <p>The thread that makes it has to start the program; another one calls {@link #drain} often.
 */
public final class Recorder implements AutoCloseable {
    private static final Path ONLINE = Path.of("/sys/devices/system/cpu/online");

    /** Nanoseconds of running for each sample. */
    public static final long PERIOD = 250_000;

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;

    private static final int ATTRIBUTES_SIZE = 112;
    private static final int SOFTWARE = 1;
    private static final int CPU_CLOCK = 0;
    private static final int MAJOR_FAULTS = 6;
    private static final int CLOCK_MONOTONIC = 1;
    private static final int IP_THREAD_TIME = 1 | 2 | 4;
    private static final int ADDRESS = 8;
    private static final int CALLERS = 32;

    private static final long COMMON =
            1 // begins disabled
                    | 1 << 1 // inherited by threads and children
                    | 1 << 5 // not in the kernel
                    | 1 << 12 // begins with exec
                    | 1 << 18 // all records say whose they are
                    | 1 << 21 // no callers in the kernel
                    | 1 << 25; // by that clock
    private static final long ALL_ELSE =
            1 << 8 // code that is mapped
                    | 1 << 9 // names
                    | 1 << 13 // begin and end of threads
                    | 1 << 17 // data that is mapped
                    | 1 << 23 // mappings with all fields
                    | 1 << 24 // names by exec are told apart
                    | 1 << 26; // when threads run

    /** In pages; an unprivileged user may have 129 in all, for each processor. */
    private static final int RING = 64;

    private static final int FAULT_RING = 32;

    private final Room room = Room.of(Runtime.getRuntime().maxMemory());
    private final List<EventRing> rings = new ArrayList<>();
    private List<Event> events = new ArrayList<>();
    private long callers;
    private long lost;
    private boolean full;

    /**
     * @throws EventsException if the kernel does not allow it, or tells of no processors
     */
    public Recorder() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attributes = arena.allocate(ATTRIBUTES_SIZE);
            attributes.set(INT, 0, SOFTWARE);
            attributes.set(INT, 4, ATTRIBUTES_SIZE);
            attributes.set(INT, 92, CLOCK_MONOTONIC);
            for (int cpu : cpus(ONLINE)) {
                attributes.set(LONG, 8, CPU_CLOCK);
                attributes.set(LONG, 16, PERIOD);
                attributes.set(LONG, 24, IP_THREAD_TIME | CALLERS);
                attributes.set(LONG, 40, COMMON | ALL_ELSE);
                open(attributes, cpu, RING, false);
                attributes.set(LONG, 8, MAJOR_FAULTS);
                attributes.set(LONG, 16, 1);
                attributes.set(LONG, 24, IP_THREAD_TIME | ADDRESS);
                attributes.set(LONG, 40, COMMON);
                open(attributes, cpu, FAULT_RING, true);
            }
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    private void open(MemorySegment attributes, int cpu, int pages, boolean ofFaults) {
        int descriptor = SystemCalls.perfEventOpen(attributes, cpu);
        if (descriptor < 0) {
            throw EventsException.ofEvents(-descriptor);
        }
        try {
            rings.add(new EventRing(descriptor, pages, ofFaults));
        } catch (EventsException e) {
            SystemCalls.close(descriptor);
            throw e;
        }
    }

    /** An event that threads inherit is for one processor. */
    static List<Integer> cpus(Path file) {
        String online;
        try {
            online = Files.readString(file).strip();
        } catch (IOException e) {
            throw EventsException.ofProcessors(e);
        }
        List<Integer> cpus = new ArrayList<>();
        for (String range : online.split(",")) {
            String[] ends = range.split("-");
            int last = Integer.parseInt(ends[ends.length - 1]);
            for (int cpu = Integer.parseInt(ends[0]); cpu <= last; cpu++) {
                cpus.add(cpu);
            }
        }
        return cpus;
    }

    /** Takes what the kernel has recorded, and shows it, not in order of all processors. */
    public synchronized void drain(Consumer<Event> seen) {
        List<Event> fresh = new ArrayList<>();
        for (EventRing ring : rings) {
            lost += ring.drain(fresh);
        }
        fresh.forEach(seen);
        if (events.size() + fresh.size() > room.events()) {
            full = true;
        }
        if (!full) {
            fresh.forEach(
                    event -> events.add(callers < room.callers() ? counted(event) : bare(event)));
        }
    }

    private Event counted(Event event) {
        callers += event instanceof Event.Sample sample ? sample.callers().length : 0;
        return event;
    }

    private static Event bare(Event event) {
        return event instanceof Event.Sample s
                ? new Event.Sample(s.time(), s.process(), s.thread(), s.address())
                : event;
    }

    /** All that was recorded, in order; what is drained later is not in it. */
    public synchronized Recording recording() {
        List<Event> all = events;
        events = new ArrayList<>();
        return new Recording(all, lost, full);
    }

    @Override
    public synchronized void close() {
        rings.forEach(EventRing::close);
        rings.clear();
        events = new ArrayList<>();
    }
}
