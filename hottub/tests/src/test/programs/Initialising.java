// SPDX-License-Identifier: Apache-2.0

import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Stream;

/** Ends while its threads initialise classes of the JDK. */
public class Initialising {
    static final CountDownLatch INSIDE = new CountDownLatch(1);
    private static final int CLASSES = 60;

    /** What the JDK creates in the initialiser of the common pool's class. */
    public static class Handler implements Thread.UncaughtExceptionHandler {
        public Handler() throws InterruptedException {
            INSIDE.countDown();
            Thread.sleep(300);
            throw new IllegalStateException("the JDK goes on without");
        }

        @Override
        public void uncaughtException(Thread thread, Throwable thrown) {}
    }

    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        if (arguments[0].equals("use")) {
            System.out.println(ForkJoinPool.commonPool().submit(() -> 42).get());
        } else if (arguments[0].equals("pool")) {
            Thread thread = new Thread(ForkJoinPool::commonPool);
            thread.setDaemon(true);
            thread.start();
            INSIDE.await();
        } else {
            some(Integer.parseInt(arguments[0]));
        }
        System.exit(0);
    }

    /** Each number means other classes. */
    private static void some(int number) throws Exception {
        Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules/java.base");
        List<String> names;
        try (Stream<Path> files = Files.walk(base.resolve("java"))) {
            names =
                    files.map(file -> base.relativize(file).toString())
                            .filter(name -> name.endsWith(".class"))
                            // Cannot be initialised while the JVM ends, in any JVM.
                            .filter(name -> !name.matches(".*(Shutdown|DeleteOnExit).*"))
                            .map(name -> name.substring(0, name.length() - 6).replace('/', '.'))
                            .sorted()
                            .skip((long) number * CLASSES)
                            .limit(CLASSES)
                            .toList();
        }
        CountDownLatch begun = new CountDownLatch(1);
        Thread thread =
                new Thread(
                        () -> {
                            begun.countDown();
                            for (String name : names) {
                                try {
                                    Class.forName(name);
                                } catch (ReflectiveOperationException | LinkageError e) {
                                    // Not on this system.
                                }
                            }
                        },
                        "initialises");
        thread.start();
        begun.await();
        Thread.sleep(number % 4);
    }
}
