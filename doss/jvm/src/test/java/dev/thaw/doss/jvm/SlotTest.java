// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.jvm.Graphs.Node;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** Slots: who has them, and what each operation does to them. */
class SlotTest {
    @TempDir Path directory;

    private final JvmHeap heap = new JvmHeap(8, 1 << 20);
    private final JvmProvider doss = new JvmProvider(heap);

    @Test
    void wrongUseIsRefused() {
        Path file = directory.resolve("file.doss");
        JvmSlot slot = heap.getSlot(0);
        refuse("no snapshot slot -1", () -> heap.getSlot(-1));
        refuse("no snapshot slot 8", () -> heap.getSlot(8));
        refuse("holds no snapshot", () -> doss.store(slot, file));
        refuse("holds no snapshot", () -> doss.unload(slot));
        doss.snapshot(new Node("n"), slot);
        doss.store(slot, file);
        refuse("occupied by a snapshot", () -> doss.snapshot(new Node("m"), slot));
        refuse("occupied by a snapshot", () -> doss.load(file, slot));
        assertEquals("n", ((Node) slot.getSnapshot().getRootObject()).value);
        refuse("its slot is 0, this program has 1", () -> doss.load(file, heap.getSlot(1)));
        assertNull(heap.getSlot(1).getSnapshot());
        refuse("not a slot", () -> doss.unload(new JvmHeap(1, 1 << 20).getSlot(0)));
        assertThrows(NullPointerException.class, () -> doss.snapshot(null, heap.getSlot(2)));
        assertNull(heap.getSlot(2).getSnapshot());
    }

    @Test
    void unloadFreesTheSlotAndReturnsTheRoot() {
        JvmSlot slot = heap.getSlot(3);
        var snapshot = doss.snapshot(new Node("n"), slot);
        assertTrue(slot.size() > 0 && slot.size() == snapshot.size());
        Node copy = (Node) snapshot.getRootObject();
        copy.value = "written";
        assertSame(copy, doss.unload(slot));
        assertEquals("written", copy.value);
        assertEquals(0, slot.size());
        refuse("was unloaded", snapshot::getRootObject);
        doss.snapshot(copy, slot);
    }

    @Test
    void storeRefusesAGraphThatLeadsOutOfTheSlot() throws Exception {
        Path file = directory.resolve("file.doss");
        Node copy = (Node) doss.snapshot(new Node("n"), heap.getSlot(0)).getRootObject();
        doss.store(heap.getSlot(0), file);
        byte[] before = Files.readAllBytes(file);
        copy.next = new Node("elsewhere");
        refuse("Graphs$Node", () -> doss.store(heap.getSlot(0), file));
        assertArrayEquals(before, Files.readAllBytes(file));
        requireOnly(file);
        copy.next = copy;
        copy.value = Graphs.Color.RED;
        doss.store(heap.getSlot(0), file);
        doss.unload(heap.getSlot(0));
        Node loaded = (Node) doss.load(file, heap.getSlot(0)).getRootObject();
        assertSame(loaded, loaded.next);
        assertSame(Graphs.Color.RED, loaded.value);
    }

    @Test
    void storeThatFailsLeavesNothing() throws Exception {
        doss.snapshot(new Node("n"), heap.getSlot(0));
        Path missing = directory.resolve("missing/file.doss");
        refuse("No such file or directory", () -> doss.store(heap.getSlot(0), missing));
        Path taken = Files.createDirectory(directory.resolve("directory"));
        refuse("is a directory", () -> doss.store(heap.getSlot(0), taken));
        requireOnly(taken);
    }

    @Test
    void storeReplacesFilesAlone() throws Exception {
        doss.snapshot(new Node("n"), heap.getSlot(0));
        Path socket = directory.resolve("socket");
        try (var server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            refuse("device, pipe or socket", () -> doss.store(heap.getSlot(0), socket));
        }
        requireOnly(socket);
        Path link =
                Files.createSymbolicLink(
                        directory.resolve("link.doss"), directory.resolve("file.doss"));
        doss.store(heap.getSlot(0), link);
        assertTrue(Files.isRegularFile(link, LinkOption.NOFOLLOW_LINKS));
    }

    @Test
    void threadsUseTheirOwnSlots() throws Exception {
        CyclicBarrier start = new CyclicBarrier(heap.slotCount());
        List<Callable<Void>> tasks = new ArrayList<>();
        for (int i = 0; i < heap.slotCount(); i++) {
            JvmSlot slot = heap.getSlot(i);
            Path file = directory.resolve(i + ".doss");
            tasks.add(() -> {
                start.await();
                for (int round = 0; round < 3; round++) {
                    doss.snapshot(Graphs.RECORDS_AND_ENUMS.build(), slot);
                    doss.store(slot, file);
                    doss.unload(slot);
                    Graphs.RECORDS_AND_ENUMS.check(doss.load(file, slot).getRootObject());
                    doss.unload(slot);
                }
                return null;
            });
        }
        try (var executor = Executors.newFixedThreadPool(tasks.size())) {
            for (Future<Void> f : executor.invokeAll(tasks)) {
                f.get();
            }
        }
    }

    @Test
    void oneThreadWinsASlotAndTheOthersAreTold() throws Exception {
        CyclicBarrier start = new CyclicBarrier(8);
        int won = 0;
        try (var executor = Executors.newFixedThreadPool(8)) {
            Callable<Boolean> task =
                    () -> {
                        start.await();
                        try {
                            doss.snapshot(Graphs.RECORDS_AND_ENUMS.build(), heap.getSlot(0));
                            return true;
                        } catch (DOSSException e) {
                            assertTrue(e.getMessage().contains("the slot is"), e.getMessage());
                            return false;
                        }
                    };
            for (Future<Boolean> f : executor.invokeAll(java.util.Collections.nCopies(8, task))) {
                won += f.get() ? 1 : 0;
            }
        }
        assertEquals(1, won);
        Graphs.RECORDS_AND_ENUMS.check(heap.getSlot(0).getSnapshot().getRootObject());
    }

    @Test
    @ResourceLock(Resources.SYSTEM_PROPERTIES)
    void propertiesAreChecked() {
        for (String bad : List.of("0", "x", "1025")) {
            System.setProperty(JvmHeap.COUNT, bad);
            try {
                refuse("-Dthaw.doss.slotCount=" + bad, JvmHeap::fromSystemProperties);
            } finally {
                System.clearProperty(JvmHeap.COUNT);
            }
        }
        JvmHeap standard = JvmHeap.fromSystemProperties();
        assertEquals(8, standard.slotCount());
        assertEquals(10240 * 1024, standard.getSlot(7).capacity());
    }

    @Test
    @ResourceLock(Resources.SYSTEM_PROPERTIES)
    void notAvailableInImages() {
        String code = "org.graalvm.nativeimage.imagecode";
        assertTrue(new JvmImplementation().isAvailable());
        System.setProperty(code, "buildtime");
        try {
            assertEquals(false, new JvmImplementation().isAvailable());
        } finally {
            System.clearProperty(code);
        }
    }

    private void requireOnly(Path file) throws Exception {
        try (var files = Files.list(directory)) {
            assertEquals(List.of(file), files.toList());
        }
    }

    private static void refuse(
            String message, org.junit.jupiter.api.function.Executable operation) {
        DOSSException e = assertThrows(DOSSException.class, operation, message);
        assertTrue(e.getMessage().contains(message), e.getMessage());
    }
}
