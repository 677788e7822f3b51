// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;

/**
 * The size of all objects of a class, and which of their words are references, in one long: the
 * size in words in the upper 16 bits, and a bit for each of the first 48 words.
 */
public final class PlainShape {
    private static final int REFERENCE_BITS = 48;
    private static final int LARGEST = (1 << 16) - 1;

    private PlainShape() {}

    /**
     * The shape, or 0 if there is none for such objects.
     *
     * @param bytes a multiple of 8
     * @param referenceOffsets in bytes from the begin of the object, multiples of 8
     */
    public static long of(int bytes, int[] referenceOffsets) {
        int words = bytes / Long.BYTES;
        long references = 0;
        for (int offset : referenceOffsets) {
            int word = offset / Long.BYTES;
            if (word >= REFERENCE_BITS) {
                return 0;
            }
            references |= 1L << word;
        }
        return words > LARGEST ? 0 : (long) words << REFERENCE_BITS | references;
    }

    @AlwaysInline("Called for each object of a graph.")
    static int bytes(long shape) {
        return (int) (shape >>> REFERENCE_BITS) * Long.BYTES;
    }

    /** A bit for each word that is a reference. */
    @AlwaysInline("Called for each object of a graph.")
    static long references(long shape) {
        return shape & (1L << REFERENCE_BITS) - 1;
    }
}
