// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.os.ImageHeapProvider;
import com.oracle.svm.core.os.VirtualMemoryProvider;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.nativeimage.file.ClassesToInitialize;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Objects;
import java.util.UUID;
import java.util.zip.CRC32C;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.ImageSingletons;
import org.graalvm.nativeimage.PinnedObject;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.word.Pointer;

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
            if (operation.failure() != null) {
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
    public void store(DOSS.Slot source, Path file) {
        SnapshotSlot slot = own(source);
        SlotSnapshot snapshot = slot.borrow("STORE");
        try {
            SnapshotLog.log("STORE request for slot", slot.id());
            store(slot, snapshot, file.toAbsolutePath());
        } finally {
            slot.settle(snapshot);
        }
    }

    /** Writes beside the file, then renames: the file is there whole, or as it was. */
    private void store(SnapshotSlot slot, SlotSnapshot snapshot, Path file) {
        SnapshotHeader header = headerOf(slot, snapshot);
        try (UnfinishedFile beside = UnfinishedFile.beside(file)) {
            NativeFile out = beside.contents();
            write(out, new byte[(int) SnapshotHeader.PAGE]);
            out.seek(header.bodyOffset());
            writeBody(slot, header, out);
            header = describe(out, header, snapshot);
            out.seek(0);
            write(out, header.encode());
            write(out, snapshot.classesToInitialize().encode());
            out.sync();
            beside.moveToItsPlace();
        } catch (IOException e) {
            throw new DOSSException("STORE of slot %d: %s".formatted(slot.id(), e), e);
        }
        try (NativeFile directory = NativeFile.open(file.getParent())) {
            directory.sync();
        }
        SnapshotLog.log("STORE successful; bytes", header.fileSize());
    }

    private void writeBody(SnapshotSlot slot, SnapshotHeader header, NativeFile out) {
        heap.beingStored().begin(slot);
        try {
            out.write(slot.begin(), SnapshotHeader.pages(header.lowSize()));
            Pointer high = slot.begin().add(Word.unsigned(header.highSlotOffset()));
            out.write(high, SnapshotHeader.pages(header.highSize()));
        } finally {
            heap.beingStored().end(slot);
        }
    }

    private static void write(NativeFile out, byte[] bytes) {
        try (PinnedObject pinned = PinnedObject.create(bytes)) {
            out.write(pinned.addressOfArrayElement(0), bytes.length);
        }
    }

    /**
     * Checks the objects that were written, and writes the type table behind them.
     *
     * @return the header, complete
     */
    private static SnapshotHeader describe(
            NativeFile file, SnapshotHeader header, SlotSnapshot snapshot) {
        StoredTypes stored = new StoredTypes();
        CRC32C checksum = new CRC32C();
        long size = header.typesFileOffset() - header.bodyOffset();
        Pointer body = Word.nullPointer();
        if (size > 0) {
            body = file.map(Word.nullPointer(), header.bodyOffset(), size);
        }
        try (ReferredConstants constants = new ReferredConstants(header.imageHeapSize())) {
            Pointer high = body.add(Word.unsigned(size - header.highSize()));
            new ClosedGraphCheck(header, stored, constants).run(body, high);
            constants.requireUnchanged("STORE of slot %d".formatted(header.slotId()));
            if (snapshot.isSeen()) {
                new StoredBodyComparison(header, snapshot.slot().begin(), body, high).requireSame();
            }
            MemoryChecksum.update(checksum, body, size);
        } finally {
            if (body.isNonNull()) {
                VirtualMemoryProvider.get().free(body, Word.unsigned(size));
            }
        }
        byte[] types = stored.table().encode();
        write(file, types);
        checksum.update(types);
        return header.complete(System.currentTimeMillis(), types.length, (int) checksum.getValue());
    }

    @Override
    public DOSS.Snapshot load(Path file, DOSS.Slot destination) {
        SnapshotSlot slot = own(destination);
        slot.occupy("LOAD");
        SlotSnapshot snapshot = null;
        try (NativeFile in = NativeFile.open(file)) {
            SnapshotLog.log("LOAD request for slot", slot.id());
            slot.evict();
            snapshot = load(in, file, slot);
            SnapshotLog.log("LOAD successful; bytes", snapshot.size());
            return snapshot;
        } finally {
            endOccupation(slot, snapshot);
        }
    }

    private SlotSnapshot load(NativeFile in, Path file, SnapshotSlot slot) {
        byte[] bytes = new byte[(int) SnapshotHeader.PAGE];
        long read;
        try (PinnedObject pinned = PinnedObject.create(bytes)) {
            read = in.readUpTo(pinned.addressOfArrayElement(0), 0, bytes.length);
        }
        if (read < SnapshotHeader.SIZE) {
            throw new DOSSException(
                    "%s is not a snapshot file: it has %d bytes, a header alone has %d"
                            .formatted(file, read, SnapshotHeader.SIZE));
        }
        SnapshotHeader header = SnapshotHeader.decode(bytes, file);
        header.requireFits(
                headerOf(slot, new SlotSnapshot(slot, 0, 0, 0, 0, ClassesToInitialize.NONE, 0)),
                in.size(),
                file);
        ClassesToInitialize classes = ClassesToInitialize.decode(bytes, file);
        ImageSingletons.lookup(RunTimeInitializedClasses.class).initialize(classes, file);

        FileProtection.ofOption().place(in, header, slot, file);
        SlotSnapshot snapshot =
                new SlotSnapshot(
                        slot,
                        header.lowSize(),
                        header.highSize(),
                        header.rootOffset(),
                        header.objectCount(),
                        classes,
                        header.extent());
        heap.roots().show(snapshot);
        return snapshot;
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
            if (operation.pins() > 0) {
                throw new DOSSException(
                        "UNLOAD of slot %d: it has %d pinned objects; close each PinnedObject first"
                                .formatted(own.id(), operation.pins()));
            }
            if (operation.lacksRoom()) {
                throw new DOSSException(
                        "UNLOAD of slot %d: there is no room in the runtime heap for the %d bytes in it; let go of other objects, call System.gc() and try again, or start with a larger -XX:ReservedAddressSpaceSize"
                                .formatted(own.id(), snapshot.size()));
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
        SnapshotSlot staging = heap.staging();
        synchronized (staging) {
            SnapshotOperation operation = GraphCopy.to(staging, root);
            if (operation.failure() != null) {
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
