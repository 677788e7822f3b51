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
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
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

    /** Made in a constructor, kept in the super class', given away by a third method. */
    static class Passed extends Base {
        Passed() {
            super(Handle.create());
        }
    }

    /** As libraries have it that free by an argument. */
    abstract static class Freed {
        private final long handle;

        Freed(long handle) {
            this.handle = handle;
        }

        void close() {
            dispose(handle);
        }

        abstract void dispose(long handle);
    }

    static class Column extends Freed {
        Column(long handle) {
            super(handle);
        }

        @Override
        void dispose(long handle) {
            Handle.free(handle);
        }
    }

    static class Asked {
        private long address;

        long address() {
            return address;
        }

        void close() {
            Handle.free(address());
        }
    }

    static class Boxed {
        private final AtomicLong peer = new AtomicLong(Handle.create());

        void close() {
            Handle.free(peer.getAndSet(0));
        }
    }

    static class Map extends ConcurrentHashMap<String, String> {
        private long peer;

        void close() {
            Handle.free(peer);
        }
    }

    static class Expiring extends ConcurrentHashMap<String, String> {
        private long deadline = System.nanoTime();
    }

    static class Failure extends Exception {
        private long at = System.nanoTime();
    }

    /** Adds what is data to a class with a rule. */
    static class Named extends ConcurrentHashMap<String, String> {
        String name;
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

    static class Factory {
        private final long at;

        private Factory(long at) {
            this.at = at;
        }

        static Factory after(long nanos) {
            return new Factory(System.nanoTime() + nanos);
        }
    }

    static class Helped {
        private long last;

        private static long now() {
            return System.nanoTime();
        }

        void touch() {
            last = now();
        }
    }

    static class Held {
        private final AtomicLong last = new AtomicLong();

        void touch() {
            last.set(System.nanoTime());
        }
    }

    static class Marked extends AtomicLong {
        void mark() {
            set(System.nanoTime());
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

    /** Each step of it is whole. */
    static class Tally extends AtomicInteger {
        private final ConcurrentLinkedQueue<String> names = new ConcurrentLinkedQueue<>();

        void add(String name) {
            names.add(name);
            incrementAndGet();
        }
    }

    static class Gate {
        private final AtomicBoolean held = new AtomicBoolean();

        void enter() {
            while (!held.compareAndSet(false, true)) {
                Thread.onSpinWait();
            }
        }
    }

    static class Turn extends AtomicInteger {
        void take() {
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
        refuses(Passed.class, Reason.NATIVE_HANDLE, "Passed.<init>");
        refuses(Column.class, Reason.NATIVE_HANDLE, "Freed.close");
        refuses(Asked.class, Reason.NATIVE_HANDLE, "Asked.close");
        refuses(Boxed.class, Reason.NATIVE_HANDLE, "Boxed.");
        refuses(Instrumented.class, Reason.NATIVE_HANDLE, "Instrumented.call");
        refuses(Foreign.class, Reason.NATIVE_HANDLE, "Foreign.set");
        refuses(Downcall.class, Reason.NATIVE_HANDLE, "Downcall.call");
    }

    @Test
    void timesOfThisMachinesClockAreFound() {
        refuses(Deadline.class, Reason.CLOCK, "Deadline.extend");
        refuses(Factory.class, Reason.CLOCK, "Factory.after");
        refuses(Helped.class, Reason.CLOCK, "Helped.touch");
        refuses(Held.class, Reason.CLOCK, "Held.touch");
        refuses(Marked.class, Reason.CLOCK, "Marked.mark");
    }

    @Test
    void whatAProgramAddsToClassesWithARuleIsProvenToo() {
        refuses(Map.class, Reason.NATIVE_HANDLE, "Map.close");
        refuses(Expiring.class, Reason.CLOCK, "Expiring.<init>");
        refuses(Failure.class, Reason.CLOCK, "Failure.<init>");
        assertEquals(rules.of(ConcurrentHashMap.class), rules.of(Named.class));
    }

    @Test
    void protocolsOfTheirOwnAreFound() {
        refuses(SpinLock.class, Reason.PROTOCOL, "SpinLock.lock");
        refuses(Updated.class, Reason.PROTOCOL, "Updated.add");
        refuses(Gate.class, Reason.PROTOCOL, "Gate.enter");
        refuses(Turn.class, Reason.PROTOCOL, "Turn.take");
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
        long captured = System.currentTimeMillis();
        Supplier<String> plain = () -> "x" + captured;
        assertTrue(rules.of(plain.getClass()).isData());
        Object proxy =
                Proxy.newProxyInstance(
                        RulesTest.class.getClassLoader(),
                        new Class<?>[] {Runnable.class},
                        (p, m, a) -> null);
        assertTrue(rules.of(proxy.getClass()).isData());
    }

    /** Each in a class of its own: which of its lambdas has which body is not known. */
    static class Frees {
        static Runnable of(long handle) {
            return () -> Handle.free(handle);
        }
    }

    static class Waits {
        static Supplier<Boolean> until(long deadline) {
            return () -> System.nanoTime() - deadline > 0;
        }
    }

    static class $$LambdaByName {
        long at = System.nanoTime();
    }

    @Test
    void whatLambdasHaveCapturedIsFollowed() {
        refuses(Frees.of(1).getClass(), Reason.NATIVE_HANDLE, "Frees.lambda$");
        refuses(Waits.until(1).getClass(), Reason.CLOCK, "Waits.lambda$");
        refuses($$LambdaByName.class, Reason.CLOCK, "<init>");
    }

    @Test
    void statesThatNobodyWouldEndAreRefused() {
        StateTest map = rules.of(ConcurrentHashMap.class).test();
        assertTrue(map.refuses(-1) && !map.refuses(0) && !map.refuses(12), map.toString());
        StateTest task = rules.of(FutureTask.class).test();
        // NEW, COMPLETING, NORMAL, EXCEPTIONAL, CANCELLED, INTERRUPTING, INTERRUPTED
        boolean[] refused = {true, true, false, false, false, true, false};
        for (int state = 0; state < refused.length; state++) {
            assertEquals(refused[state], task.refuses(state), "state " + state);
        }
        StateTest joined = rules.of(Sum.class).test();
        assertTrue(joined.refuses(0) && !joined.refuses(1 << 31), joined.toString());
        assertNull(rules.of(CountDownLatch.class).test());
    }

    private void refuses(Class<?> type, Reason reason, String where) {
        Rule rule = rules.of(type);
        assertEquals(reason, rule.reason(), type.getName());
        assertTrue(rule.text().contains(where), rule.text());
        assertTrue(rule.text().contains(NamedData.FILE), rule.text());
    }
}
