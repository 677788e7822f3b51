// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.Semaphore;

/** Hands over from thread to thread so many thousand times: each time both stop and go on. */
public class HandsOver {
    public static void main(String[] arguments) throws InterruptedException {
        int rounds = Integer.parseInt(arguments[0]) * 1000;
        Semaphore there = new Semaphore(0);
        Semaphore back = new Semaphore(0);
        Thread other =
                new Thread(
                        () -> {
                            for (int i = 0; i < rounds; i++) {
                                there.acquireUninterruptibly();
                                back.release();
                            }
                        });
        other.start();
        for (int i = 0; i < rounds; i++) {
            there.release();
            back.acquire();
        }
        System.out.println("done");
        System.exit(5);
    }
}
