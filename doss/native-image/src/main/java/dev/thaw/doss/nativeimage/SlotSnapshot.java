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
    private final long lowSize;
    private final long highSize;
    private final long rootOffset;
    private final long objectCount;

    /** Written by UNLOAD while all threads wait. */
    private boolean detached;

    /**
     * @param lowSize bytes of the group of aligned chunks, from the slot's begin to the last one's
     *     top
     * @param highSize bytes of the group of unaligned chunks, up to the slot's end
     * @param rootOffset from the heap base to the root object
     * @param objectCount how many objects the graph had when it was copied
     */
    SlotSnapshot(
            SnapshotSlot slot, long lowSize, long highSize, long rootOffset, long objectCount) {
        this.slot = slot;
        this.lowSize = lowSize;
        this.highSize = highSize;
        this.rootOffset = rootOffset;
        this.objectCount = objectCount;
    }

    @Override
    public SnapshotSlot slot() {
        return slot;
    }

    long lowSize() {
        return lowSize;
    }

    long highSize() {
        return highSize;
    }

    long rootOffset() {
        return rootOffset;
    }

    long objectCount() {
        return objectCount;
    }

    @Override
    public long size() {
        return lowSize + highSize;
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
