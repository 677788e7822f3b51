// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;

/**
 * The table in an image of what it asks the kernel for before {@code main}: {@link #MAGIC}, what is
 * asked, the number of ranges, by which list of places the image is known, and the ranges. It is
 * filled in the image's file. All numbers are little-endian.
 */
public final class PrefetchTable {
    /** The two words that the table begins with, by which the tool finds it. */
    public static final List<Long> MAGIC = List.of(0x9d1f_70e6_5a34_c2b8L, 0x6b0d_48a1_f3c7_29e5L);

    // Offsets and sizes in bytes.
    public static final int ADVICE = 16;
    public static final int COUNT = 24;
    public static final int PLACES_ID = 32;
    public static final int FIRST_RANGE = 40;
    public static final int RANGE_SIZE = 16;

    /** Of memory and of files, in bytes. */
    public static final int PAGE = 4096;

    public static final int MAX_RANGES = 1022;

    /** The kernel reads no more for one request than the device's read-ahead, by default this. */
    public static final int REQUEST = 128 * 1024;

    public static final int SIZE = FIRST_RANGE + MAX_RANGES * RANGE_SIZE;

    /** What the kernel is asked to do with the ranges; the numbers are those of madvise. */
    public enum Advice {
        /** Read them from disk, all at once, while the program goes on. */
        READ(3),
        /** Read them, wait, and map them. */
        MAP(22);

        private final int number;

        Advice(int number) {
            this.number = number;
        }
    }

    /**
     * Memory of a running image, in whole pages.
     *
     * @param offset in bytes from the begin of the table, negative if it lies before
     * @param size in bytes; what is beyond {@link #REQUEST} may not be read
     */
    public record Range(long offset, long size) {}

    private PrefetchTable() {}

    /** Asks for nothing. */
    public static byte[] empty() {
        return of(Advice.READ, 0, List.of());
    }

    /**
     * Asks for ranges, in this order.
     *
     * @param placesId {@link ImagePlaces#id} of the image
     * @throws IllegalArgumentException if there are more than {@link #MAX_RANGES}
     */
    public static byte[] of(Advice advice, long placesId, List<Range> ranges) {
        if (ranges.size() > MAX_RANGES) {
            throw new IllegalArgumentException(
                    "%d ranges; at most %d".formatted(ranges.size(), MAX_RANGES));
        }
        ByteBuffer table = ByteBuffer.allocate(SIZE).order(ByteOrder.LITTLE_ENDIAN);
        MAGIC.forEach(table::putLong);
        table.putLong(advice.number).putLong(ranges.size()).putLong(placesId);
        ranges.forEach(range -> table.putLong(range.offset()).putLong(range.size()));
        return table.array();
    }
}
