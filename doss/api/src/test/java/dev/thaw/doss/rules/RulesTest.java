// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RecursiveTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLongFieldUpdater;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What the class file of a class proves, and what the table says. */
class RulesTest {
    private final Rules rules = new Rules(RulesTest.class.getClassLoader());

    static class Word {
        String text;
        long count;
        Word next;
    }

    record Point(long x, int y) {}

    static class Handle {
        private long peer = create();

        void close() {
            free(peer);
        }

        private static native long create();

        private static native void free(long peer);
    }

    static class Base {
        protected final long handle;

        Base(long handle) {
            this.handle = handle;
        }
    }

    /** The field is its super class', the native method is in a third class. */
    static class Database extends Base {
        Database(long handle) {
            super(handle);
        }

        int size() {
            return Library.size(handle);
        }
    }

    static final class Library {
        static native int size(long handle);

        static native String version();
    }

    /** Knows a library, but keeps nothing of it. */
    static class Report {
        long lines;
        String version = Library.version();

        void add() {
            lines++;
        }
    }

    static class Instrumented {
        int calls;

        native void call();
    }

    static class Foreign {
        long address;

        void set(MemorySegment s) {
            address = s.address();
        }
    }

    static class Downcall {
        long address;
        static MethodHandle function;

        void call() throws Throwable {
            function.invokeExact(address);
        }
    }

    static class Deadline {
        long at;

        void extend() {
            at = System.nanoTime() + TimeUnit.SECONDS.toNanos(1);
        }
    }

    /** Reads the clock, and keeps nothing of it. */
    static class Stopwatch {
        int runs;

        long time(Runnable r) {
            long begin = System.nanoTime();
            r.run();
            return System.nanoTime() - begin;
        }
    }

    static class SpinLock {
        private static final VarHandle STATE;

        static {
            try {
                STATE = MethodHandles.lookup().findVarHandle(SpinLock.class, "state", int.class);
            } catch (ReflectiveOperationException e) {
                throw new ExceptionInInitializerError(e);
            }
        }

        volatile int state;

        void lock() {
            while (!STATE.compareAndSet(this, 0, 1)) {
                LockSupport.parkNanos(1);
            }
        }
    }

    static class Updated {
        static final AtomicLongFieldUpdater<Updated> COUNT =
                AtomicLongFieldUpdater.newUpdater(Updated.class, "count");
        volatile long count;

        void add() {
            COUNT.getAndAdd(this, 1);
        }
    }

    /** Swaps by what the JDK has for it. */
    static class Tally extends AtomicInteger {
        private final ConcurrentLinkedQueue<String> names = new ConcurrentLinkedQueue<>();

        void add(String name) {
            names.add(name);
            compareAndSet(1, 2);
        }
    }

    static class Sum extends RecursiveTask<Long> {
        @Override
        protected Long compute() {
            return 1L;
        }
    }

    static class Dice extends Random {}

    /** In META-INF/thaw/doss-plain-data of these tests. */
    static class NamedDice extends Random {}

    static class NamedThread extends Thread {}

    @Test
    void ordinaryClassesAreProvenToBeData() {
        for (Class<?> type :
                new Class<?>[] {
                    Word.class,
                    Point.class,
                    Report.class,
                    Stopwatch.class,
                    Tally.class,
                    Sum.class,
                    ArrayList.class,
                    HashMap.class
                }) {
            assertNull(rules.of(type).reason(), type.getName());
            assertEquals(Rules.PLAIN, rules.of(type).name());
        }
    }

    @Test
    void fieldsThatNativeCodeGivesTheirMeaningAreFound() {
        refuses(Handle.class, Reason.NATIVE_HANDLE, "Handle.<init>");
        refuses(Database.class, Reason.NATIVE_HANDLE, "Database.size");
        refuses(Instrumented.class, Reason.NATIVE_HANDLE, "Instrumented.call");
        refuses(Foreign.class, Reason.NATIVE_HANDLE, "Foreign.set");
        refuses(Downcall.class, Reason.NATIVE_HANDLE, "Downcall.call");
    }

    @Test
    void timesOfThisMachinesClockAreFound() {
        refuses(Deadline.class, Reason.CLOCK, "Deadline.extend");
    }

    @Test
    void protocolsOfTheirOwnAreFound() {
        refuses(SpinLock.class, Reason.PROTOCOL, "SpinLock.lock");
        refuses(Updated.class, Reason.PROTOCOL, "Updated.add");
    }

    @Test
    void generatorsAreRefusedUnlessTheProgramNamesThem() {
        assertEquals(Reason.RANDOM, rules.of(Dice.class).reason());
        assertTrue(rules.of(Dice.class).text().contains(NamedData.FILE));
        assertTrue(rules.of(NamedDice.class).isData());
    }

    @Test
    void whatBelongsToAProcessIsNeverData() {
        assertEquals(Reason.THREAD, rules.of(NamedThread.class).reason());
        assertFalse(rules.of(NamedThread.class).text().contains(NamedData.FILE));
    }

    @Test
    void lambdasAndProxiesAreData() {
        Supplier<String> lambda = () -> "x";
        assertTrue(rules.of(lambda.getClass()).isData());
        Object proxy =
                Proxy.newProxyInstance(
                        RulesTest.class.getClassLoader(),
                        new Class<?>[] {Runnable.class},
                        (p, m, a) -> null);
        assertTrue(rules.of(proxy.getClass()).isData());
    }

    @Test
    void statesThatNobodyWouldEndAreRefused() {
        StateTest map = rules.of(ConcurrentHashMap.class).test();
        assertTrue(map.refuses(-1) && !map.refuses(0) && !map.refuses(12), map.toString());
        StateTest task = rules.of(FutureTask.class).test();
        // NEW, COMPLETING, NORMAL, EXCEPTIONAL, CANCELLED, INTERRUPTING, INTERRUPTED
        boolean[] refused = {false, true, false, false, false, true, false};
        for (int state = 0; state < refused.length; state++) {
            assertEquals(refused[state], task.refuses(state), "state " + state);
        }
        assertNull(rules.of(CountDownLatch.class).test());
    }

    private void refuses(Class<?> type, Reason reason, String where) {
        Rule rule = rules.of(type);
        assertEquals(reason, rule.reason(), type.getName());
        assertTrue(rule.text().contains(where), rule.text());
        assertTrue(rule.text().contains(NamedData.FILE), rule.text());
    }
}
