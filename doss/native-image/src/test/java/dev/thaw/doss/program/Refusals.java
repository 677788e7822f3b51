// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.IS_IMAGE;
import static dev.thaw.doss.program.Scenarios.refuse;
import static dev.thaw.doss.program.Scenarios.snapshot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.program.Graphs.Node;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.RandomAccessFile;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.Cleaner;
import java.lang.ref.PhantomReference;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.net.DatagramSocket;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.DatagramChannel;
import java.nio.channels.FileChannel;
import java.nio.channels.Pipe;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Scanner;
import java.util.Timer;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.Phaser;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import java.util.zip.Inflater;

/** What SNAPSHOT refuses and what it does not, by kind of execution state. */
enum Refusals {
    THREADS {
        @Override
        void check(Path directory) throws Exception {
            refused(new Thread(), "java.lang.Thread", "");
            refused(Thread.currentThread(), "java.lang.Thread", "");
            refused(Thread.currentThread().getThreadGroup(), "java.lang.ThreadGroup", "");
            refused(Thread.ofVirtual().unstarted(() -> {}), "java.lang.VirtualThread", "");
            refused(new ThreadLocal<>(), "java.lang.ThreadLocal", "");
            refused(new InheritableThreadLocal<>(), "java.lang.InheritableThreadLocal", "");
            refused(IN_THE_IMAGE, "java.lang.ThreadLocal", "");
            refused(ScopedValue.newInstance(), "java.lang.ScopedValue", "");
            CountDownLatch end = new CountDownLatch(1);
            Thread virtual = Thread.ofVirtual().start(() -> await(end));
            waitUntil(() -> virtual.getState() == Thread.State.WAITING);
            refused(virtual, "java.lang.VirtualThread", "");
            FutureTask<String> task = new FutureTask<>(() -> await(end), "done");
            Thread runner = Thread.ofPlatform().name("runner").start(task);
            waitUntil(() -> runner.getState() == Thread.State.WAITING);
            refused(task, "java.util.concurrent.FutureTask", "");
            end.countDown();
            runner.join();
            virtual.join();
            require(((FutureTask<?>) copy(task)).get().equals("done"), "task that has run");
        }
    },

    EXECUTORS {
        @Override
        void check(Path directory) throws Exception {
            Timer timer = new Timer();
            try (var pool = Executors.newFixedThreadPool(1);
                    var wrapped = Executors.newSingleThreadExecutor();
                    var scheduled = Executors.newScheduledThreadPool(1);
                    var forkJoin = new ForkJoinPool(1);
                    var virtual = Executors.newVirtualThreadPerTaskExecutor()) {
                refused(timer, "java.util.Timer", "");
                refused(pool, "java.util.concurrent.ThreadPoolExecutor", "");
                refused(wrapped, "DelegatedExecutorService", "");
                refused(scheduled, "java.util.concurrent.ScheduledThreadPoolExecutor", "");
                refused(forkJoin, "java.util.concurrent.ForkJoinPool", "");
                refused(virtual, "java.util.concurrent.ThreadPerTaskExecutor", "");
                var later = scheduled.schedule(() -> {}, 1, TimeUnit.HOURS);
                refused(later, "ScheduledThreadPoolExecutor$ScheduledFutureTask", "");
                later.cancel(true);
            } finally {
                timer.cancel();
            }
            CompletableFuture<String> future = new CompletableFuture<>();
            refused(future, "java.util.concurrent.CompletableFuture", "");
            CompletableFuture<Integer> dependent = future.thenApply(String::length);
            refused(Map.of("k", dependent), "java.util.concurrent.CompletableFuture", ".v0");
            future.complete("done");
            require(((CompletableFuture<?>) copy(dependent)).join().equals(4), "complete future");
        }
    },

    FILES {
        @Override
        void check(Path directory) throws Exception {
            Path file = Files.createFile(directory.resolve("open"));
            String name = file.toString();
            try (var in = new FileInputStream(name);
                    var out = new FileOutputStream(name);
                    var random = new RandomAccessFile(name, "rw");
                    var reader = new BufferedReader(new FileReader(name));
                    var channel = FileChannel.open(file);
                    var asynchronous = AsynchronousFileChannel.open(file);
                    var stream = Files.newInputStream(file);
                    var list = Files.newDirectoryStream(directory);
                    var watch = FileSystems.getDefault().newWatchService()) {
                refused(in, "java.io.FileInputStream", "");
                refused(in.getFD(), "java.io.FileDescriptor", "");
                refused(out, "java.io.FileOutputStream", "");
                refused(random, "java.io.RandomAccessFile", "");
                refused(reader, "java.io.FileInputStream", ".");
                refused(channel, "sun.nio.ch.FileChannelImpl", "");
                refused(asynchronous, "sun.nio.ch.SimpleAsynchronousFileChannelImpl", "");
                refused(stream, "sun.nio.ch.FileChannelImpl", ".ch");
                refused(list, "DirectoryStream", "");
                refused(watch, "sun.nio.fs.LinuxWatchService", "");
            }
            Path jar = directory.resolve("a.jar");
            new JarOutputStream(Files.newOutputStream(jar), new Manifest()).close();
            try (var open = new JarFile(jar.toFile())) {
                refused(open, "java.util.jar.JarFile", "");
            }
            // A JVM has the wrappers serialized, and refuses what is in them.
            String in = IS_IMAGE ? "java.io.BufferedInputStream" : "java.lang.System$In";
            String out = IS_IMAGE ? "java.io.PrintStream" : "java.lang.System$Out";
            refused(System.in, in, "");
            refused(System.out, out, "");
            refused(new Scanner(System.in), in, ".source");
            Path copy = (Path) copy(directory);
            require(copy.equals(directory) && Files.exists(copy), "path");
            require(copy.getFileSystem() == FileSystems.getDefault(), "file system");
            ((ByteArrayOutputStream) copy(new ByteArrayOutputStream())).write(1);
        }
    },

    SOCKETS {
        @Override
        void check(Path directory) throws Exception {
            Pipe pipe = Pipe.open();
            try (var socket = new Socket();
                    var server = new ServerSocket(0);
                    var datagram = new DatagramSocket(0);
                    var socketChannel = SocketChannel.open();
                    var serverChannel = ServerSocketChannel.open();
                    var datagramChannel = DatagramChannel.open();
                    var source = pipe.source();
                    var sink = pipe.sink();
                    var selector = Selector.open()) {
                refused(socket, "java.net.Socket", "");
                refused(server, "java.net.ServerSocket", "");
                refused(datagram, "java.net.DatagramSocket", "");
                refused(socketChannel, "sun.nio.ch.SocketChannelImpl", "");
                refused(serverChannel, "sun.nio.ch.ServerSocketChannelImpl", "");
                refused(datagramChannel, "sun.nio.ch.DatagramChannelImpl", "");
                refused(source, "sun.nio.ch.SourceChannelImpl", "");
                refused(sink, "sun.nio.ch.SinkChannelImpl", "");
                refused(selector, "sun.nio.ch.EPollSelectorImpl", "");
                source.configureBlocking(false);
                var key = source.register(selector, source.validOps());
                refused(key, "sun.nio.ch.SelectionKeyImpl", "");
            }
        }
    },

    PROCESSES {
        @Override
        void check(Path directory) throws Exception {
            Process process = new ProcessBuilder("true").start();
            refused(process, "java.lang.ProcessImpl", "");
            process.waitFor();
            refused(ProcessHandle.current(), "java.lang.ProcessHandleImpl", "");
            copy(new ProcessBuilder("true").command());
        }
    },

    CLASS_LOADERS {
        @Override
        void check(Path directory) throws Exception {
            refused(new ClassLoader() {}, "it loads classes", "");
            refused(ClassLoader.getSystemClassLoader(), "it loads classes", "");
            try (var loader = new URLClassLoader(new URL[0])) {
                refused(loader, "java.net.URLClassLoader", "");
            }
        }
    },

    NATIVE_MEMORY {
        @Override
        void check(Path directory) throws Exception {
            Path file = Files.write(directory.resolve("mapped"), new byte[10]);
            Cleaner cleaner = Cleaner.create();
            refused(cleaner, "java.lang.ref.Cleaner", "");
            Cleaner.Cleanable cleanable = cleaner.register(new Object(), () -> {});
            refused(cleanable, "PhantomCleanableRef", "");
            cleanable.clean();
            refused(cleanable, "PhantomCleanableRef", "");
            ByteBuffer direct = ByteBuffer.allocateDirect(64);
            refused(direct, "java.nio.DirectByteBuffer", "");
            refused(direct.asLongBuffer(), "java.nio.DirectLongBuffer", "");
            try (var channel = FileChannel.open(file)) {
                var mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, 10);
                refused(mapped, "java.nio.DirectByteBuffer", "");
            }
            try (Arena arena = Arena.ofConfined()) {
                MemorySegment segment = arena.allocate(100);
                refused(arena, "jdk.internal.foreign.ArenaImpl", "");
                refused(segment, "jdk.internal.foreign.NativeMemorySegmentImpl", "");
                refused(segment.asSlice(10), "jdk.internal.foreign.NativeMemorySegmentImpl", "");
                refused(segment.scope(), "jdk.internal.foreign.ConfinedSession", "");
            }
            Inflater inflater = new Inflater();
            Deflater deflater = new Deflater();
            refused(inflater, "java.util.zip.Inflater", "");
            refused(deflater, "java.util.zip.Deflater", "");
            refused(
                    new GZIPOutputStream(new ByteArrayOutputStream()),
                    "java.util.zip.Deflater",
                    ".def");
            inflater.end();
            deflater.end();

            MemorySegment heap = (MemorySegment) copy(MemorySegment.ofArray(new int[] {1, 2}));
            require(heap.toArray(java.lang.foreign.ValueLayout.JAVA_INT)[1] == 2, "heap segment");
            ByteBuffer buffer = (ByteBuffer) copy(ByteBuffer.wrap(new byte[] {7}));
            require(buffer.get(0) == 7, "heap buffer");
        }
    },

    REFERENCES {
        @Override
        void check(Path directory) throws Exception {
            Object alive = new Object();
            ReferenceQueue<Object> queue = new ReferenceQueue<>();
            refused(new WeakReference<>(alive), "java.lang.ref.WeakReference", "");
            refused(new SoftReference<>(alive), "java.lang.ref.SoftReference", "");
            refused(new PhantomReference<>(alive, queue), "java.lang.ref.PhantomReference", "");
            Map<Object, String> weak = new WeakHashMap<>();
            weak.put(alive, "value");
            refused(
                    weak,
                    "java.util.WeakHashMap" + (IS_IMAGE ? "$Entry" : ""),
                    IS_IMAGE ? ".table[" : "");

            Reference<Object> waiting = new WeakReference<>(new Object(), queue);
            waiting.enqueue();
            refused(waiting, "java.lang.ref.WeakReference", "");
            refused(queue, "java.lang.ref.WeakReference", ".head");
            require(queue.poll() == waiting, "reference in the queue");
            Reference<?> done = (Reference<?>) copy(waiting);
            require(done.get() == null && !done.enqueue(), "reference that was dequeued");
            require(((ReferenceQueue<?>) copy(queue)).poll() == null, "empty queue");
            Reference<?> cleared = (Reference<?>) copy(new WeakReference<>(null));
            require(cleared.get() == null && !cleared.isEnqueued(), "cleared reference");
            weak.clear();
            @SuppressWarnings("unchecked")
            Map<Object, String> copy = (Map<Object, String>) copy(weak);
            copy.put(alive, "new");
            require(copy.get(alive).equals("new"), "empty weak map");
            Reference.reachabilityFence(alive);
        }
    },

    LOCKS {
        @Override
        void check(Path directory) throws Exception {
            ReentrantLock lock = new ReentrantLock();
            lock.lock();
            refused(lock, "java.util.concurrent.locks.ReentrantLock$NonfairSync", ".sync");
            Thread waiting = Thread.ofPlatform().start(lock::lock);
            waitUntil(() -> lock.hasQueuedThreads());
            lock.unlock();
            waiting.join();
            refused(lock, "java.util.concurrent.locks.ReentrantLock$NonfairSync", ".sync");

            ReentrantLock free = new ReentrantLock(true);
            free.lock();
            Condition condition = free.newCondition();
            CountDownLatch end = new CountDownLatch(1);
            Thread waiter = Thread.ofPlatform().start(() -> await(free, condition, end));
            free.unlock();
            waitUntil(() -> isWaitedFor(free, condition));
            refused(condition, "java.lang.Thread", ".firstWaiter.waiter");
            end.countDown();
            waitUntil(() -> signal(free, condition) && !waiter.isAlive());
            ReentrantLock copyOfFree = (ReentrantLock) copy(free);
            require(copyOfFree.tryLock() && copyOfFree.isFair(), "free lock");

            ReentrantReadWriteLock readWrite = new ReentrantReadWriteLock();
            readWrite.readLock().lock();
            String sync = "java.util.concurrent.locks.ReentrantReadWriteLock$NonfairSync";
            refused(readWrite, sync, ".sync");
            readWrite.readLock().unlock();
            refused(readWrite, "ThreadLocalHoldCounter", ".sync.readHolds");

            StampedLock stamped = new StampedLock();
            long stamp = stamped.readLock();
            refused(stamped, "java.util.concurrent.locks.StampedLock", "");
            stamped.unlock(stamp);
            stamp = stamped.writeLock();
            refused(stamped, "java.util.concurrent.locks.StampedLock", "");
            stamped.unlock(stamp);
            require(((StampedLock) copy(stamped)).tryWriteLock() != 0, "free stamped lock");

            Semaphore semaphore = new Semaphore(1);
            require(((Semaphore) copy(semaphore)).availablePermits() == 1, "semaphore");
            semaphore.acquire();
            refused(semaphore, "java.util.concurrent.Semaphore$NonfairSync", ".sync");
            CountDownLatch latch = new CountDownLatch(1);
            require(((CountDownLatch) copy(latch)).getCount() == 1, "latch with a count");
            Thread waiterForLatch = Thread.ofPlatform().daemon().start(() -> await(latch));
            waitUntil(() -> waiterForLatch.getState() == Thread.State.WAITING);
            refused(latch, "java.lang.Thread", ".sync.tail.waiter");
            latch.countDown();
            waiterForLatch.join();
            ((CountDownLatch) copy(latch)).await();
            require(((CyclicBarrier) copy(new CyclicBarrier(3))).getParties() == 3, "barrier");
            require(((Phaser) copy(new Phaser(2))).getRegisteredParties() == 2, "phaser");

            SynchronousQueue<String> queue = new SynchronousQueue<>();
            Thread taker = Thread.ofPlatform().start(() -> take(queue));
            waitUntil(() -> taker.getState() == Thread.State.WAITING);
            refused(queue, "java.lang.Thread", ".transferer.");
            queue.put("end");
            taker.join();
        }
    },

    /** Strings, arrays and boxes have their monitors elsewhere. */
    MONITORS {
        @Override
        void check(Path directory) throws Exception {
            Node node = new Node("n");
            List<Object> held =
                    List.of(node, new String("s"), new int[3], new Object[0], Long.valueOf(5000));
            for (Object object : held) {
                copy(object);
                synchronized (object) {
                    refused(object, object.getClass().getName(), "");
                    refused(new Node(object), object.getClass().getName(), ".value");
                    copy("another object");
                }
                copy(object);
                Thread holder = Thread.ofPlatform().start(() -> holdUntilInterrupted(object));
                waitUntil(() -> holder.getState() == Thread.State.WAITING);
                refused(object, object.getClass().getName(), "");
                holder.interrupt();
                holder.join();
                Object copy = copy(object);
                synchronized (copy) {
                    require(copy != object, "copy of an object that was locked");
                }
            }
            for (int i = 0; i < 10_000; i++) {
                synchronized (Integer.toString(i)) {
                    staticCount++;
                }
            }
            copy(held);
        }
    },

    /** Its stack trace is in a form that only this process can read, until someone asks for it. */
    THROWABLES {
        @Override
        void check(Path directory) {
            Exception exception = new IllegalStateException("message");
            refused(exception, "java.lang.IllegalStateException", "");
            int depth = exception.getStackTrace().length;
            Exception copy = (Exception) copy(exception);
            require(copy.getMessage().equals("message"), "message");
            require(copy.getStackTrace().length == depth && depth > 0, "stack trace");
        }
    };

    private static final ThreadLocal<String> IN_THE_IMAGE = new ThreadLocal<>();
    private static int staticCount;

    abstract void check(Path directory) throws Exception;

    /**
     * Fails unless SNAPSHOT refuses an object, naming the class and path of what it cannot take.
     *
     * @param path from the object to it
     */
    private static void refused(Object object, String type, String path) {
        Node root = new Node("root");
        root.next = new Node(object);
        int hash = System.identityHashCode(root.next);
        refuse(type, () -> snapshot(root, 0));
        refuse("(root.next.value" + path, () -> snapshot(root, 0));
        require(root.next.value == object, "original of " + type);
        require(System.identityHashCode(root.next) == hash, "hash code of " + type);
        require(root.value.equals("root"), "root of " + type);
        require(Scenarios.getSlot(0).getSnapshot() == null, "slot is free after " + type);
    }

    /** The copy of an object that SNAPSHOT takes; it has left the slot. */
    private static Object copy(Object object) {
        snapshot(new Node(object), 0);
        return ((Node) DOSS.provider().unload(Scenarios.getSlot(0))).value;
    }

    private interface Check {
        boolean holds();
    }

    private static void waitUntil(Check check) {
        for (int i = 0; i < 10_000 && !check.holds(); i++) {
            LockSupport.parkNanos(1_000_000);
        }
        require(check.holds(), "waited in vain");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void await(ReentrantLock lock, Condition condition, CountDownLatch end) {
        lock.lock();
        try {
            while (end.getCount() > 0) {
                condition.awaitUninterruptibly();
            }
        } finally {
            lock.unlock();
        }
    }

    private static boolean isWaitedFor(ReentrantLock lock, Condition condition) {
        lock.lock();
        try {
            return lock.hasWaiters(condition);
        } finally {
            lock.unlock();
        }
    }

    private static boolean signal(ReentrantLock lock, Condition condition) {
        lock.lock();
        try {
            condition.signalAll();
            return true;
        } finally {
            lock.unlock();
        }
    }

    private static void take(SynchronousQueue<String> queue) {
        try {
            queue.take();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static void holdUntilInterrupted(Object object) {
        synchronized (object) {
            while (!Thread.interrupted()) {
                LockSupport.park();
            }
        }
    }
}
