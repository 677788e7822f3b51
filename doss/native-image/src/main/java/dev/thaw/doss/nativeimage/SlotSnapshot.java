// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.snippets.KnownIntrinsics;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import jdk.graal.compiler.word.Word;

/**
 * A snapshot in its slot.
 *
 * @param alignedSize bytes of the group of aligned chunks, from the slot's begin to the last one's
 *     top
 * @param unalignedSize bytes of the group of unaligned chunks, up to the slot's end
 * @param rootOffset from the heap base to the root object
 * @param objectCount how many objects the graph had when it was copied
 */
record SlotSnapshot(
        SnapshotSlot slot, long alignedSize, long unalignedSize, long rootOffset, long objectCount)
        implements DOSS.Snapshot {
    @Override
    public long size() {
        return alignedSize + unalignedSize;
    }

    @Override
    public Object getRootObject() {
        if (slot.getSnapshot() != this) {
            throw new DOSSException(
                    "The snapshot is no longer in slot %d: it was unloaded".formatted(slot.id()));
        }
        return KnownIntrinsics.heapBase().add(Word.unsigned(rootOffset)).toObject();
    }
}
