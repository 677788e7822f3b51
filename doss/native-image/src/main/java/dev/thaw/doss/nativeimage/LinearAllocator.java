// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.NeverInline;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.util.UnsignedUtils;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
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
    /** How far the reference map goes that there is memory for. */
    private Pointer mapped;

    private final Pointer slotBegin;
    private final Pointer slotEnd;

    LinearAllocator(SnapshotSlot slot) {
        super(slot);
        this.slotBegin = slot.begin();
        this.slotEnd = slot.end();
        this.mapped = slotBegin;
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
        return fits ? result : Word.nullPointer();
    }

    /** By whole pages, so that most objects need nothing. */
    @NeverInline("Rare.")
    private boolean growMapFor(Pointer end) {
        UnsignedWord page = Word.unsigned(SlotGeometry.PAGE);
        UnsignedWord size =
                UnsignedUtils.roundUp(ReferenceMap.sizeFor(end.subtract(slotBegin)), page);
        mapped = slotBegin.add(ReferenceMap.describedBy(size));
        return memory.growHighTo(slotEnd.subtract(size));
    }

    @Override
    @AlwaysInline("Called for each object of a graph.")
    void writeHeader(Pointer copy, DynamicHub hub, UnsignedWord size, boolean large) {
        encodeHeader(copy, hub, false, large);
    }

    @Override
    @AlwaysInline("Called for each object of a graph.")
    void noteReferences(Pointer first, int count) {
        ReferenceMap.set(slotEnd, first.subtract(slotBegin), count);
    }

    @Override
    @AlwaysInline("Called for each object of a graph.")
    void noteReferencesOf(Pointer object, long words) {
        ReferenceMap.setWords(slotEnd, object.subtract(slotBegin), words);
    }

    @Override
    boolean finish() {
        UnsignedWord mapSize = ReferenceMap.sizeFor(memory.low().subtract(slotBegin));
        return memory.growHighTo(slotEnd.subtract(mapSize)) && memory.moveHighBehindLow();
    }
}
