// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;

/** Thread-safe objects that threads change all the time, each in a way that a copy must show. */
final class ChangingObjects implements AutoCloseable {
    private static final int KEYS = 300;
    private static final int THREADS = 2;
    private static final long PAUSE_NANOS = 50_000;

    /** Of one length, so that a table grows and shrinks only by new maps. */
    private final AtomicReference<Map<Integer, String>> growing = new AtomicReference<>(newMap());

    private final Map<Integer, String> sorted = new ConcurrentSkipListMap<>();
    private final Queue<Integer> queue = new ConcurrentLinkedQueue<>();
    private final Queue<Integer> blocking = new LinkedBlockingQueue<>();
    private final Queue<Integer> priorities = new PriorityBlockingQueue<>();
    private final List<Integer> list = new CopyOnWriteArrayList<>();
    private final LongAdder adder = new LongAdder();
    private final List<Thread> threads = new ArrayList<>();
    private volatile boolean closed;

    ChangingObjects() {
        for (int i = 0; i < THREADS; i++) {
            threads.add(Thread.ofPlatform().start(this::change));
        }
    }

    private static Map<Integer, String> newMap() {
        return new ConcurrentHashMap<>();
    }

    Object root() {
        return new Object[] {growing, sorted, queue, blocking, priorities, list, adder};
    }

    private void change() {
        ThreadLocalRandom random = ThreadLocalRandom.current();
        while (!closed) {
            int key = random.nextInt(KEYS);
            growing.get().put(key, "v" + key);
            if (key == 0) {
                growing.set(newMap());
            }
            sorted.put(key, "v" + key);
            sorted.remove(random.nextInt(KEYS));
            cycle(queue, key);
            cycle(blocking, key);
            cycle(priorities, key);
            list.add(key);
            if (list.size() > 20) {
                list.clear();
            }
            adder.increment();
            if (key % 10 == 0) {
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    private static void cycle(Queue<Integer> queue, int key) {
        queue.add(key);
        if (queue.size() > 20) {
            queue.poll();
        }
    }

    /** Whatever moment a copy is of, it is whole and can be used. */
    static void check(Object root) {
        Object[] parts = (Object[]) root;
        checkMap(((AtomicReference<?>) parts[0]).get());
        checkMap(parts[1]);
        for (int i = 2; i <= 4; i++) {
            @SuppressWarnings("unchecked")
            Queue<Integer> queue = (Queue<Integer>) parts[i];
            for (int key : queue) {
                require(key >= 0 && key < KEYS, "element " + key);
            }
            queue.add(1);
            int size = queue.size();
            for (int j = 0; j < size; j++) {
                require(queue.poll() != null, "element " + j + " of " + queue.getClass());
            }
            require(queue.isEmpty(), "empty " + queue.getClass());
        }
        ((List<?>) parts[5]).clear();
        LongAdder adder = (LongAdder) parts[6];
        long before = adder.sum();
        adder.increment();
        require(adder.sum() == before + 1, "sum");
    }

    private static void checkMap(Object object) {
        @SuppressWarnings("unchecked")
        Map<Integer, String> map = (Map<Integer, String>) object;
        for (Map.Entry<Integer, String> e : map.entrySet()) {
            require(e.getValue().equals("v" + e.getKey()), "entry " + e);
            require(map.get(e.getKey()).equals(e.getValue()), "entry is found: " + e);
        }
        for (int key = 0; key < KEYS; key++) {
            map.put(key, "v" + key);
        }
        // What a map says of its size may be off by what threads were adding.
        require(Math.abs(map.size() - KEYS) <= THREADS, "size " + map.size());
        int found = 0;
        for (Integer key : map.keySet()) {
            found += key;
        }
        require(found == KEYS * (KEYS - 1) / 2, "all keys");
    }

    @Override
    public void close() throws InterruptedException {
        closed = true;
        for (Thread thread : threads) {
            thread.join();
        }
    }
}
