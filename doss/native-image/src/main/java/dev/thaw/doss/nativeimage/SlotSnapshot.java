// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.jdk.UninterruptibleUtils;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.ClassesToInitialize;
import jdk.graal.compiler.word.Word;

/** A snapshot in its slot, and where its parts are. */
final class SlotSnapshot implements DOSS.Snapshot {
    /** Nobody has asked for the root, so nothing outside the slot can refer to an object in it. */
    private static final int UNSEEN = 0;

    private static final int SEEN = 1;
    private static final int DETACHED = 2;

    /** Unseen, and for some instructions its memory must not go. */
    private static final int READING = 3;

    private final SnapshotSlot slot;
    private final long lowSize;
    private final long highSize;
    private final long rootOffset;
    private final long objectCount;
    private final ClassesToInitialize classesToInitialize;
    private final long extent;

    private final UninterruptibleUtils.AtomicInteger state =
            new UninterruptibleUtils.AtomicInteger(UNSEEN);

    /**
     * @param lowSize bytes of the group of aligned chunks, from the slot's begin to the last one's
     *     top
     * @param highSize bytes of the high group, which ends at the end of a page
     * @param rootOffset from the heap base to the root object
     * @param objectCount how many objects the graph had when it was copied
     * @param classesToInitialize what another process must initialize before it uses the objects
     * @param extent how far there may be memory in the slot, in bytes from its begin
     */
    SlotSnapshot(
            SnapshotSlot slot,
            long lowSize,
            long highSize,
            long rootOffset,
            long objectCount,
            ClassesToInitialize classesToInitialize,
            long extent) {
        this.slot = slot;
        this.lowSize = lowSize;
        this.highSize = highSize;
        this.rootOffset = rootOffset;
        this.objectCount = objectCount;
        this.classesToInitialize = classesToInitialize;
        this.extent = extent;
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

    ClassesToInitialize classesToInitialize() {
        return classesToInitialize;
    }

    @Override
    public long size() {
        return lowSize + highSize;
    }

    /** UNLOAD, while all threads wait. */
    void detach() {
        state.set(DETACHED);
    }

    /** Gives back the slot's memory; nothing refers to it. */
    void uncommit() {
        slot.uncommit(extent);
    }

    /** Whether somebody may write to the objects. */
    boolean isSeen() {
        return state.get() == SEEN;
    }

    /** Detaches the snapshot, if nothing outside the slot can refer to an object in it. */
    boolean detachUnseen() {
        do {
            if (state.compareAndSet(UNSEEN, DETACHED)) {
                return true;
            }
        } while (state.get() == UNSEEN || state.get() == READING);
        return false;
    }

    @Override
    public Class<?> rootClass() {
        Class<?> type = rootClassUnlessDetached();
        if (type == null) {
            throw unloaded();
        }
        return type;
    }

    /** Nobody sees an object by it, so that the snapshot can still be detached as an unseen one. */
    @Uninterruptible(reason = "UNLOAD must not come between the check and the reference.")
    private Class<?> rootClassUnlessDetached() {
        while (true) {
            int now = state.get();
            if (now == DETACHED) {
                return null;
            }
            if (now == SEEN) {
                return DynamicHub.toClass(KnownIntrinsics.readHub(root()));
            }
            // the memory of an unseen one may go at any time
            if (now == UNSEEN && state.compareAndSet(UNSEEN, READING)) {
                Class<?> type = DynamicHub.toClass(KnownIntrinsics.readHub(root()));
                state.set(UNSEEN);
                return type;
            }
        }
    }

    @Override
    public Object getRootObject() {
        Object root = rootUnlessDetached();
        if (root == null) {
            throw unloaded();
        }
        return root;
    }

    private DOSSException unloaded() {
        return new DOSSException(
                "The snapshot is no longer in slot %d: it was unloaded".formatted(slot.id()));
    }

    @Uninterruptible(reason = "UNLOAD must not come between the check and the reference.")
    private Object rootUnlessDetached() {
        while (true) {
            int now = state.get();
            if (now == DETACHED) {
                return null;
            }
            if (now == SEEN) {
                return root();
            }
            if (now == UNSEEN && state.compareAndSet(UNSEEN, SEEN)) {
                slot.see();
            }
        }
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private Object root() {
        return KnownIntrinsics.heapBase().add(Word.unsigned(rootOffset)).toObject();
    }
}
