// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.kernel;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;

/** The memory in which the kernel puts a processor's events of one kind. */
final class EventRing implements AutoCloseable {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT_UNALIGNED;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;
    private static final ValueLayout.OfShort SHORT = ValueLayout.JAVA_SHORT_UNALIGNED;
    private static final VarHandle ORDERED_LONG = ValueLayout.JAVA_LONG.varHandle();

    private static final int PAGE = 4096;
    private static final long HEAD = 1024;
    private static final long TAIL = 1032;
    private static final int HEADER = 8;

    /** Of a sample: the count of callers, which follow. */
    private static final int CHAIN = 32;

    private static final int LOST = 2;
    private static final int COMM = 3;
    private static final int EXIT = 4;
    private static final int FORK = 7;
    private static final int SAMPLE = 9;
    private static final int MMAP2 = 10;
    private static final int SWITCH = 14;

    /** Bits of a header. */
    private static final int EXECUTED = 1 << 13;

    private static final int SWITCH_OUT = 1 << 13;
    private static final int PREEMPTED = 1 << 14;

    private static final int PROT_EXEC = 4;

    private final int descriptor;
    private final long address;
    private final int size;
    private final MemorySegment ring;
    private final boolean ofFaults;
    private final byte[] buffer = new byte[1 << 16];
    private final MemorySegment event = MemorySegment.ofArray(buffer);

    /**
     * @param pages of the ring, a power of two
     * @param ofFaults samples are page faults, with the address that was accessed
     * @throws EventsException if the kernel gives no memory for it; the descriptor stays open then
     */
    EventRing(int descriptor, int pages, boolean ofFaults) {
        this.descriptor = descriptor;
        this.size = pages * PAGE;
        this.ofFaults = ofFaults;
        address = SystemCalls.map(descriptor, PAGE + size, true);
        if (address < 0 && address > -PAGE) {
            throw EventsException.ofMemory((int) -address);
        }
        ring = MemorySegment.ofAddress(address).reinterpret(PAGE + size);
    }

    /** Takes what there is; the count of events that the kernel had no room for. */
    long drain(List<Event> into) {
        long head = (long) ORDERED_LONG.getAcquire(ring, HEAD);
        long tail = ring.get(LONG, TAIL);
        long lost = 0;
        while (tail < head) {
            copy(tail, HEADER);
            int length = Short.toUnsignedInt(event.get(SHORT, 6));
            copy(tail, length);
            if (event.get(INT, 0) == LOST) {
                lost += event.get(LONG, 16);
            } else {
                Event read = read(length);
                if (read != null) {
                    into.add(read);
                }
            }
            tail += length;
        }
        ORDERED_LONG.setRelease(ring, TAIL, tail);
        return lost;
    }

    private void copy(long position, int length) {
        long at = position % size;
        long first = Math.min(length, size - at);
        MemorySegment.copy(ring, PAGE + at, event, 0, first);
        MemorySegment.copy(ring, PAGE, event, first, length - first);
    }

    private Event read(int length) {
        int misc = Short.toUnsignedInt(event.get(SHORT, 4));
        int type = event.get(INT, 0);
        if (type == SAMPLE) {
            long time = event.get(LONG, 24);
            int process = event.get(INT, 16);
            int thread = event.get(INT, 20);
            return ofFaults
                    ? new Event.MajorFault(time, process, thread, event.get(LONG, 32))
                    : new Event.Sample(time, process, thread, event.get(LONG, 8), callers());
        }
        // behind each other record stands whose it is
        long time = event.get(LONG, length - 8);
        int process = event.get(INT, length - 16);
        int thread = event.get(INT, length - 12);
        return switch (type) {
            case SWITCH ->
                    (misc & SWITCH_OUT) != 0
                            ? new Event.Stopped(time, process, thread, (misc & PREEMPTED) != 0)
                            : new Event.Resumed(time, process, thread);
            case FORK ->
                    new Event.Forked(
                            event.get(LONG, 24),
                            event.get(INT, 8),
                            event.get(INT, 16),
                            event.get(INT, 12));
            case EXIT ->
                    new Event.Exited(event.get(LONG, 24), event.get(INT, 8), event.get(INT, 16));
            case COMM ->
                    new Event.Named(
                            time,
                            event.get(INT, 8),
                            event.get(INT, 12),
                            text(16),
                            (misc & EXECUTED) != 0);
            case MMAP2 ->
                    new Event.Mapped(
                            time,
                            event.get(INT, 8),
                            event.get(INT, 12),
                            event.get(LONG, 16),
                            event.get(LONG, 24),
                            (event.get(INT, 64) & PROT_EXEC) != 0,
                            text(72));
            default -> null;
        };
    }

    /** Behind marks of the kernel, which say whose frames follow, and the sample's own address. */
    private long[] callers() {
        int count = (int) event.get(LONG, CHAIN);
        long[] all = new long[count];
        int kept = 0;
        boolean isOwn = true;
        for (int i = 0; i < count; i++) {
            long address = event.get(LONG, CHAIN + 8 + (long) i * Long.BYTES);
            if (address < 0) {
                continue;
            }
            if (!isOwn) {
                all[kept++] = address;
            }
            isOwn = false;
        }
        return Arrays.copyOf(all, kept);
    }

    private String text(int at) {
        int end = at;
        while (buffer[end] != 0) {
            end++;
        }
        return new String(buffer, at, end - at, StandardCharsets.UTF_8);
    }

    @Override
    public void close() {
        SystemCalls.unmap(address, PAGE + size);
        SystemCalls.close(descriptor);
    }
}
