// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.NeverInline;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.heap.ReferenceAccess;
import com.oracle.svm.core.heap.UninterruptibleObjectReferenceVisitor;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * Says which words of a linear slot are references, so that those in one page are found without a
 * look at any other page. {@link dev.thaw.doss.nativeimage.file.SnapshotLayout#LINEAR} describes
 * it.
 */
final class ReferenceMap {
    private static final int WORD = Long.BYTES;

    /** The bytes that a word of the map describes. */
    private static final int COVERED = Long.SIZE * WORD;

    private ReferenceMap() {}

    /** The bytes of the map of so many bytes of objects. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static UnsignedWord sizeFor(UnsignedWord objectBytes) {
        return objectBytes.add(COVERED - 1).unsignedDivide(COVERED).multiply(WORD);
    }

    /** The bytes of objects that a map of so many bytes describes. */
    static UnsignedWord describedBy(UnsignedWord mapBytes) {
        return mapBytes.multiply(COVERED / WORD);
    }

    /**
     * Marks references in a row.
     *
     * @param mapEnd the end of the map
     * @param offset of the first one from the slot's begin, in bytes
     */
    @AlwaysInline("Called for each object of a graph.")
    static void set(Pointer mapEnd, UnsignedWord offset, int count) {
        long first = offset.unsignedDivide(WORD).rawValue();
        long bit = first % Long.SIZE;
        if (bit + count < Long.SIZE) {
            Pointer word = mapEnd.subtract(Word.unsigned((first / Long.SIZE + 1) * WORD));
            word.writeLong(0, word.readLong(0) | ((1L << count) - 1) << bit);
        } else {
            setInSeveralWords(mapEnd, first, count);
        }
    }

    /**
     * Marks references of an object.
     *
     * @param mapEnd the end of the map
     * @param offset of the object from the slot's begin, in bytes
     * @param references a bit for each of the object's first words that is a reference
     */
    @AlwaysInline("Called for each object of a graph.")
    static void setWords(Pointer mapEnd, UnsignedWord offset, long references) {
        long first = offset.unsignedDivide(WORD).rawValue();
        long bit = first % Long.SIZE;
        Pointer word = mapEnd.subtract(Word.unsigned((first / Long.SIZE + 1) * WORD));
        word.writeLong(0, word.readLong(0) | references << bit);
        long rest = bit == 0 ? 0 : references >>> (Long.SIZE - bit);
        if (rest != 0) {
            Pointer next = word.subtract(WORD);
            next.writeLong(0, next.readLong(0) | rest);
        }
    }

    @NeverInline("Rare.")
    private static void setInSeveralWords(Pointer mapEnd, long first, int count) {
        for (long i = first; i < first + count; ) {
            Pointer word = mapEnd.subtract(Word.unsigned((i / Long.SIZE + 1) * WORD));
            long bit = i % Long.SIZE;
            long bits = Math.min(Long.SIZE - bit, first + count - i);
            long mask = bits == Long.SIZE ? -1L : ((1L << bits) - 1) << bit;
            word.writeLong(0, word.readLong(0) | mask);
            i += bits;
        }
    }

    /**
     * Visits all references between two addresses, both at the begin or end of pages.
     *
     * @param slotBegin the begin of the objects
     * @param mapEnd the end of the map
     */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static void visit(
            Pointer slotBegin,
            Pointer mapEnd,
            Pointer from,
            Pointer to,
            UninterruptibleObjectReferenceVisitor visitor) {
        boolean compressed = ReferenceAccess.singleton().haveCompressedReferences();
        for (Pointer p = from; p.belowThan(to); p = p.add(COVERED)) {
            UnsignedWord index = p.subtract(slotBegin).unsignedDivide(COVERED);
            long bits = mapEnd.subtract(index.add(1).multiply(WORD)).readLong(0);
            while (bits != 0) {
                Pointer reference = p.add(Long.numberOfTrailingZeros(bits) * WORD);
                // Without a holder, as its cards would be marked; objects here have none.
                visitor.visitObjectReferences(reference, compressed, WORD, null, 1);
                bits &= bits - 1;
            }
        }
    }
}
