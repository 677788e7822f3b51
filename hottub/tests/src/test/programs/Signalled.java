// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import sun.misc.Signal;

/** Waits for a signal; with a second argument it has a handler. */
public class Signalled {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        CountDownLatch handled = new CountDownLatch(1);
        if (arguments.length > 1) {
            Signal.handle(new Signal(arguments[0]), signal -> {
                System.out.println("handled " + signal);
                handled.countDown();
            });
        }
        System.out.println("ready");
        // It may be one that a JVM does not notice.
        System.exit(handled.await(arguments.length > 1 ? 100 : 2, TimeUnit.SECONDS) ? 3 : 4);
    }
}
