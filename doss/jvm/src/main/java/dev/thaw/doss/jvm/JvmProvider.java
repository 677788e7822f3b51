// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.FileOptions;
import java.nio.file.Path;
import java.util.Objects;

/** The operations, by way of bytes: a snapshot is a graph that was serialized and read back. */
final class JvmProvider implements DOSS.Provider {
    private final JvmHeap heap;

    JvmProvider(JvmHeap heap) {
        this.heap = heap;
    }

    @Override
    public DOSS.Snapshot snapshot(Object root, DOSS.Slot destination) {
        Objects.requireNonNull(root, "root");
        JvmSlot slot = own(destination);
        slot.takeFree("SNAPSHOT");
        JvmSnapshot snapshot = null;
        try {
            String what =
                    "SNAPSHOT to slot %d of a %s".formatted(slot.id(), root.getClass().getName());
            byte[] bytes = GraphCodec.write(root, slot.capacity(), null, what);
            snapshot = new JvmSnapshot(slot, bytes.length, GraphCodec.read(bytes, what));
            return snapshot;
        } finally {
            slot.giveBack(snapshot);
        }
    }

    @Override
    public DOSS.Stored store(DOSS.Slot source, Path file, FileOptions options) {
        Objects.requireNonNull(file, "file");
        JvmSlot slot = own(source);
        JvmSnapshot snapshot = slot.takeSnapshot("STORE");
        try {
            String what = "STORE of slot %d".formatted(slot.id());
            byte[] bytes =
                    GraphCodec.write(
                            snapshot.getRootObject(), slot.capacity(), snapshot.members(), what);
            return SnapshotFile.write(file, slot, bytes, options);
        } finally {
            slot.giveBack(snapshot);
        }
    }

    @Override
    public DOSS.Snapshot load(Path file, DOSS.Slot destination, FileOptions options) {
        Objects.requireNonNull(file, "file");
        JvmSlot slot = own(destination);
        slot.takeFree("LOAD");
        JvmSnapshot snapshot = null;
        try {
            byte[] bytes = SnapshotFile.read(file, slot, options);
            String what = "LOAD of %s".formatted(file);
            snapshot = new JvmSnapshot(slot, bytes.length, GraphCodec.read(bytes, what));
            return snapshot;
        } finally {
            slot.giveBack(snapshot);
        }
    }

    @Override
    public Class<?> check(Path file, DOSS.Slot slot, FileOptions options) {
        Objects.requireNonNull(file, "file");
        byte[] bytes = SnapshotFile.read(file, own(slot), options);
        return GraphCodec.read(bytes, "LOAD of %s".formatted(file)).root().getClass();
    }

    @Override
    public DOSS.Slot slotOf(Path file) {
        return heap.getSlot(SnapshotFile.slotOf(file));
    }

    @Override
    public Object unload(DOSS.Slot source) {
        JvmSlot slot = own(source);
        JvmSnapshot snapshot = slot.takeSnapshot("UNLOAD");
        Object root = snapshot.getRootObject();
        snapshot.unload();
        slot.giveBack(null);
        return root;
    }

    @Override
    public void discard(DOSS.Slot source) {
        unload(source);
    }

    @Override
    public byte[] pack(Object root) {
        Objects.requireNonNull(root, "root");
        String what = "pack of a " + root.getClass().getName();
        return JvmMessage.encode(GraphCodec.write(root, Integer.MAX_VALUE - 8, null, what));
    }

    @Override
    public Object unpack(byte[] message) {
        return GraphCodec.read(JvmMessage.decode(message), "unpack").root();
    }

    private JvmSlot own(DOSS.Slot slot) {
        if (slot instanceof JvmSlot s && s.id() < heap.slotCount() && heap.getSlot(s.id()) == s) {
            return s;
        }
        throw new DOSSException(
                "%s is not a slot of this process's snapshot heap; use DOSS.heap().getSlot"
                        .formatted(slot));
    }
}
