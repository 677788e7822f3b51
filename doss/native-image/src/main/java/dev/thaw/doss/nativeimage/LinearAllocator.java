// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.NeverInline;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.util.UnsignedUtils;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * The linear layout: all objects one behind the other from the slot's begin, and the {@link
 * ReferenceMap}, which is made at the slot's end, behind them: one mapping holds both. Their
 * headers say that they have no remembered set, so the write barriers pass them over.
 *
 * <p>Source: DOSS dissertation, section 5.4, "Linear layout".
 */
final class LinearAllocator extends SlotAllocator {
    /** Large arrays beyond that come in the order of the others. */
    private static final int MAX_WAITING = 64;

    /** How far the reference map goes that there is memory for. */
    private Pointer mapped;

    private Pointer toScan;

    /** The large arrays whose elements come next. */
    private final long[] waiting = new long[MAX_WAITING];

    private int waitingCount;
    private int waitingScanned;
    private boolean scansWaiting;

    LinearAllocator(SnapshotSlot slot) {
        super(slot);
        this.mapped = slot.begin();
        this.toScan = slot.begin();
    }

    @Override
    @AlwaysInline("Called for each object of a graph.")
    Pointer allocate(UnsignedWord size, boolean large) {
        Pointer result = memory.low();
        Pointer end = result.add(size);
        boolean fits =
                end.aboveThan(result)
                        && memory.growLowTo(end)
                        && (end.belowOrEqual(mapped) || growMapFor(end));
        if (!fits) {
            return Word.nullPointer();
        }
        if (large) {
            visitSoon(result);
        }
        return result;
    }

    private void visitSoon(Pointer array) {
        if (waitingCount < MAX_WAITING) {
            waiting[waitingCount] = array.rawValue();
            waitingCount++;
        }
    }

    /** By whole pages, so that most objects need nothing. */
    @NeverInline("Rare.")
    private boolean growMapFor(Pointer end) {
        UnsignedWord page = Word.unsigned(SnapshotHeader.PAGE);
        UnsignedWord size =
                UnsignedUtils.roundUp(ReferenceMap.sizeFor(end.subtract(slot.begin())), page);
        mapped = slot.begin().add(ReferenceMap.describedBy(size));
        return memory.growHighTo(slot.end().subtract(size));
    }

    @Override
    @AlwaysInline("Called for each object of a graph.")
    void writeHeader(Pointer copy, DynamicHub hub, UnsignedWord size, boolean large) {
        encodeHeader(copy, hub, false, large);
    }

    @Override
    @AlwaysInline("Called for each object of a graph.")
    Pointer nextToScan() {
        scansWaiting = waitingScanned < waitingCount;
        if (scansWaiting) {
            return Word.pointer(waiting[waitingScanned]);
        }
        return toScan.belowThan(memory.low()) ? toScan : Word.nullPointer();
    }

    @Override
    @AlwaysInline("Called for each object of a graph.")
    void scanned(UnsignedWord size) {
        if (!scansWaiting) {
            toScan = toScan.add(size);
            return;
        }
        waitingScanned++;
        if (waitingScanned == waitingCount) {
            waitingScanned = 0;
            waitingCount = 0;
        }
    }

    @Override
    @AlwaysInline("Called for each object of a graph.")
    void noteReferences(Pointer first, int count) {
        ReferenceMap.set(slot.end(), first.subtract(slot.begin()), count);
    }

    @Override
    boolean finish() {
        UnsignedWord mapSize = ReferenceMap.sizeFor(memory.low().subtract(slot.begin()));
        return memory.growHighTo(slot.end().subtract(mapSize)) && memory.moveHighBehindLow();
    }
}
