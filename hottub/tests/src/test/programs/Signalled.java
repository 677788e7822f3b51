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
        if (arguments.length > 1) {
            System.exit(handled.await(100, TimeUnit.SECONDS) ? 3 : 5);
        }
        // It may be one that a JVM does not notice: until its input ends.
        System.exit(System.in.read() < 0 ? 4 : 5);
    }
}
