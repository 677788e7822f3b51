// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.hub.DynamicHub;
import com.oracle.svm.core.hub.LayoutEncoding;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.SnapshotLayout;
import dev.thaw.doss.nativeimage.file.SnapshotTypes.Field;
import org.graalvm.nativeimage.ImageSingletons;

/** Copies a graph into a slot, and says why it could not. */
final class GraphCopy {
    private GraphCopy() {}

    /** What has come of it, well or not. Waits for a STORE of a slot that the graph leads into. */
    static SnapshotOperation to(SnapshotSlot slot, Object root) {
        while (true) {
            SnapshotOperation operation = new SnapshotOperation(slot, root, newAllocator(slot));
            operation.run();
            int storedSlot = operation.failure().storedSlot();
            if (storedSlot == SlotsBeingStored.NONE) {
                return operation;
            }
            slot.uncommitAll();
            slot.heap().beingStored().awaitEnd(storedSlot);
        }
    }

    private static SlotAllocator newAllocator(SnapshotSlot slot) {
        SnapshotHeap heap = ImageSingletons.lookup(SnapshotHeap.class);
        // A constant for the analysis: an image with linear slots has one kind of allocator only.
        boolean isLinear = heap.layout() == SnapshotLayout.LINEAR;
        return isLinear || heap.staging().contains(slot)
                ? new LinearAllocator(slot)
                : new ChunkedAllocator(slot);
    }

    static DOSSException failed(
            String what, SnapshotOperation operation, Object root, String limit) {
        SnapshotFailure failure = operation.failure();
        String reason = failure.reason() + "; " + limit;
        Class<?> offender = failure.type();
        if (offender != null) {
            reason =
                    "an object of class %s (%s) cannot be in a snapshot: %s%s"
                            .formatted(
                                    offender.getName(),
                                    failure.path(),
                                    placeIn(offender, operation.changedAt()),
                                    failure.reason());
        }
        return new DOSSException(
                "%s of a %s: %s".formatted(what, root.getClass().getName(), reason));
    }

    private static String placeIn(Class<?> type, int offset) {
        if (offset == ImageConstants.NOWHERE) {
            return "";
        }
        DynamicHub hub = DynamicHub.fromClass(type);
        int encoding = hub.getLayoutEncoding();
        if (LayoutEncoding.isArray(encoding)) {
            int begin = LayoutEncoding.getArrayBaseOffsetAsInt(encoding);
            return "element %d of "
                    .formatted((offset - begin) >> LayoutEncoding.getArrayIndexShift(encoding));
        }
        String name = null;
        for (Field f : ImageSingletons.lookup(FieldTable.class).of(hub)) {
            name = f.offset() <= offset ? f.name() : name;
        }
        return name == null ? "" : "field %s of ".formatted(name);
    }
}
