// SPDX-License-Identifier: Apache-2.0

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Static initialisers that start threads, whose code belongs to the same class. */
public class Starting {
    public static void main(String[] arguments) throws Exception {
        System.out.println("pid " + ProcessHandle.current().pid());
        System.out.println("reference " + Reference.result());
        System.out.println("own reference " + OwnReference.result());
        System.out.println("run " + Run.result());
        System.out.println("private " + Private.result());
        System.out.println("helper " + Helper.result());
        System.out.println("super " + Super.result());
        System.out.println("lambda ready " + Lambda.INSTANCE.ready);
        System.out.println("reference ready " + ReferenceToThis.INSTANCE.ready);
        System.out.println("run ready " + Runs.INSTANCE.ready);
    }

    private static Thread start(Runnable code) {
        Thread thread = new Thread(code);
        thread.start();
        return thread;
    }

    private static void pause() {
        try {
            Thread.sleep(100);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Waits for the initialiser: the JVM calls a static method of the class. */
    static class Reference {
        private static int seen;
        private static final Thread THREAD = start(Reference::look);
        private static int value;

        static {
            pause();
            value = 42;
        }

        private static void look() {
            seen = value;
        }

        static int result() throws InterruptedException {
            THREAD.join();
            return seen;
        }
    }

    /** Waits when it reads the field. */
    static class OwnReference {
        private static int seen;
        private static final Thread THREAD = start(new OwnReference()::look);
        private static int value;

        static {
            pause();
            value = 42;
        }

        private void look() {
            seen = value;
        }

        static int result() throws InterruptedException {
            THREAD.join();
            return seen;
        }
    }

    static class Run implements Runnable {
        private static int seen;
        private static final Thread THREAD = start(new Run());
        private static int value;

        static {
            pause();
            value = 42;
        }

        @Override
        public void run() {
            seen = value;
        }

        static int result() throws InterruptedException {
            THREAD.join();
            return seen;
        }
    }

    /** Waits when it calls the static method. */
    static class Private {
        private static int seen;
        private static final Thread THREAD = start(new Private()::begin);
        private static int value;

        static {
            pause();
            value = 42;
        }

        private void begin() {
            look();
        }

        private static void look() {
            seen = value;
        }

        static int result() throws InterruptedException {
            THREAD.join();
            return seen;
        }
    }

    /** The method that the thread begins with needs nothing, the next one does. */
    static class Helper extends Thread {
        private static int seen;
        private static final Thread THREAD = Starting.start(new Helper());
        private static int value;

        static {
            pause();
            value = 42;
        }

        @Override
        public void run() {
            look();
        }

        private void look() {
            seen = value;
        }

        static int result() throws InterruptedException {
            THREAD.join();
            return seen;
        }
    }

    /** A superclass' initialiser creates its subclass. */
    static class Super {
        static int seen;
        private static final Thread THREAD = Starting.start(new Sub());
        static int value;

        static {
            pause();
            value = 42;
        }

        static int result() throws InterruptedException {
            THREAD.join();
            return seen;
        }
    }

    static class Sub extends Super implements Runnable {
        @Override
        public void run() {
            seen = value;
        }
    }

    /** The initialiser waits for a thread that needs nothing of the class. */
    static class Waits {
        private final CountDownLatch begun = new CountDownLatch(1);
        boolean ready;

        void begun() {
            begun.countDown();
        }

        void await() {
            try {
                ready = begun.await(60, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static class Lambda extends Waits {
        static final Lambda INSTANCE = new Lambda();

        private Lambda() {
            start(() -> begun());
            await();
        }
    }

    static class ReferenceToThis extends Waits {
        static final ReferenceToThis INSTANCE = new ReferenceToThis();

        private ReferenceToThis() {
            start(this::work);
            await();
        }

        private void work() {
            begun();
        }
    }

    static class Runs extends Waits implements Runnable {
        static final Runs INSTANCE = new Runs();

        private Runs() {
            start(this);
            await();
        }

        @Override
        public void run() {
            begun();
        }
    }
}
