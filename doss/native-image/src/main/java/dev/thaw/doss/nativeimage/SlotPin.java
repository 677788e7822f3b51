// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.hub.LayoutEncoding;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.PinnedObject;
import org.graalvm.word.Pointer;
import org.graalvm.word.PointerBase;

/** A pinned object in a slot: it does not move in any collection, and the slot is not unloaded. */
final class SlotPin implements PinnedObject {
    private final SnapshotSlot slot;
    private Object object;

    private SlotPin(SnapshotSlot slot, Object object) {
        this.slot = slot;
        this.object = object;
    }

    /** Pins the object if it is in a slot; else returns null. */
    static SlotPin create(Object object) {
        SnapshotHeap heap = ImageSingletons.lookup(SnapshotHeap.class);
        SnapshotSlot slot = heap.slotOf(object);
        if (slot == null) {
            return null;
        }
        slot.pin();
        if (heap.slotOf(object) == slot) {
            return new SlotPin(slot, object);
        }
        // UNLOAD moved it before it was pinned.
        slot.unpin();
        return null;
    }

    @Override
    public Object getObject() {
        return object;
    }

    @Override
    public Pointer addressOfObject() {
        return Word.objectToUntrackedPointer(object);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T extends PointerBase> T addressOfArrayElement(int index) {
        int encoding = KnownIntrinsics.readHub(object).getLayoutEncoding();
        return (T) addressOfObject().add(LayoutEncoding.getArrayElementOffset(encoding, index));
    }

    @Override
    public void close() {
        if (object != null) {
            object = null;
            slot.unpin();
        }
    }
}
