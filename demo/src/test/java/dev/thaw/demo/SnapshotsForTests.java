// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.FileOptions;
import dev.thaw.doss.spi.Implementation;
import dev.thaw.wordnet.LoadProgress;
import dev.thaw.wordnet.WordNetReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Lets the demo run on a JVM, where nothing can be mapped: a "snapshot file" only names the jar
 * that the dictionary is parsed from once more. It is its own heap, with one slot.
 */
public final class SnapshotsForTests
        implements Implementation, DOSS.Heap, DOSS.Slot, DOSS.Provider {
    static final String JAR_PROPERTY = "test.wordnet";

    private DOSS.Snapshot current;

    private record Held(DOSS.Slot slot, long size, Class<?> rootClass, Object getRootObject)
            implements DOSS.Snapshot {}

    private DOSS.Snapshot hold(Object root) {
        current = new Held(this, 1, root.getClass(), root);
        return current;
    }

    @Override
    public boolean isAvailable() {
        return true;
    }

    @Override
    public DOSS.Heap heap() {
        return this;
    }

    @Override
    public DOSS.Provider provider() {
        return this;
    }

    @Override
    public int slotCount() {
        return 1;
    }

    @Override
    public DOSS.Slot getSlot(int id) {
        return this;
    }

    @Override
    public int id() {
        return 0;
    }

    @Override
    public long capacity() {
        return 1;
    }

    @Override
    public long size() {
        return 1;
    }

    @Override
    public DOSS.Snapshot getSnapshot() {
        return current;
    }

    @Override
    public DOSS.Snapshot snapshot(Object root, DOSS.Slot to) {
        return hold(root);
    }

    @Override
    public DOSS.Stored store(DOSS.Slot to, Path file, FileOptions options) {
        try {
            Files.writeString(file, System.getProperty(JAR_PROPERTY));
            return new DOSS.Stored(Files.size(file), List.of());
        } catch (IOException e) {
            throw new DOSSException("cannot write " + file, e);
        }
    }

    @Override
    public DOSS.Snapshot load(Path file, DOSS.Slot to, FileOptions options) {
        try {
            return hold(WordNetReader.read(Path.of(Files.readString(file)), LoadProgress.NONE));
        } catch (IOException e) {
            throw new DOSSException("cannot load " + file, e);
        }
    }

    @Override
    public Class<?> check(Path file, DOSS.Slot to, FileOptions options) {
        throw new UnsupportedOperationException();
    }

    @Override
    public DOSS.Slot slotOf(Path file) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Object unload(DOSS.Slot to) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void discard(DOSS.Slot to) {
        throw new UnsupportedOperationException();
    }

    @Override
    public byte[] pack(Object root) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Object unpack(byte[] message) {
        throw new UnsupportedOperationException();
    }
}
