// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.genscavenge.GCImpl;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.word.UnsignedWord;

/**
 * The slots that the collector knows: how much is in each, and which ones a collection has to look
 * at. That are those of which somebody has seen an object, and in its second phase only those in
 * which the first one has found written pages: only the collector runs between.
 */
final class WrittenSlots {
    /** The bytes of both groups in each slot. */
    private final long[] lowSizes;

    private final long[] highSizes;

    /** The slots of which somebody may have written to an object. */
    private final boolean[] seen;

    /** Of those, the ones that the collection with this number still has to look at. */
    private final boolean[] mayBeWritten;

    /** The first one has the number 0. */
    private UnsignedWord collection = Word.unsigned(-1L);

    @Platforms(Platform.HOSTED_ONLY.class)
    WrittenSlots(int slotCount) {
        lowSizes = new long[slotCount];
        highSizes = new long[slotCount];
        seen = new boolean[slotCount];
        mayBeWritten = new boolean[slotCount];
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    int count() {
        return lowSizes.length;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    long lowSize(int slot) {
        return lowSizes[slot];
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    long highSize(int slot) {
        return highSizes[slot];
    }

    /** What is in a slot now, of which nobody has seen an object. */
    @Uninterruptible(reason = "The collector must not see one size without the other.")
    void setSizes(int slot, long lowSize, long highSize) {
        lowSizes[slot] = lowSize;
        highSizes[slot] = highSize;
        seen[slot] = false;
    }

    /** From now on, objects of the slot may be written to. */
    @Uninterruptible(reason = "A collection must not come before the first write.")
    void see(int slot) {
        seen[slot] = true;
    }

    /** Whether a phase of a collection that begins now has to look at any slot. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    boolean beginPhase() {
        UnsignedWord current = GCImpl.getGCImpl().getCollectionEpoch();
        boolean isFirstPhase = current.notEqual(collection);
        collection = current;
        boolean any = false;
        for (int i = 0; i < seen.length; i++) {
            mayBeWritten[i] = isFirstPhase ? seen[i] : mayBeWritten[i];
            any |= mayBeWritten[i];
        }
        return any;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    boolean mayBeWritten(int slot) {
        return mayBeWritten[slot];
    }

    /** What this phase has found in a slot that it had to look at. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    void setWritten(int slot, boolean isWritten) {
        mayBeWritten[slot] = isWritten;
    }
}
