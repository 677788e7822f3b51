// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.hub.DynamicHub;
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

    private Pointer toScan;

    /** The large arrays whose elements come next. */
    private final long[] waiting = new long[MAX_WAITING];

    private int waitingCount;
    private int waitingScanned;
    private boolean scansWaiting;

    LinearAllocator(SnapshotSlot slot) {
        super(slot);
        this.toScan = slot.begin();
    }

    @Override
    Pointer allocate(UnsignedWord size, boolean large) {
        Pointer result = memory.low();
        Pointer end = result.add(size);
        UnsignedWord mapSize = ReferenceMap.sizeFor(end.subtract(slot.begin()));
        boolean fits =
                end.aboveThan(result)
                        && memory.growLowTo(end)
                        && memory.growHighTo(slot.end().subtract(mapSize));
        if (!fits) {
            return Word.nullPointer();
        }
        if (large && waitingCount < MAX_WAITING) {
            waiting[waitingCount] = result.rawValue();
            waitingCount++;
        }
        return result;
    }

    @Override
    void writeHeader(Pointer copy, DynamicHub hub, UnsignedWord size, boolean large) {
        encodeHeader(copy, hub, false, large);
    }

    @Override
    Pointer nextToScan() {
        scansWaiting = waitingScanned < waitingCount;
        if (scansWaiting) {
            return Word.pointer(waiting[waitingScanned]);
        }
        return toScan.belowThan(memory.low()) ? toScan : Word.nullPointer();
    }

    @Override
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
    void noteReferences(Pointer first, int count) {
        ReferenceMap.set(slot.end(), first.subtract(slot.begin()), count);
    }

    @Override
    boolean finish() {
        return memory.moveHighBehindLow();
    }
}
