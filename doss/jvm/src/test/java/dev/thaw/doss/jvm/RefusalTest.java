// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSSException;
import dev.thaw.doss.jvm.Graphs.Node;
import java.io.FileInputStream;
import java.io.Serializable;
import java.lang.foreign.Arena;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.lang.reflect.Field;
import java.net.ServerSocket;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.Selector;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.Timer;
import java.util.WeakHashMap;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.StampedLock;
import java.util.zip.Inflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

/** What cannot be in a snapshot is named, and nothing changes. */
class RefusalTest {
    @TempDir Path directory;

    private final JvmHeap heap = new JvmHeap(1, 1 << 20);
    private final JvmProvider doss = new JvmProvider(heap);

    @Test
    void executionStateIsRefusedByName() throws Exception {
        Path file = Files.createFile(directory.resolve("open"));
        try (FileInputStream stream = new FileInputStream(file.toFile());
                FileChannel channel = FileChannel.open(file);
                ServerSocket socket = new ServerSocket();
                Selector selector = Selector.open();
                Arena arena = Arena.ofConfined();
                Inflater inflater = new Inflater();
                var executor = Executors.newSingleThreadExecutor()) {
            refuse(new Thread(), "java.lang.Thread");
            refuse(Thread.ofVirtual().unstarted(() -> {}), "VirtualThread");
            refuse(new ThreadLocal<>(), "java.lang.ThreadLocal");
            refuse(executor, "Executor");
            refuse(stream, "java.io.FileInputStream");
            refuse(channel, "FileChannelImpl");
            refuse(socket, "java.net.ServerSocket");
            refuse(selector, "SelectorImpl");
            refuse(ProcessHandle.current(), "ProcessHandleImpl");
            refuse(new ClassLoader() {}, "it loads classes");
            refuse(Cleaner.create(), "java.lang.ref.Cleaner");
            refuse(ByteBuffer.allocateDirect(10), "java.nio.DirectByteBuffer");
            refuse(arena.allocate(8), "native memory");
            refuse(inflater, "java.util.zip.Inflater");
            refuse(new WeakReference<>(file), "java.lang.ref.WeakReference");
            refuse(new SoftReference<>(file), "java.lang.ref.SoftReference");
            refuse(new PhantomReference<>(file, new ReferenceQueue<>()), "PhantomReference");
            refuse(new WeakHashMap<>(java.util.Map.of("k", "v")), "java.util.WeakHashMap");
            Timer timer = new Timer(true);
            timer.cancel();
            refuse(timer, "java.util.Timer");
        }
    }

    @Test
    void heldLocksAndPendingFuturesAreRefused() throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        StampedLock stamped = new StampedLock();
        CountDownLatch latch = new CountDownLatch(1);
        CompletableFuture<String> future = new CompletableFuture<>();
        lock.lock();
        long stamp = stamped.readLock();
        refuse(lock, "a thread holds it");
        refuse(stamped, "a thread holds it");
        Thread waiter = Thread.ofPlatform().start(() -> await(latch));
        for (int i = 0; i < 10_000 && waiter.getState() != Thread.State.WAITING; i++) {
            LockSupport.parkNanos(1_000_000);
        }
        refuseSomewhere(latch, "java.lang.Thread");
        refuse(new Semaphore(0), "no permits left");
        refuse(future, "not complete");
        lock.unlock();
        stamped.unlockRead(stamp);
        latch.countDown();
        waiter.join();
        future.complete("done");
        List<Object> free = List.of(lock, stamped, latch, new Semaphore(1), future);
        List<?> copy = (List<?>) doss.snapshot(free, heap.getSlot(0)).getRootObject();
        assertTrue(((ReentrantLock) copy.get(0)).tryLock());
        assertEquals("done", ((CompletableFuture<?>) copy.get(4)).join());
    }

    @Test
    void rulesOfTheTableAreFollowed() throws Exception {
        refuse(new SplittableRandom(1), "would draw the same numbers");
        refuse(new SecureRandom(), "the same secrets");
        refuse(MethodHandles.lookup(), "look it up again");
        refuse(MethodType.methodType(int.class), "code of this process");
        refuse(Object.class.getModule(), "keep its name");
        refuse(System.getLogger("rules"), "look it up by its name");
        refuse(new Deadline(), "System.nanoTime");
        JvmHeap other = new JvmHeap(1, 1 << 20);
        refuse(new JvmProvider(other).snapshot("x", other.getSlot(0)), "stands for a snapshot");
        Throwable thrown = new IllegalStateException();
        refuse(thrown, "getStackTrace");
    }

    @Test
    void statesThatNobodyWouldEndAreRefused() throws Exception {
        ConcurrentHashMap<String, String> map = new ConcurrentHashMap<>(Map.of("k", "v"));
        FutureTask<String> task = new FutureTask<>((Callable<String> & Serializable) () -> "v");
        doss.pack(map);
        set(map, "sizeCtl", -1);
        refuse(map, "a thread of this process is changing it");
        set(map, "sizeCtl", 12);
        doss.pack(map);
        for (int state : new int[] {0, 1}) {
            set(task, "state", state);
            refuse(task, "it is not complete");
        }
        set(task, "state", 0);
        task.run();
        assertEquals("v", ((FutureTask<?>) doss.unpack(doss.pack(task))).get());
        ForkJoinTask<String> queued =
                ForkJoinTask.adapt((Callable<String> & Serializable) () -> "w");
        refuse(queued, "it is not complete");
        queued.invoke();
        assertEquals("w", ((ForkJoinTask<?>) doss.unpack(doss.pack(queued))).join());
    }

    private static void set(Object object, String name, int value) throws Exception {
        JdkAccess.open(object.getClass());
        Field field = object.getClass().getDeclaredField(name);
        field.setAccessible(true);
        field.setInt(object, value);
    }

    static final class Deadline {
        long at = System.nanoTime();
    }

    @Test
    void whatOnlyThisProcessCanNameIsRefused() {
        Runnable lambda = () -> {};
        refuse(lambda, "java.io.Serializable");
    }

    interface Named extends java.io.Serializable {
        Object name();
    }

    @Test
    void cycleThroughALambdaIsRefused() {
        Object[] root = new Object[1];
        Named named = () -> root;
        root[0] = named;
        DOSSException e =
                assertThrows(
                        DOSSException.class,
                        () -> doss.snapshot(named, heap.getSlot(0)),
                        "a cycle through a lambda");
        assertTrue(e.getMessage().contains("cycle"), e.getMessage());
        assertNull(heap.getSlot(0).getSnapshot());
    }

    @Test
    void referenceWithoutReferentIsCopied() {
        Object copy = doss.snapshot(new WeakReference<>(null), heap.getSlot(0)).getRootObject();
        assertNull(((WeakReference<?>) copy).get());
    }

    @Test
    void graphThatIsTooLargeIsRefused() {
        Node root = new Node(new byte[2 << 20]);
        DOSSException e =
                assertThrows(DOSSException.class, () -> doss.snapshot(root, heap.getSlot(0)));
        assertTrue(e.getMessage().contains("slot is too small"), e.getMessage());
        assertTrue(e.getMessage().contains("thaw.doss.slotSizeKiB"), e.getMessage());
        assertNull(heap.getSlot(0).getSnapshot());
    }

    @Test
    @ResourceLock(Resources.SYSTEM_PROPERTIES)
    void graphThatIsTooDeepForTheStackIsRefused() {
        Object root = Graphs.MILLION_NODES.build();
        System.setProperty(DeepStack.SIZE_MIB, "1");
        try {
            DOSSException e =
                    assertThrows(DOSSException.class, () -> doss.snapshot(root, heap.getSlot(0)));
            assertTrue(e.getMessage().contains("too deep for a stack of 1 MiB"), e.getMessage());
            assertTrue(e.getMessage().contains("-Dthaw.doss.stackSizeMiB"), e.getMessage());
        } finally {
            System.clearProperty(DeepStack.SIZE_MIB);
        }
        assertNull(heap.getSlot(0).getSnapshot());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** Because of an object that it leads to. */
    private void refuseSomewhere(Object object, String name) {
        DOSSException e =
                assertThrows(DOSSException.class, () -> doss.snapshot(object, heap.getSlot(0)));
        assertTrue(e.getMessage().contains("of class " + name), e.getMessage());
        assertNull(heap.getSlot(0).getSnapshot());
    }

    /** The object is behind two fields; the message names it and the way to it. */
    private void refuse(Object object, String message) {
        Node root = new Node("root");
        root.next = new Node(object);
        DOSSException e =
                assertThrows(
                        DOSSException.class,
                        () -> doss.snapshot(root, heap.getSlot(0)),
                        object.getClass().getName());
        assertTrue(e.getMessage().contains(message), e.getMessage());
        assertTrue(e.getMessage().contains(object.getClass().getName()), e.getMessage());
        assertTrue(e.getMessage().contains("(root.next.value"), e.getMessage());
        assertSame(object, root.next.value);
        assertEquals("root", root.value);
        assertNull(heap.getSlot(0).getSnapshot());
        assertEquals(0, heap.getSlot(0).size());
    }
}
