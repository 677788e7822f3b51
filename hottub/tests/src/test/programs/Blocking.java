// SPDX-License-Identifier: Apache-2.0

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/** Ends with code of its own, in overrides, that never returns to whoever calls it. */
public class Blocking {
    private static void block() {
        while (true) {
            try {
                Thread.sleep(Long.MAX_VALUE);
            } catch (InterruptedException e) {
                // goes on
            }
        }
    }

    /** Of which nobody should ask whether it is in a set. */
    private static class Hashed extends Thread {
        Hashed() {
            super(Blocking::block);
            setDaemon(true);
        }

        @Override
        public int hashCode() {
            block();
            return 0;
        }

        @Override
        public boolean equals(Object other) {
            block();
            return false;
        }
    }

    private static class Pool extends ForkJoinPool {
        Pool(ForkJoinPool.ForkJoinWorkerThreadFactory factory) {
            super(2, factory, null, false);
        }

        @Override
        public List<Runnable> shutdownNow() {
            block();
            return List.of();
        }
    }

    /** The JDK interrupts it when its pool ends. */
    private static class Worker extends ForkJoinWorkerThread {
        Worker(ForkJoinPool pool) {
            super(pool);
        }

        @Override
        public void interrupt() {
            block();
        }
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        if (!arguments[0].equals("thread")) {
            CountDownLatch begun = new CountDownLatch(1);
            boolean own = arguments[0].equals("worker");
            new Pool(own ? Worker::new : ForkJoinPool.defaultForkJoinWorkerThreadFactory)
                    .execute(
                            () -> {
                                begun.countDown();
                                block();
                            });
            begun.await();
        } else {
            new Hashed().start();
        }
        System.out.println("ends");
        if (arguments.length > 1) {
            System.exit(3);
        }
    }
}
