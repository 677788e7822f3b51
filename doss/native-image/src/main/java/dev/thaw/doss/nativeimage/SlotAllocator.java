// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.config.ConfigurationValues;
import com.oracle.svm.core.genscavenge.ObjectHeaderImpl;
import com.oracle.svm.core.hub.DynamicHub;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * Lays the copies of a SNAPSHOT out in the slot. Allocates nothing on the Java heap.
 *
 * <p>Source: DOSS dissertation, section 5.4.
 */
abstract sealed class SlotAllocator permits ChunkedAllocator, LinearAllocator {
    final SnapshotSlot slot;
    final SlotMemory memory;

    SlotAllocator(SnapshotSlot slot) {
        this.slot = slot;
        this.memory = new SlotMemory(slot);
    }

    /**
     * Memory for an object.
     *
     * @param large whether it is an array that the collector does not move
     * @return null if there is none
     */
    abstract Pointer allocate(UnsignedWord size, boolean large);

    /** Writes the header of a copy that is otherwise complete. */
    abstract void writeHeader(Pointer copy, DynamicHub hub, UnsignedWord size, boolean large);

    /** Notes that there are references in a row. */
    abstract void noteReferences(Pointer first, int count);

    /** Notes the references of an object: a bit for each of its first words that is one. */
    abstract void noteReferencesOf(Pointer object, long words);

    /** Completes the layout; false if there is no memory for it. */
    abstract boolean finish();

    @AlwaysInline("Called for each object of a graph.")
    static void encodeHeader(
            Pointer copy, DynamicHub hub, boolean rememberedSet, boolean unaligned) {
        ObjectHeaderImpl headers = ObjectHeaderImpl.getObjectHeaderImpl();
        copy.writeWord(
                ConfigurationValues.getObjectLayout().getHubOffset(),
                headers.encodeAsObjectHeader(hub, rememberedSet, unaligned));
    }
}
