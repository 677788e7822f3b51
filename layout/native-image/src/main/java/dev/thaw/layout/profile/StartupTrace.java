// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.UUID;

/**
 * What a run of an instrumented image has left.
 *
 * @param buildId of the image
 * @param units in the order of their first execution
 * @param methods that were inlined, in the order of their first execution
 * @param objects in the order of their first access; those between two units are ordered by address
 */
public record StartupTrace(
        UUID buildId, List<Execution> units, List<Execution> methods, List<ObjectAccess> objects) {
    private static final long MAGIC = 0x31_45_43_41_52_54_48_54L;
    private static final int PAGE = 4096;
    private static final long MAX_SIZE = Integer.MAX_VALUE;
    private static final int EXECUTION_SIZE = 16;

    // Of an object: bits beside the time say that it was written to, and that at first only its
    // address was taken.
    private static final int ADDRESS = 1 << 30;
    private static final int TIME = ADDRESS - 1;

    /**
     * The first execution of a compilation unit or of an inlined method.
     *
     * @param time which first execution it was, of both, from 1
     * @param thread what identifies the thread
     * @param number of the unit or method
     */
    public record Execution(long time, long thread, int number) {}

    /**
     * The first access to an object.
     *
     * @param time of the next first execution
     * @param offset in bytes from the begin of the image heap
     * @param written whether it was written to, then or later
     * @param byAddress whether only its address was taken, at first
     */
    public record ObjectAccess(long time, long offset, boolean written, boolean byAddress) {
        private static final long LARGEST_STRUCTURE = 4096;

        /**
         * Whether it tells of an object of the image heap; others were recorded behind that. Who
         * takes the address of a structure uses it; who takes that of a larger table reads some of
         * it, and nothing tells what, unless it was also written to.
         */
        public boolean isOf(ImageIndex index) {
            ImageIndex.HeapObject object = index.objects().get(offset);
            return object != null && (!byAddress || written || object.size() <= LARGEST_STRUCTURE);
        }
    }

    /**
     * Reads a trace, also of a process that was killed.
     *
     * @throws ProfileException if it is none
     */
    public static StartupTrace read(Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(file)) {
            ByteBuffer bytes =
                    channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size())
                            .order(ByteOrder.LITTLE_ENDIAN);
            if (bytes.capacity() < PAGE || bytes.getLong(0) != MAGIC) {
                throw new ProfileException(
                        file
                                + " is not a trace of an instrumented image: run what 'thaw layout record' builds once, which writes one");
            }
            long capacity = bytes.getLong(8);
            long heapSize = bytes.getLong(24);
            long tables = bytes.getLong(32);
            boolean possible =
                    capacity >= 0 && capacity < MAX_SIZE && heapSize >= 0 && heapSize < MAX_SIZE;
            long tableSize = possible ? roundUp(capacity * EXECUTION_SIZE) : 0;
            long objectsAt = 2 * PAGE + 2 * tableSize;
            if (!possible
                    || bytes.capacity() != PAGE + tables
                    || bytes.capacity() != roundUp(objectsAt + heapSize / 8 * 4)) {
                throw new ProfileException(
                        "%s is damaged or incomplete: it has %d bytes, its header says %d; run the instrumented image again"
                                .formatted(file, bytes.capacity(), PAGE + tables));
            }
            UUID buildId = new UUID(bytes.getLong(40), bytes.getLong(48));
            return new StartupTrace(
                    buildId,
                    executions(bytes, 2 * PAGE, (int) capacity),
                    executions(bytes, 2 * PAGE + (int) tableSize, (int) capacity),
                    objects(bytes, (int) objectsAt, (int) (heapSize / 8)));
        }
    }

    private static long roundUp(long size) {
        return (size + PAGE - 1) / PAGE * PAGE;
    }

    private static List<Execution> executions(ByteBuffer bytes, int table, int capacity) {
        List<Execution> events = new ArrayList<>();
        for (int i = 0; i < capacity; i++) {
            int at = table + i * EXECUTION_SIZE;
            long time = bytes.getLong(at);
            if (time != 0) {
                events.add(new Execution(time, bytes.getLong(at + 8), i));
            }
        }
        events.sort(Comparator.comparingLong(Execution::time));
        return events;
    }

    private static List<ObjectAccess> objects(ByteBuffer bytes, int at, int count) {
        List<ObjectAccess> events = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int entry = bytes.getInt(at + i * 4);
            if (entry != 0) {
                boolean byAddress = (entry & ADDRESS) != 0;
                events.add(new ObjectAccess(entry & TIME, i * 8L, entry < 0, byAddress));
            }
        }
        events.sort(Comparator.comparingLong(ObjectAccess::time));
        return events;
    }
}
