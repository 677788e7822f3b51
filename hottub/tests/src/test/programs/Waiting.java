// SPDX-License-Identifier: Apache-2.0

import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.channels.Selector;
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Exchanger;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.RecursiveAction;
import java.util.concurrent.Semaphore;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;

/** Ends while its threads wait for each other in all ways that the JDK has. */
public class Waiting {
    private interface Waiter {
        void go() throws Exception;
    }

    private static final List<Thread> THREADS = new ArrayList<>();

    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        synchronizers();
        locks();
        queues();
        pools();
        others();
        for (Thread thread : THREADS) {
            thread.start();
        }
        // Some wait already when the program ends, others are on the way.
        Thread.sleep(arguments.length == 0 ? 5 : Integer.parseInt(arguments[0]));
        System.exit(0);
    }

    private static void some(Waiter waiter) {
        for (int i = 0; i < 3; i++) {
            THREADS.add(
                    new Thread(
                            () -> {
                                try {
                                    waiter.go();
                                } catch (Exception e) {
                                    throw new IllegalStateException(e);
                                }
                            }));
        }
    }

    private static void synchronizers() {
        some(new CountDownLatch(1)::await);
        Phaser phaser = new Phaser(10);
        some(phaser::arriveAndAwaitAdvance);
        some(new CyclicBarrier(10)::await);
        some(new Semaphore(0)::acquireUninterruptibly);
        some(new Semaphore(0)::acquire);
        Exchanger<Integer> exchanger = new Exchanger<>();
        some(() -> exchanger.exchange(1));
        some(new CompletableFuture<String>()::join);
        some(new CompletableFuture<String>()::get);
        some(LockSupport::park);
    }

    private static void locks() {
        ReentrantLock lock = new ReentrantLock();
        Condition condition = lock.newCondition();
        some(
                () -> {
                    lock.lock();
                    try {
                        condition.await();
                    } finally {
                        lock.unlock();
                    }
                });
        some(
                () -> {
                    lock.lock();
                    try {
                        condition.awaitUninterruptibly();
                    } finally {
                        lock.unlock();
                    }
                });
        some(
                () -> {
                    // Never released.
                    lock.lock();
                    condition.signalAll();
                    condition.await(10, TimeUnit.MILLISECONDS);
                    LockSupport.park();
                });
        some(lock::lock);
        ReentrantLock fair = new ReentrantLock(true);
        some(fair::lock);
        some(fair::lockInterruptibly);
        ReentrantReadWriteLock both = new ReentrantReadWriteLock();
        some(
                () -> {
                    both.readLock().lock();
                    both.writeLock().lock();
                });
        some(both.readLock()::lock);
        StampedLock stamped = new StampedLock();
        some(stamped::writeLock);
        some(stamped::readLock);
        Object monitor = new Object();
        some(
                () -> {
                    synchronized (monitor) {
                        monitor.wait();
                    }
                });
    }

    private static void queues() {
        SynchronousQueue<Integer> handOver = new SynchronousQueue<>();
        some(() -> handOver.put(1));
        some(handOver::take);
        some(() -> new SynchronousQueue<Integer>(true).put(1));
        some(() -> new LinkedTransferQueue<Integer>().transfer(1));
        some(new LinkedTransferQueue<Integer>()::take);
        some(new DelayQueue<>()::take);
        ArrayBlockingQueue<Integer> full = new ArrayBlockingQueue<>(1);
        some(
                () -> {
                    for (int i = 0; i < 1_000_000; i++) {
                        full.put(i);
                        if (i % 2 == 0) {
                            full.poll(1, TimeUnit.MILLISECONDS);
                        }
                    }
                });
    }

    private static void pools() {
        ForkJoinPool.commonPool().execute(new Forks(6));
        ForkJoinPool own = new ForkJoinPool(3);
        own.execute(new Forks(8));
        some(() -> own.awaitTermination(1, TimeUnit.HOURS));
        some(() -> ForkJoinPool.commonPool().submit(new Forks(3)).get());
        var scheduled = Executors.newScheduledThreadPool(2);
        scheduled.scheduleAtFixedRate(() -> {}, 0, 1, TimeUnit.MILLISECONDS);
        var cached = Executors.newCachedThreadPool();
        for (int i = 0; i < 4; i++) {
            cached.execute(LockSupport::park);
        }
        some(() -> cached.submit(() -> 1).get());
        CompletableFuture.supplyAsync(() -> 1).thenApplyAsync(x -> x + 1);
    }

    private static void others() throws Exception {
        new Timer()
                .schedule(
                        new TimerTask() {
                            @Override
                            public void run() {}
                        },
                        0,
                        1);
        PipedInputStream in = new PipedInputStream();
        new PipedOutputStream(in);
        some(in::read);
        ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
        some(socket::accept);
        Selector selector = Selector.open();
        some(selector::select);
        some(() -> Thread.sleep(1_000_000));
        some(() -> Thread.currentThread().join());
    }

    /** Joins what it forks, down to tasks that wait. */
    private static final class Forks extends RecursiveAction {
        private static final long serialVersionUID = 1;
        private final int depth;

        Forks(int depth) {
            this.depth = depth;
        }

        @Override
        protected void compute() {
            if (depth == 0) {
                LockSupport.parkNanos(1_000_000_000L);
            } else {
                ForkJoinTask.invokeAll(new Forks(depth - 1), new Forks(depth - 1));
            }
        }
    }
}
