// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Threads that initialise a class at once see it initialised once and whole. */
public final class Threads {
    private Threads() {}

    static final AtomicInteger INITIALISED = new AtomicInteger();

    static class Slow {
        static final int[] VALUES = new int[1000];
        static Slow self;

        static {
            INITIALISED.incrementAndGet();
            self = new Slow();
            for (int i = 0; i < VALUES.length; i++) {
                VALUES[i] = i;
                if (i % 200 == 0) {
                    Thread.yield();
                }
            }
        }

        static int sum() {
            int sum = 0;
            for (int value : VALUES) {
                sum += value;
            }
            return sum;
        }
    }

    public static void main(String[] arguments) throws Exception {
        CountDownLatch start = new CountDownLatch(1);
        AtomicInteger total = new AtomicInteger();
        Thread[] threads = new Thread[8];
        for (int i = 0; i < threads.length; i++) {
            threads[i] =
                    new Thread(() -> {
                        try {
                            start.await();
                        } catch (InterruptedException e) {
                            return;
                        }
                        total.addAndGet(Slow.sum());
                    });
            threads[i].start();
        }
        start.countDown();
        for (Thread thread : threads) {
            thread.join();
        }
        System.out.println(INITIALISED + " " + total + " " + (Slow.self != null));
    }
}
