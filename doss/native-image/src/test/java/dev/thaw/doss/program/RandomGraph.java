// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import java.time.DayOfWeek;
import java.util.AbstractMap;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.Vector;
import java.util.WeakHashMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Supplier;

/**
 * Graphs of java.base's public classes, made by their own factories; the same for the same seed.
 */
final class RandomGraph {
    private static final int DEPTH = 5;
    private static final int WIDTH = 4;

    /** One of so many objects cannot be in a snapshot. */
    private static final int ONE_REFUSED_OF = 60;

    interface Maker {
        Object make(RandomGraph g) throws Exception;
    }

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
                    g -> Scenarios.IS_IMAGE ? supplier(g) : g.some(),
                    g -> new RandomValues.Pair(g.any(), g.any()),
                    g -> new PriorityQueue<>(4, Collections.reverseOrder()),
                    RandomGraph::cycle,
                    RandomGraph::cycleOfPairs,
                    RandomGraph::emptyWeakMap,
                    g -> g.again());

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

    Random random() {
        return random;
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
                Object object = pick(RefusedObjects.ALL).make(this);
                refused = object.getClass().getName();
                return object;
            }
            boolean isValue = depth == DEPTH || random.nextInt(3) == 0;
            depth++;
            Object object = pick(isValue ? RandomValues.ALL : CONTAINERS).make(this);
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

    private static Object cycleOfPairs(RandomGraph g) {
        Collection<Object> list = new ArrayList<>(g.some());
        list.add(new RandomValues.Pair(list, List.of(g.any(), list)));
        return list;
    }

    private static Object emptyWeakMap(RandomGraph g) {
        return new WeakHashMap<>(1 + g.random.nextInt(20));
    }
}
