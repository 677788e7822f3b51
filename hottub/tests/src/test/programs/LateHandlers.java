// SPDX-License-Identifier: Apache-2.0

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.LockSupport;

/** Virtual threads that would do something when they are interrupted, which nobody does. */
public class LateHandlers {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        if (Runtime.version().feature() < 21) {
            System.out.println("no virtual threads");
            return;
        }
        System.out.println(Locale.getDefault() + " " + System.getProperty("late") + " " + Integer.getInteger("late"));
        Path file = Path.of("late");
        System.out.println(Files.exists(file));
        CountDownLatch begun = new CountDownLatch(4);
        ExecutorService executor =
                (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
        executor.submit(() -> {
            begun.countDown();
            Thread.sleep(3_000);
            write(file);
            return null;
        });
        start(() -> {
            try {
                begun.countDown();
                Thread.sleep(60_000);
            } catch (InterruptedException e) {
                write(file);
            }
        });
        start(() -> {
            try {
                begun.countDown();
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            } finally {
                write(file);
            }
        });
        // No exception ends it, so it is the program's code that does.
        start(() -> {
            begun.countDown();
            while (!Thread.interrupted()) {
                LockSupport.park();
            }
            Locale.setDefault(Locale.JAPAN);
            System.setProperty("late", "7");
            Thread thread = new Thread(() -> {
                for (;;) {
                    LockSupport.park();
                }
            });
            thread.start();
        });
        begun.await();
        Thread.sleep(20);
        System.exit(0);
    }

    private static void write(Path file) {
        try {
            Files.writeString(file, "written after the end");
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The programs are compiled for JDK 17. */
    private static void start(Runnable code) throws ReflectiveOperationException {
        Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
        Class.forName("java.lang.Thread$Builder").getMethod("start", Runnable.class).invoke(builder, code);
    }
}
