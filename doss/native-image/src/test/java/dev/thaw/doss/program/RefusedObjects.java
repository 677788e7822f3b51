// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import dev.thaw.doss.program.RandomGraph.Maker;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.WeakReference;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.time.DayOfWeek;
import java.util.Currency;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.IntSupplier;
import java.util.stream.Stream;

/** Objects that cannot be in a snapshot of this mode, each by a class of its own. */
final class RefusedObjects {
    private static final List<Maker> EVERYWHERE =
            List.of(
                    g -> new Thread(() -> {}),
                    g -> new ThreadLocal<>(),
                    g -> new Random(5),
                    g -> new SplittableRandom(5),
                    g -> ThreadLocalRandom.current(),
                    g -> new WeakReference<>(g),
                    g -> new WeakHashMap<>(Map.of(DayOfWeek.MONDAY, "v")),
                    g -> new CompletableFuture<>(),
                    g -> new ReentrantReadWriteLock(),
                    g -> new Semaphore(0),
                    g -> new Socket(),
                    g -> ByteBuffer.allocateDirect(8),
                    g -> MethodHandles.lookup(),
                    g -> MethodType.methodType(int.class, String.class),
                    g -> MethodHandles.identity(int.class),
                    g -> MethodHandles.arrayElementVarHandle(int[].class),
                    g -> System.getLogger("of a graph"),
                    g -> new IllegalStateException("whose stack trace nobody has asked for"));

    /** A JVM finds some of them by their values, and does not see that a lock is held. */
    private static final List<Maker> BY_IMAGES =
            List.of(
                    g -> locked(new ReentrantLock()),
                    g -> locked(new StampedLock()),
                    g -> Currency.getInstance("EUR"),
                    g -> ("s" + g.random().nextInt(1000)).intern(),
                    // Its parts are interned.
                    g -> Locale.of("de", "CH", "x" + g.random().nextInt(10)));

    /** An image knows all classes of lambdas. */
    private static final List<Maker> BY_JVMS = List.of(RefusedObjects::lambda);

    static final List<Maker> ALL =
            Stream.concat(EVERYWHERE.stream(), (Scenarios.IS_IMAGE ? BY_IMAGES : BY_JVMS).stream())
                    .toList();

    private RefusedObjects() {}

    private static Object lambda(RandomGraph g) {
        int captured = g.random().nextInt();
        IntSupplier supplier = () -> captured;
        return supplier;
    }

    private static Object locked(ReentrantLock lock) {
        lock.lock();
        return lock;
    }

    private static Object locked(StampedLock lock) {
        lock.writeLock();
        return lock;
    }
}
