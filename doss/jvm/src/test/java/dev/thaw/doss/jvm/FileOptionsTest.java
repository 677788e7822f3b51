// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.FileOptions;
import dev.thaw.doss.Versioned;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Owners, modes and keys of files, as an image has them. */
class FileOptionsTest {
    private static final FileOptions STANDARD = FileOptions.STANDARD;

    private final JvmHeap heap = new JvmHeap(3, 1 << 20);
    private final JvmProvider doss = new JvmProvider(heap);

    @TempDir private Path directory;
    private Path file;

    @BeforeEach
    void store() {
        file = directory.resolve("file.doss");
        store("text", 0, file, STANDARD);
    }

    private DOSS.Stored store(Object root, int slot, Path to, FileOptions options) {
        doss.snapshot(root, heap.getSlot(slot));
        try {
            return doss.store(heap.getSlot(slot), to, options);
        } finally {
            doss.discard(heap.getSlot(slot));
        }
    }

    private String mode() throws Exception {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    private boolean isRoot() throws Exception {
        return (Integer) Files.getAttribute(file, "unix:uid") == 0;
    }

    @Test
    void filesKeepModeAndOwner() throws Exception {
        assertEquals("rw-------", mode());
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
        if (isRoot()) {
            Files.setAttribute(file, "unix:uid", 1234);
            Files.setAttribute(file, "unix:gid", 4321);
        }
        DOSS.Stored stored = store("other", 0, file, STANDARD.withMode(0644));
        assertEquals(new DOSS.Stored(Files.size(file), List.of()), stored);
        assertEquals("rw-r-----", mode());
        if ((Integer) Files.getAttribute(file, "unix:uid") == 1234) {
            assertEquals(4321, Files.getAttribute(file, "unix:gid"));
        }
        Files.delete(file);
        store("other", 0, file, STANDARD.withMode(0644));
        assertEquals("rw-r--r--", mode());
    }

    @Test
    void filesThatLoadWillRefuseAreAWarning() throws Exception {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw----"));
        List<String> warnings = store("other", 0, file, STANDARD).warnings();
        assertEquals("rw-rw----", mode());
        assertEquals(1, warnings.size());
        assertTrue(warnings.getFirst().contains("will not be loaded"), warnings.toString());
        assertEquals(List.of(), store("other", 0, file, STANDARD.ofAnyOwner()).warnings());
    }

    @Test
    void filesOfOthersAreRefused() throws Exception {
        for (String mode : List.of("rw-rw----", "rw----rw-")) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(mode));
            refuse("others than its owner may write", STANDARD);
            load(STANDARD.ofAnyOwner());
        }
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));
        load(STANDARD);
        if (isRoot()) {
            Files.setAttribute(file, "unix:uid", 1234);
            refuse("it belongs to user 1234", STANDARD);
            load(STANDARD.ofAnyOwner());
        }
    }

    @Test
    void aKeyTellsWhoHasMadeAFile() throws Exception {
        FileOptions key = STANDARD.withKey(bytes("sixteen bytes...."));
        FileOptions other = STANDARD.withKey(bytes("sixteen others..."));
        refuse("stored without a key", key);
        store("with", 0, file, key);
        load(key);
        load(STANDARD);
        refuse("stored with another key", other);
        assertThrows(IllegalArgumentException.class, () -> STANDARD.withKey(bytes("short")));
        assertThrows(IllegalArgumentException.class, () -> STANDARD.withMode(0444));
    }

    @Test
    void filesTellTheirSlot() {
        assertSame(heap.getSlot(0), doss.slotOf(file));
        store("text", 2, file, STANDARD);
        assertSame(heap.getSlot(2), doss.slotOf(file));
        assertThrows(DOSSException.class, () -> doss.slotOf(directory));
    }

    @Test
    void theRootsClassIsKnown() {
        assertSame(String.class, doss.load(file, heap.getSlot(0)).rootClass());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private void load(FileOptions options) {
        doss.load(file, heap.getSlot(0), options);
        doss.discard(heap.getSlot(0));
    }

    private void refuse(String message, FileOptions options) {
        DOSSException e =
                assertThrows(DOSSException.class, () -> doss.load(file, heap.getSlot(0), options));
        assertTrue(e.getMessage().contains(message), e.getMessage());
        assertNull(heap.getSlot(0).getSnapshot());
    }

    /** With one provider of the class path, which is this one's kind. */
    @Test
    void versionsAreReplacedInTwoSlots() {
        DOSS.Slot[] slots = {DOSS.heap().getSlot(0), DOSS.heap().getSlot(1)};
        Path[] files = {directory.resolve("v0"), directory.resolve("v1")};
        for (int v = 0; v < 2; v++) {
            DOSS.provider().snapshot("version " + v, slots[v]);
            DOSS.provider().store(slots[v], files[v]);
            DOSS.provider().discard(slots[v]);
        }
        DOSS.provider().snapshot(List.of(), slots[1]);
        Path list = directory.resolve("list");
        DOSS.provider().store(slots[1], list);
        DOSS.provider().discard(slots[1]);
        Versioned<String> data = new Versioned<>(slots[0], slots[1], String.class);
        assertEquals("version 0", data.load(files[0]));
        assertThrows(DOSSException.class, () -> data.load(list));
        assertThrows(DOSSException.class, () -> data.load(directory.resolve("missing")));
        assertEquals("version 0", data.get());
        assertEquals("version 1", data.load(files[1]));
        assertEquals("version 0", data.load(files[0]));
        DOSS.Snapshot before = slots[1].getSnapshot();
        assertThrows(DOSSException.class, () -> data.load(list));
        assertSame(before, slots[1].getSnapshot());
        assertEquals("version 1", data.load(files[1]));
        data.releasePrevious();
        assertNull(slots[0].getSnapshot());
        assertEquals("version 0", data.load(files[0]));
        data.releasePrevious();
        DOSS.provider().discard(slots[0]);
    }
}
