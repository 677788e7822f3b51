// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.WeakReference;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.net.Socket;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.Currency;
import java.util.Date;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.UUID;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.Phaser;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * Graphs of java.base's public classes, made by their own factories; the same for the same seed.
 */
final class RandomGraph {
    private static final int DEPTH = 5;
    private static final int WIDTH = 4;

    /** One of so many objects cannot be in a snapshot. */
    private static final int ONE_REFUSED_OF = 60;

    private interface Maker {
        Object make(RandomGraph g) throws Exception;
    }

    private static final List<Maker> VALUES =
            List.of(
                    g -> "s" + g.random.nextInt(1000),
                    g -> new String(new char[] {(char) ('a' + g.random.nextInt(26)), 'é', '中'}),
                    g -> g.random.nextInt(),
                    g -> g.random.nextLong(),
                    g -> g.random.nextDouble(),
                    g -> (short) g.random.nextInt(),
                    g -> (char) g.random.nextInt(),
                    g -> g.random.nextBoolean(),
                    g -> new BigInteger(80, g.random),
                    g -> new BigDecimal(new BigInteger(70, g.random), 3),
                    g -> new MathContext(1 + g.random.nextInt(20)),
                    g -> LocalDate.ofEpochDay(g.random.nextInt(50_000)),
                    g -> LocalDateTime.ofEpochSecond(g.random.nextInt(), 5, ZoneOffset.UTC),
                    g -> Instant.ofEpochSecond(g.random.nextInt()),
                    g -> Duration.ofMillis(g.random.nextInt()),
                    g -> Period.ofDays(g.random.nextInt(1000)),
                    g -> YearMonth.of(2000 + g.random.nextInt(50), 5),
                    g -> ZonedDateTime.of(2026, 3, 4, 5, 6, 7, 8, ZoneId.of("Europe/Paris")),
                    g -> OffsetDateTime.of(2026, 3, 4, 5, 6, 7, 8, ZoneOffset.ofHours(2)),
                    g -> DayOfWeek.of(1 + g.random.nextInt(7)),
                    g -> new Date(g.random.nextInt()),
                    g -> new UUID(g.random.nextLong(), g.random.nextLong()),
                    g -> URI.create("http://example.com/" + g.random.nextInt(100)),
                    g -> Locale.of("de", "CH"),
                    g -> Path.of("/tmp/" + g.random.nextInt(100)),
                    g -> StandardCharsets.UTF_16,
                    g -> Pattern.compile("a(b|c)*" + g.random.nextInt(100)),
                    g -> BitSet.valueOf(new long[] {g.random.nextLong(), g.random.nextLong()}),
                    g -> new StringBuilder("b" + g.random.nextInt(100)),
                    g -> new StringJoiner("-", "<", ">").add("x" + g.random.nextInt(100)),
                    g -> g.random.ints(g.random.nextInt(20)).toArray(),
                    g -> g.random.longs(g.random.nextInt(20)).toArray(),
                    g -> g.random.doubles(g.random.nextInt(20)).toArray(),
                    RandomGraph::bytes,
                    g -> ByteBuffer.wrap(bytes(g)),
                    g -> CharBuffer.wrap("chars" + g.random.nextInt(100)),
                    g -> LongBuffer.wrap(g.random.longs(3).toArray()),
                    g -> new ByteArrayInputStream(bytes(g)),
                    RandomGraph::written,
                    g -> new AtomicInteger(g.random.nextInt()),
                    g -> new AtomicLong(g.random.nextLong()),
                    g -> new AtomicBoolean(g.random.nextBoolean()),
                    g -> new AtomicIntegerArray(g.random.ints(3).toArray()),
                    RandomGraph::adder,
                    g -> new CountDownLatch(g.random.nextInt(5)),
                    g -> new Semaphore(1 + g.random.nextInt(5)),
                    g -> new Phaser(1 + g.random.nextInt(5)),
                    g -> new ReentrantLock(g.random.nextBoolean()),
                    g -> new StampedLock(),
                    g -> new WeakReference<>(null),
                    g -> Collections.emptyList(),
                    g -> List.class,
                    g -> new Object());

    private static final List<Maker> CONTAINERS =
            List.of(
                    g -> new ArrayList<>(g.some()),
                    g -> new LinkedList<>(g.some()),
                    g -> new ArrayDeque<>(g.some()),
                    g -> new Vector<>(g.some()),
                    g -> Arrays.asList(g.some().toArray()),
                    g -> List.copyOf(g.some()),
                    g -> List.of(g.any(), g.any()),
                    g -> Arrays.asList(g.any(), g.any()).subList(0, 2),
                    g -> Collections.unmodifiableList(g.some()),
                    g -> Collections.synchronizedList(g.some()),
                    g -> Collections.nCopies(3, g.any()),
                    g -> g.some().toArray(),
                    g -> new Object[][] {g.some().toArray(), g.some().toArray()},
                    g -> g.fill(new HashMap<>()),
                    g -> g.fill(new LinkedHashMap<>(16, 0.75f, g.random.nextBoolean())),
                    g -> g.fill(new TreeMap<>()),
                    g -> g.fill(new TreeMap<>(Collections.reverseOrder())),
                    g -> g.fill(new ConcurrentHashMap<>()),
                    g -> g.fill(new ConcurrentSkipListMap<>()),
                    g -> Collections.unmodifiableMap(g.fill(new HashMap<>())),
                    g -> Collections.synchronizedMap(g.fill(new HashMap<>())),
                    g -> Map.copyOf(g.fill(new HashMap<>())),
                    g -> new IdentityHashMap<>(Map.of(DayOfWeek.MONDAY, g.any())),
                    g -> new EnumMap<>(Map.of(DayOfWeek.FRIDAY, g.any())),
                    g -> EnumSet.of(DayOfWeek.SUNDAY, DayOfWeek.of(1 + g.random.nextInt(6))),
                    g -> new HashSet<>(g.words()),
                    g -> Set.copyOf(g.words()),
                    g -> ConcurrentHashMap.newKeySet(g.random.nextInt(40)),
                    g -> new PriorityQueue<>(g.words()),
                    g -> new PriorityBlockingQueue<>(g.words()),
                    g -> new CopyOnWriteArrayList<>(g.some()),
                    g -> new ConcurrentLinkedQueue<>(g.some()),
                    g -> new ConcurrentLinkedDeque<>(g.some()),
                    g -> new LinkedBlockingQueue<>(g.some()),
                    g -> new LinkedTransferQueue<>(g.some()),
                    g -> new ArrayBlockingQueue<>(10, true, g.some()),
                    g -> new AtomicReference<>(g.any()),
                    g -> new AtomicReferenceArray<>(g.some().toArray()),
                    g -> Optional.of(g.any()),
                    g -> Map.entry("k" + g.random.nextInt(10), g.any()),
                    g -> new AbstractMap.SimpleEntry<>(g.any(), g.any()),
                    g -> CompletableFuture.completedFuture(g.any()),
                    RandomGraph::taskThatHasRun,
                    RandomGraph::supplier,
                    RandomGraph::cycle,
                    RandomGraph::emptyWeakMap,
                    g -> g.again());

    private static final List<Maker> REFUSED =
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
                    g -> locked(new ReentrantLock()),
                    g -> locked(new StampedLock()),
                    g -> new Socket(),
                    g -> ByteBuffer.allocateDirect(8),
                    g -> MethodHandles.lookup(),
                    g -> MethodType.methodType(int.class, String.class),
                    g -> System.getLogger("of a graph"),
                    g -> new IllegalStateException("whose stack trace nobody has asked for"),
                    g -> Currency.getInstance("EUR"),
                    g -> ("s" + g.random.nextInt(1000)).intern(),
                    // Its parts are interned.
                    g -> Locale.of("de", "CH", "x" + g.random.nextInt(10)));

    private final Random random;
    private final boolean hasRefused;
    private final List<Object> made = new ArrayList<>();
    private int depth;
    private String refused;

    /**
     * @param hasRefused whether objects that cannot be in a snapshot may occur
     */
    RandomGraph(long seed, boolean hasRefused) {
        this.random = new Random(seed);
        this.hasRefused = hasRefused;
    }

    Object make() {
        return new Object[] {any(), any(), any()};
    }

    /** The class of an object in it that cannot be in a snapshot, or null. */
    String refused() {
        return refused;
    }

    private Object any() {
        try {
            if (hasRefused && random.nextInt(ONE_REFUSED_OF) == 0) {
                Object object = pick(REFUSED).make(this);
                refused = object.getClass().getName();
                return object;
            }
            boolean isValue = depth == DEPTH || random.nextInt(3) == 0;
            depth++;
            Object object = pick(isValue ? VALUES : CONTAINERS).make(this);
            depth--;
            made.add(object);
            return object;
        } catch (Exception e) {
            throw new IllegalStateException(e);
        }
    }

    private Maker pick(List<Maker> makers) {
        return makers.get(random.nextInt(makers.size()));
    }

    /** One more reference to an object that is there. */
    private Object again() {
        return made.isEmpty() ? "none" : made.get(random.nextInt(made.size()));
    }

    private List<Object> some() {
        List<Object> objects = new ArrayList<>();
        for (int i = 1 + random.nextInt(WIDTH); i > 0; i--) {
            objects.add(any());
        }
        return objects;
    }

    private Map<String, Object> fill(Map<String, Object> map) {
        for (int i = random.nextInt(WIDTH); i > 0; i--) {
            map.put("key" + i + "-" + random.nextInt(1000), any());
        }
        return map;
    }

    private Set<String> words() {
        Set<String> words = new HashSet<>();
        for (int i = random.nextInt(WIDTH); i > 0; i--) {
            words.add("word" + random.nextInt(1000));
        }
        return words;
    }

    private static byte[] bytes(RandomGraph g) {
        byte[] bytes = new byte[g.random.nextInt(100)];
        g.random.nextBytes(bytes);
        return bytes;
    }

    private static Object written(RandomGraph g) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.writeBytes(bytes(g));
        return out;
    }

    private static Object adder(RandomGraph g) {
        LongAdder adder = new LongAdder();
        adder.add(g.random.nextInt());
        return adder;
    }

    private static Object taskThatHasRun(RandomGraph g) {
        Object result = g.any();
        FutureTask<Object> task = new FutureTask<>(() -> result);
        task.run();
        return task;
    }

    private static Object supplier(RandomGraph g) {
        Object captured = g.any();
        Supplier<Object> supplier = () -> captured;
        return supplier;
    }

    private static Object cycle(RandomGraph g) {
        Collection<Object> list = new ArrayList<>(g.some());
        Object[] array = {list, g.any()};
        list.add(array);
        return list;
    }

    private static Object emptyWeakMap(RandomGraph g) {
        return new WeakHashMap<>(1 + g.random.nextInt(20));
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
