// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import dev.thaw.doss.nativeimage.file.SnapshotHeader;

/** Where objects begin in a file: one bit for each 8 bytes, and the number of each object. */
final class ObjectIndex {
    private static final int BYTES_PER_WORD = Long.SIZE * Long.BYTES;

    private final long[] bits;

    /** How many objects begin before each word of bits. */
    private int[] countBefore;

    private int count;

    /**
     * @param end where the last object ends, in the file
     */
    ObjectIndex(long end) {
        bits = new long[Math.toIntExact(end / BYTES_PER_WORD + 1)];
    }

    static ObjectIndex of(SnapshotHeader header) {
        return new ObjectIndex(header.geometry().typesFileOffset());
    }

    void add(long object) {
        bits[(int) (object / BYTES_PER_WORD)] |= bit(object);
    }

    /** Numbers the objects; none is added from now on. */
    ObjectIndex seal() {
        countBefore = new int[bits.length];
        long total = 0;
        for (int i = 0; i < bits.length; i++) {
            countBefore[i] = Math.toIntExact(total);
            total += Long.bitCount(bits[i]);
        }
        count = Math.toIntExact(total);
        return this;
    }

    boolean contains(long position) {
        return position >= 0
                && position % Long.BYTES == 0
                && position / BYTES_PER_WORD < bits.length
                && (bits[(int) (position / BYTES_PER_WORD)] & bit(position)) != 0;
    }

    int count() {
        return count;
    }

    /** The number of an object, from 0. */
    int numberOf(long object) {
        int word = (int) (object / BYTES_PER_WORD);
        return countBefore[word] + Long.bitCount(bits[word] & (bit(object) - 1));
    }

    private static long bit(long position) {
        return 1L << (position / Long.BYTES);
    }
}
