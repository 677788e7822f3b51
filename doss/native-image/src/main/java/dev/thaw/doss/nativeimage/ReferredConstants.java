// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.memory.NullableNativeMemory;
import com.oracle.svm.core.nmt.NmtCategory;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import dev.thaw.doss.DOSSException;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;

/**
 * The objects of the image heap that a stored snapshot refers to: what SNAPSHOT has checked may
 * have changed since, and others may have been written to the copies. In native memory, a bit for
 * each.
 */
final class ReferredConstants implements AutoCloseable {
    private static final int BITS = 8;

    private final long bytes;
    private final Pointer map;

    /**
     * @param imageHeapSize in bytes
     */
    ReferredConstants(long imageHeapSize) {
        bytes = imageHeapSize / Long.BYTES / BITS + 1;
        map = NullableNativeMemory.calloc(Word.unsigned(bytes), NmtCategory.GC);
        if (map.isNull()) {
            throw new DOSSException("the machine has no memory left for the list of constants");
        }
    }

    /**
     * @param offset from the heap base
     */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    void add(Word offset) {
        long number = offset.rawValue() / Long.BYTES;
        Pointer place = map.add(Word.unsigned(number / BITS));
        place.writeByte(0, (byte) (place.readByte(0) | 1 << number % BITS));
    }

    /** Throws an exception if one of them is not what another process has. */
    void requireUnchanged(String what) {
        ConstantWalk walk = new ConstantWalk();
        try {
            for (long i = 0; i < bytes; i++) {
                int bits = map.readByte(Word.unsigned(i)) & 0xff;
                for (int bit = 0; bits >> bit != 0; bit++) {
                    long offset = (i * BITS + bit) * Long.BYTES;
                    if ((bits >> bit & 1) != 0
                            && !walk.accepts(
                                    KnownIntrinsics.heapBase().add(Word.unsigned(offset)))) {
                        throw refusal(what, walk);
                    }
                }
            }
        } finally {
            walk.free();
        }
    }

    private static DOSSException refusal(String what, ConstantWalk walk) {
        DynamicHub offender = walk.offender();
        return new DOSSException(
                offender == null
                        ? what + ": " + walk.reason()
                        : "%s: the graph leads to an object of class %s: %s"
                                .formatted(
                                        what,
                                        DynamicHub.toClass(offender).getName(),
                                        walk.reason()));
    }

    @Override
    public void close() {
        NullableNativeMemory.free(map);
    }
}
