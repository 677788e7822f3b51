// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/** Ends while a daemon thread waits that does something of its own when it is interrupted. */
public class Overriding {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        CountDownLatch begun = new CountDownLatch(1);
        Thread thread =
                new Thread() {
                    @Override
                    public void run() {
                        begun.countDown();
                        try {
                            Thread.sleep(Long.MAX_VALUE);
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                    }

                    @Override
                    public void interrupt() {
                        try {
                            Files.writeString(Path.of("interrupted"), "late");
                        } catch (IOException e) {
                            throw new IllegalStateException(e);
                        }
                        super.interrupt();
                    }
                };
        thread.setDaemon(true);
        thread.start();
        begun.await();
    }
}
