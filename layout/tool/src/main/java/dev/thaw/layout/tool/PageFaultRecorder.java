// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.tool;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Records the page faults of a process, from its next exec on, with the kernel's performance
 * events: each fault with its address, and each mapping that explains addresses.
 */
final class PageFaultRecorder implements AutoCloseable {
    /** What happened, in order. */
    sealed interface Event {
        long time();
    }

    /** A page fault at an address. */
    record Fault(long time, long address) implements Event {}

    /** Memory that was mapped: from a file, or from none if the name is no path. */
    record Mapping(long time, long begin, long size, long fileOffset, String file)
            implements Event {}

    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;
    private static final VarHandle ORDERED_LONG = ValueLayout.JAVA_LONG.varHandle();

    private static final int ATTRIBUTES_SIZE = 112;
    private static final int SOFTWARE = 1;
    private static final int PAGE_FAULTS = 2;
    private static final int SAMPLE_TYPE = 2 | 4 | 8; // thread, time, address
    private static final long FLAGS =
            1 // begins disabled
                    | 1 << 1 // inherited by threads
                    | 1 << 8 // mappings
                    | 1 << 12 // begins with exec
                    | 1 << 17 // mappings of data
                    | 1 << 18 // all events have a time
                    | 1 << 23; // mappings with all fields
    private static final long EXCLUDE_KERNEL = 1 << 5;

    private static final int RECORD_LOST = 2;
    private static final int RECORD_SAMPLE = 9;
    private static final int RECORD_MMAP2 = 10;

    private static final int RING_SIZE = 64 * PageCache.PAGE;

    /** A mapping with the longest path. */
    private static final int LARGEST_RECORD = PageCache.PAGE + 128;

    private static final long HEAD = 1024;
    private static final long TAIL = 1032;
    private static final int HEADER = 8;

    private final List<Integer> descriptors = new ArrayList<>();
    private final List<MemorySegment> rings = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private boolean lost;

    /**
     * @param process that is about to call exec
     */
    PageFaultRecorder(long process) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment attributes = arena.allocate(ATTRIBUTES_SIZE);
            attributes.set(INT, 0, SOFTWARE);
            attributes.set(INT, 4, ATTRIBUTES_SIZE);
            attributes.set(LONG, 8, PAGE_FAULTS);
            attributes.set(LONG, 16, 1);
            attributes.set(LONG, 24, SAMPLE_TYPE);
            for (int cpu : cpus()) {
                open(attributes, process, cpu);
            }
        } catch (IOException e) {
            close();
            throw new LayoutException("the machine's processors cannot be listed: " + e);
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    /** An event that threads inherit is for one processor. */
    private static List<Integer> cpus() throws IOException {
        List<Integer> cpus = new ArrayList<>();
        String online = Files.readString(Path.of("/sys/devices/system/cpu/online")).strip();
        for (String range : online.split(",")) {
            String[] ends = range.split("-");
            int last = Integer.parseInt(ends[ends.length - 1]);
            for (int cpu = Integer.parseInt(ends[0]); cpu <= last; cpu++) {
                cpus.add(cpu);
            }
        }
        return cpus;
    }

    private void open(MemorySegment attributes, long process, int cpu) {
        attributes.set(LONG, 40, FLAGS);
        int descriptor = SystemCalls.perfEventOpen(attributes, process, cpu);
        if (descriptor == -SystemCalls.EACCES || descriptor == -SystemCalls.EPERM) {
            attributes.set(LONG, 40, FLAGS | EXCLUDE_KERNEL);
            descriptor = SystemCalls.perfEventOpen(attributes, process, cpu);
        }
        if (descriptor < 0) {
            throw new LayoutException(
                    "page faults cannot be recorded (error %d): %s"
                            .formatted(-descriptor, PerformanceEvents.whatBlocks()));
        }
        descriptors.add(descriptor);
        rings.add(SystemCalls.map(descriptor, PageCache.PAGE + RING_SIZE, true));
    }

    /** Takes what the kernel has recorded; has to be called often enough. */
    void drain() {
        rings.forEach(this::drain);
    }

    private void drain(MemorySegment ring) {
        long head = (long) ORDERED_LONG.getAcquire(ring, HEAD);
        long tail = ring.get(LONG, TAIL);
        // the kernel tells of what it has lost only by the next event for which there is room
        lost |= head - tail > RING_SIZE - LARGEST_RECORD;
        byte[] buffer = new byte[1 << 16];
        MemorySegment event = MemorySegment.ofArray(buffer);
        while (tail < head) {
            copy(ring, tail, event, HEADER);
            int type = event.get(INT, 0);
            int size = Short.toUnsignedInt(event.get(ValueLayout.JAVA_SHORT_UNALIGNED, 6));
            copy(ring, tail, event, size);
            switch (type) {
                case RECORD_SAMPLE ->
                        events.add(new Fault(event.get(LONG, 16), event.get(LONG, 24)));
                case RECORD_MMAP2 -> events.add(mapping(event, buffer, size));
                case RECORD_LOST -> lost = true;
                default -> {}
            }
            tail += size;
        }
        ORDERED_LONG.setRelease(ring, TAIL, tail);
    }

    private static void copy(MemorySegment ring, long position, MemorySegment to, int size) {
        long at = position % RING_SIZE;
        long first = Math.min(size, RING_SIZE - at);
        MemorySegment.copy(ring, PageCache.PAGE + at, to, 0, first);
        MemorySegment.copy(ring, PageCache.PAGE, to, first, size - first);
    }

    private static Mapping mapping(MemorySegment event, byte[] bytes, int size) {
        int name = 72;
        int end = name;
        while (bytes[end] != 0) {
            end++;
        }
        return new Mapping(
                event.get(LONG, size - Long.BYTES),
                event.get(LONG, 16),
                event.get(LONG, 24),
                event.get(LONG, 32),
                new String(bytes, name, end - name, StandardCharsets.UTF_8));
    }

    /**
     * All events until now, in order.
     *
     * @throws LayoutException if the kernel may have lost some
     */
    List<Event> events() {
        drain();
        if (lost) {
            throw new LayoutException(
                    "page faults were lost, as nobody took them in time: the machine is too busy; try again");
        }
        return events.stream().sorted(Comparator.comparingLong(Event::time)).toList();
    }

    @Override
    public void close() {
        rings.forEach(SystemCalls::unmap);
        descriptors.forEach(SystemCalls::close);
    }
}
