// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.hub.DynamicHub;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * The linear layout: all objects one behind the other from the slot's begin, and the {@link
 * ReferenceMap} at its end. Their headers say that they have no remembered set, so the write
 * barriers pass them over.
 *
 * <p>Source: DOSS dissertation, section 5.4, "Linear layout".
 */
final class LinearAllocator extends SlotAllocator {
    private Pointer toScan;

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
        return fits ? result : Word.nullPointer();
    }

    @Override
    void writeHeader(Pointer copy, DynamicHub hub, UnsignedWord size, boolean large) {
        encodeHeader(copy, hub, false, large);
    }

    @Override
    Pointer nextToScan() {
        return toScan.belowThan(memory.low()) ? toScan : Word.nullPointer();
    }

    @Override
    void scanned(UnsignedWord size) {
        toScan = toScan.add(size);
    }

    @Override
    void noteReferences(Pointer first, int count) {
        ReferenceMap.set(slot.end(), first.subtract(slot.begin()), count);
    }

    @Override
    void finish() {}
}
