// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.genscavenge.GCImpl;
import com.oracle.svm.core.heap.GCCause;
import com.oracle.svm.core.heap.VMOperationInfos;
import com.oracle.svm.core.thread.JavaVMOperation;
import com.oracle.svm.core.thread.VMOperation.SystemEffect;

/**
 * UNLOAD: empties a slot with a complete collection. What is still referred to moves to the old
 * generation; the slot's memory can be given back then.
 *
 * <p>Source: DOSS dissertation, sections 5.3 and 5.5.
 */
final class UnloadOperation extends JavaVMOperation {
    private final SlotSnapshot snapshot;
    private final SnapshotHeap heap;

    /** The collection keeps this reference right, as any other. */
    private final Object root;

    private final RoomToMove room;

    private boolean done;
    private boolean lacksRoom;
    private int pins;

    /**
     * @param root the root of the snapshot, if it is to stay; else null
     */
    UnloadOperation(SlotSnapshot snapshot, SnapshotHeap heap, Object root) {
        super(VMOperationInfos.get(UnloadOperation.class, "Unload", SystemEffect.SAFEPOINT));
        this.snapshot = snapshot;
        this.heap = heap;
        this.root = root;
        this.room = new RoomToMove(heap, snapshot);
    }

    /** Whether a collection has emptied the slot. */
    boolean done() {
        return done;
    }

    /** How many pins forbade to empty the slot. */
    int pins() {
        return pins;
    }

    /** Whether the runtime heap may have no room for what is in the slot. */
    boolean lacksRoom() {
        return lacksRoom;
    }

    Object root() {
        return root;
    }

    @Override
    protected void operate() {
        SnapshotSlot slot = snapshot.slot();
        pins = slot.pins();
        if (pins > 0) {
            return;
        }
        lacksRoom = !room.isThere(root != null);
        if (lacksRoom) {
            return;
        }
        long before = GCImpl.getAccounting().getCompleteCollectionCount();
        new HolderMarker(heap, slot).markAll();
        Evacuation evacuation = heap.roots().evacuation();
        evacuation.begin(slot, heap.roots().evacuationChunk());
        try {
            collect();
        } finally {
            evacuation.end();
        }
        if (GCImpl.getAccounting().getCompleteCollectionCount() == before) {
            return;
        }
        heap.roots().hide(slot);
        snapshot.detach();
        done = true;
    }

    static void collect() {
        try {
            GCImpl.getGCImpl().collectCompletely(GCCause.JavaLangSystemGC);
        } catch (OutOfMemoryError e) {
            // Thrown after a collection that left more than the largest heap.
        }
    }
}
