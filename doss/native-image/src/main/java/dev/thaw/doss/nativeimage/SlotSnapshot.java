// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import jdk.graal.compiler.word.Word;

/** A snapshot in its slot, and where its parts are. */
final class SlotSnapshot implements DOSS.Snapshot {
    private final SnapshotSlot slot;
    private final long alignedSize;
    private final long unalignedSize;
    private final long rootOffset;
    private final long objectCount;

    /** Written by UNLOAD while all threads wait. */
    private boolean detached;

    /**
     * @param alignedSize bytes of the group of aligned chunks, from the slot's begin to the last
     *     one's top
     * @param unalignedSize bytes of the group of unaligned chunks, up to the slot's end
     * @param rootOffset from the heap base to the root object
     * @param objectCount how many objects the graph had when it was copied
     */
    SlotSnapshot(
            SnapshotSlot slot,
            long alignedSize,
            long unalignedSize,
            long rootOffset,
            long objectCount) {
        this.slot = slot;
        this.alignedSize = alignedSize;
        this.unalignedSize = unalignedSize;
        this.rootOffset = rootOffset;
        this.objectCount = objectCount;
    }

    @Override
    public SnapshotSlot slot() {
        return slot;
    }

    long alignedSize() {
        return alignedSize;
    }

    long unalignedSize() {
        return unalignedSize;
    }

    long rootOffset() {
        return rootOffset;
    }

    long objectCount() {
        return objectCount;
    }

    @Override
    public long size() {
        return alignedSize + unalignedSize;
    }

    void detach() {
        detached = true;
    }

    @Override
    public Object getRootObject() {
        Object root = rootUnlessDetached();
        if (root == null) {
            throw new DOSSException(
                    "The snapshot is no longer in slot %d: it was unloaded".formatted(slot.id()));
        }
        return root;
    }

    @Uninterruptible(reason = "UNLOAD must not come between the check and the reference.")
    private Object rootUnlessDetached() {
        return detached
                ? null
                : KnownIntrinsics.heapBase().add(Word.unsigned(rootOffset)).toObject();
    }
}
