// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.serializer;

import dev.thaw.doss.DOSS;
import dev.thaw.sd.Serializer;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;

/** Object snapshots: SNAPSHOT, STORE and LOAD of one slot. */
public final class DossSerializer implements Serializer {
    private static final int SLOT = 0;

    private final Path directory;

    /**
     * @param directory for snapshot files, which are left there
     */
    public DossSerializer(Path directory) {
        this.directory = directory;
    }

    @Override
    public boolean readsFiles() {
        return true;
    }

    private static DOSS.Slot slot() {
        return DOSS.heap().getSlot(SLOT);
    }

    @Override
    public Object serialize(Object root) {
        return DOSS.provider().snapshot(root, slot());
    }

    @Override
    public Object preDeserialize(Type type, Object data) throws IOException {
        Path file = Files.createTempFile(directory, "case-", ".doss");
        DOSS.provider().store(slot(), file);
        DOSS.provider().discard(slot());
        return file;
    }

    @Override
    public Object deserialize(Type type, Object data) {
        return DOSS.provider().load((Path) data, slot()).getRootObject();
    }

    /** UNLOAD: objects that are in use move to the heap. */
    @Override
    public void flush() {
        if (slot().getSnapshot() != null) {
            DOSS.provider().discard(slot());
        }
    }

    @Override
    public long sizeOf(Object data) throws IOException {
        return Files.size((Path) data);
    }
}
