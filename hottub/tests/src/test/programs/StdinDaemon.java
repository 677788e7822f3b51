// SPDX-License-Identifier: Apache-2.0

import java.io.IOException;
import java.util.concurrent.locks.LockSupport;

/** Ends while a daemon thread waits for standard input, and others make its end take some time. */
public class StdinDaemon {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        for (int i = 0; i < 1000; i++) {
            daemon(LockSupport::park);
        }
        Thread reader = daemon(StdinDaemon::read);
        while (reader.getStackTrace().length == 0
                || !reader.getStackTrace()[0].getMethodName().startsWith("read")) {
            Thread.sleep(1);
        }
        // It is on the way into the kernel.
        Thread.sleep(5);
    }

    private static void read() {
        try {
            while (System.in.read() >= 0) {
                // It is gone.
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
