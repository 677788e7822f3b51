// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.os.ImageHeapProvider;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.FileOptions;
import dev.thaw.doss.nativeimage.file.ClassesToInitialize;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import java.nio.file.Path;
import java.util.Objects;
import java.util.UUID;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;

/**
 * The operations for the Serial GC of a native image.
 *
 * <p>Source: DOSS dissertation, section 5.3.
 */
public final class SnapshotProvider implements DOSS.Provider {
    private final SnapshotHeap heap;
    private final UUID imageId;

    @Platforms(Platform.HOSTED_ONLY.class)
    public SnapshotProvider(SnapshotHeap heap, UUID imageId) {
        this.heap = heap;
        this.imageId = imageId;
    }

    @Override
    public DOSS.Snapshot snapshot(Object root, DOSS.Slot destination) {
        Objects.requireNonNull(root, "root");
        SnapshotSlot slot = own(destination);
        slot.occupy("SNAPSHOT");
        SlotSnapshot snapshot = null;
        try {
            SnapshotLog.log("SNAPSHOT to slot", slot.id());
            SnapshotOperation operation = GraphCopy.to(slot, root);
            if (operation.failure().isThere()) {
                String limit =
                        "its capacity is %d bytes (-H:ObjectSnapshotSlotSizeKiB)"
                                .formatted(slot.capacity());
                throw GraphCopy.failed("SNAPSHOT to slot " + slot.id(), operation, root, limit);
            }
            snapshot = operation.snapshot();
            heap.roots().show(snapshot);
            SnapshotLog.log("SNAPSHOT successful; objects", snapshot.objectCount());
            SnapshotLog.log("SNAPSHOT successful; bytes", snapshot.size());
            return snapshot;
        } finally {
            endOccupation(slot, snapshot);
        }
    }

    @Override
    public DOSS.Stored store(DOSS.Slot source, Path file, FileOptions options) {
        SnapshotSlot slot = own(source);
        SlotSnapshot snapshot = slot.borrow("STORE");
        try {
            SnapshotLog.log("STORE request for slot", slot.id());
            DOSS.Stored stored =
                    new StoreOperation(snapshot, heap.beingStored(), file, options)
                            .run(headerOf(slot, snapshot));
            SnapshotLog.log("STORE successful; bytes", stored.size());
            return stored;
        } finally {
            slot.settle(snapshot);
        }
    }

    @Override
    public DOSS.Snapshot load(Path file, DOSS.Slot destination, FileOptions options) {
        SnapshotSlot slot = own(destination);
        slot.occupy("LOAD");
        SlotSnapshot snapshot = null;
        try (LoadOperation operation = new LoadOperation(file, options)) {
            SnapshotLog.log("LOAD request for slot", slot.id());
            slot.evict();
            snapshot = operation.run(slot, emptyHeaderOf(slot));
            heap.roots().show(snapshot);
            SnapshotLog.log("LOAD successful; bytes", snapshot.size());
            return snapshot;
        } finally {
            endOccupation(slot, snapshot);
        }
    }

    @Override
    public Class<?> check(Path file, DOSS.Slot of, FileOptions options) {
        SnapshotSlot slot = own(of);
        try (LoadOperation operation = new LoadOperation(file, options)) {
            return operation.check(slot, emptyHeaderOf(slot));
        }
    }

    @Override
    public DOSS.Slot slotOf(Path file) {
        try (LoadOperation operation = new LoadOperation(file, FileOptions.STANDARD.ofAnyOwner())) {
            SnapshotHeader header = operation.header();
            if (header.slotId() < 0 || header.slotId() >= heap.slotCount()) {
                throw new DOSSException(
                        "%s cannot be loaded here: its slot is %d, this program has slots 0 to %d"
                                .formatted(file, header.slotId(), heap.slotCount() - 1));
            }
            SnapshotSlot slot = heap.getSlot(header.slotId());
            header.requireFits(emptyHeaderOf(slot), file);
            return slot;
        }
    }

    @Override
    public Object unload(DOSS.Slot slot) {
        return unload(own(slot), true);
    }

    @Override
    public void discard(DOSS.Slot slot) {
        unload(own(slot), false);
    }

    private Object unload(SnapshotSlot own, boolean keepRoot) {
        SlotSnapshot snapshot = own.borrow("UNLOAD");
        boolean done = false;
        try {
            SnapshotLog.log("UNLOAD request for slot", own.id());
            if (!keepRoot && snapshot.detachUnseen()) {
                heap.roots().hide(own);
                snapshot.uncommit();
                done = true;
                return null;
            }
            UnloadOperation operation =
                    new UnloadOperation(snapshot, heap, keepRoot ? snapshot.getRootObject() : null);
            operation.enqueue();
            done = operation.done();
            if (done) {
                snapshot.uncommit();
            }
            if (operation.pins() > 0) {
                throw new DOSSException(
                        "UNLOAD of slot %d: it has %d pinned objects; close each PinnedObject first"
                                .formatted(own.id(), operation.pins()));
            }
            if (operation.lacksRoom()) {
                throw new DOSSException(
                        "UNLOAD of slot %d: there is no room in the runtime heap for the %d bytes in it; let go of other objects, call System.gc() and try again, or start with a larger -Xmx (it is %d bytes) or -XX:ReservedAddressSpaceSize"
                                .formatted(
                                        own.id(),
                                        snapshot.size(),
                                        Runtime.getRuntime().maxMemory()));
            }
            if (!done) {
                throw new DOSSException(
                        "UNLOAD of slot %d: the collection policy of this process allows no complete collection"
                                .formatted(own.id()));
            }
            SnapshotLog.log("UNLOAD successful; slot", own.id());
            return operation.root();
        } finally {
            if (done) {
                own.free();
            } else {
                own.settle(snapshot);
            }
        }
    }

    @Override
    public byte[] pack(Object root) {
        Objects.requireNonNull(root, "root");
        SnapshotSlot staging = heap.staging().take();
        try {
            return pack(root, staging);
        } finally {
            heap.staging().giveBack(staging);
        }
    }

    private byte[] pack(Object root, SnapshotSlot staging) {
        SnapshotOperation operation = GraphCopy.to(staging, root);
        if (operation.failure().isThere()) {
            staging.uncommitAll();
            String limit =
                    "a message has room for less than %d bytes of objects, SNAPSHOT and STORE take more"
                            .formatted(staging.capacity());
            throw GraphCopy.failed("pack", operation, root, limit);
        }
        SlotSnapshot snapshot = operation.snapshot();
        try {
            return Message.encode(snapshot, imageId);
        } finally {
            snapshot.uncommit();
        }
    }

    @Override
    public Object unpack(byte[] message) {
        return Message.decode(message, heap.staging(), imageId);
    }

    private static void endOccupation(SnapshotSlot slot, SlotSnapshot snapshot) {
        if (snapshot == null) {
            slot.release();
        } else {
            slot.settle(snapshot);
        }
    }

    private SnapshotHeader emptyHeaderOf(SnapshotSlot slot) {
        return headerOf(slot, new SlotSnapshot(slot, 0, 0, 0, 0, ClassesToInitialize.NONE, 0));
    }

    private SnapshotHeader headerOf(SnapshotSlot slot, SlotSnapshot s) {
        return new SnapshotHeader(
                heap.layout(),
                imageId,
                ImageHeapProvider.get().getImageHeapAddressSpaceSize().rawValue(),
                slot.begin().subtract(KnownIntrinsics.heapBase()).rawValue(),
                slot.id(),
                slot.capacity(),
                s.lowSize(),
                s.highSize(),
                s.rootOffset(),
                s.objectCount(),
                0,
                0,
                0);
    }

    private SnapshotSlot own(DOSS.Slot slot) {
        if (slot instanceof SnapshotSlot s && heap.getSlot(s.id()) == s) {
            return s;
        }
        throw new DOSSException(
                "%s is not a slot of this isolate's snapshot heap; use DOSS.heap().getSlot"
                        .formatted(slot));
    }
}
