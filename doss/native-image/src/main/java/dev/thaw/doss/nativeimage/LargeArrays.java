// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.UnmanagedMemoryUtil;
import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.genscavenge.HeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk;
import com.oracle.svm.core.genscavenge.UnalignedHeapChunk.UnalignedHeader;
import com.oracle.svm.core.genscavenge.remset.RememberedSet;
import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import java.util.ArrayList;
import java.util.List;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/** The arrays in a slot's unaligned chunks, and a copy of each in the runtime heap. */
final class LargeArrays {
    /** Offsets from the heap base. */
    private final long[] originals;

    private final Object[] copies;

    /** Allocates the copies. */
    LargeArrays(SlotSnapshot snapshot) {
        List<Long> offsets = new ArrayList<>();
        List<Object> clones = new ArrayList<>();
        Pointer end = snapshot.slot().end();
        for (Pointer c = end.subtract(Word.unsigned(snapshot.highSize())); c.belowThan(end); ) {
            UnalignedHeader chunk = (UnalignedHeader) c;
            Pointer array = UnalignedHeapChunk.getObjectStart(chunk);
            offsets.add(array.subtract(KnownIntrinsics.heapBase()).rawValue());
            clones.add(cloneOf(array.toObject()));
            c = c.add(HeapChunk.getEndOffset(chunk));
        }
        originals = offsets.stream().mapToLong(Long::longValue).toArray();
        copies = clones.toArray();
    }

    private static Object cloneOf(Object array) {
        return switch (array) {
            case byte[] a -> a.clone();
            case boolean[] a -> a.clone();
            case short[] a -> a.clone();
            case char[] a -> a.clone();
            case int[] a -> a.clone();
            case long[] a -> a.clone();
            case float[] a -> a.clone();
            case double[] a -> a.clone();
            case Object[] a -> a.clone();
            default -> throw new IllegalStateException(array.getClass().getName());
        };
    }

    /** Brings the copies up to date, hash codes included; while all other threads wait. */
    void refresh() {
        int headerEnd = ConfigurationValues.getObjectLayout().getFirstFieldOffset();
        for (int i = 0; i < copies.length; i++) {
            Object copy = copies[i];
            UnsignedWord size = LayoutEncoding.getMomentarySizeFromObject(copy);
            UnmanagedMemoryUtil.copyLongsForward(
                    originalAt(i).add(headerEnd),
                    copyAt(i).add(headerEnd),
                    size.subtract(headerEnd));
            RememberedSet.get().dirtyAllReferencesIfNecessary(copy);
        }
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    int count() {
        return copies.length;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    Pointer originalAt(int i) {
        return (Pointer) KnownIntrinsics.heapBase().add(Word.unsigned(originals[i]));
    }

    /** Large arrays stay where they are, so the address holds. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    Pointer copyAt(int i) {
        return Word.objectToUntrackedPointer(copies[i]);
    }
}
