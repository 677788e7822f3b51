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
 * @param objects in the order of their first access; those between two units are ordered by address
 */
public record StartupTrace(UUID buildId, List<UnitEvent> units, List<ObjectEvent> objects) {
    private static final long MAGIC = 0x31_45_43_41_52_54_48_54L;
    private static final int PAGE = 4096;
    private static final int UNIT_SIZE = 16;

    /**
     * The first execution of a compilation unit.
     *
     * @param time how many units were executed before, from 1
     * @param thread what identifies the thread
     * @param unit its number
     */
    public record UnitEvent(long time, long thread, int unit) {}

    /**
     * The first access to an object.
     *
     * @param time as of the units
     * @param offset in bytes from the begin of the image heap
     */
    public record ObjectEvent(long time, long offset) {}

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
                throw new ProfileException(file + " is not a trace of an instrumented image");
            }
            int capacity = (int) bytes.getLong(8);
            long heapSize = bytes.getLong(24);
            long tables = bytes.getLong(32);
            long objectsAt = PAGE + roundUp(PAGE + (long) capacity * UNIT_SIZE);
            if (capacity < 0
                    || heapSize < 0
                    || bytes.capacity() != PAGE + tables
                    || objectsAt + heapSize / 2 > bytes.capacity()) {
                throw new ProfileException(
                        "%s is damaged or incomplete: it has %d bytes, its header says %d; run the instrumented image again"
                                .formatted(file, bytes.capacity(), PAGE + tables));
            }
            UUID buildId = new UUID(bytes.getLong(40), bytes.getLong(48));
            return new StartupTrace(
                    buildId,
                    units(bytes, capacity),
                    objects(bytes, (int) objectsAt, (int) (heapSize / 8)));
        }
    }

    private static long roundUp(long size) {
        return (size + PAGE - 1) / PAGE * PAGE;
    }

    private static List<UnitEvent> units(ByteBuffer bytes, int capacity) {
        List<UnitEvent> events = new ArrayList<>();
        for (int i = 0; i < capacity; i++) {
            int at = 2 * PAGE + i * UNIT_SIZE;
            long time = bytes.getLong(at);
            if (time != 0) {
                events.add(new UnitEvent(time, bytes.getLong(at + 8), i));
            }
        }
        events.sort(Comparator.comparingLong(UnitEvent::time));
        return events;
    }

    private static List<ObjectEvent> objects(ByteBuffer bytes, int at, int count) {
        List<ObjectEvent> events = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int time = bytes.getInt(at + i * 4);
            if (time != 0) {
                events.add(new ObjectEvent(time, i * 8L));
            }
        }
        events.sort(Comparator.comparingLong(ObjectEvent::time));
        return events;
    }
}
