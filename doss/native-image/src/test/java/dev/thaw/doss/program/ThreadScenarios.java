// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.getSlot;
import static dev.thaw.doss.program.Scenarios.snapshot;
import static dev.thaw.doss.program.TrustScenarios.copy;
import static dev.thaw.doss.program.TrustScenarios.refused;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.program.Graphs.Node;
import dev.thaw.doss.program.late.MapCounts;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

/** What threads are about while others take snapshots. */
enum ThreadScenarios {
    /** What threads have begun and not ended. */
    PROTOCOLS {
        @Override
        void run(Path directory) throws Exception {
            CountDownLatch inside = new CountDownLatch(1);
            CountDownLatch end = new CountDownLatch(1);
            Map<String, String> map = new ConcurrentHashMap<>();
            Thread computing =
                    Thread.ofPlatform()
                            .start(() -> map.computeIfAbsent("k", k -> await(inside, end, "v")));
            inside.await();
            refused(map, "ConcurrentHashMap$ReservationNode", ".table[");
            end.countDown();
            computing.join();
            require(((Map<?, ?>) copy(map)).get("k").equals("v"), "map that is quiet");

            Map<Slow, String> tree = new ConcurrentHashMap<>();
            for (int i = 0; i < 100; i++) {
                tree.put(new Slow(i), "v" + i);
            }
            Slow.inside = new CountDownLatch(1);
            Slow.end = new CountDownLatch(1);
            Slow asked = new Slow(50);
            asked.waits = true;
            Thread reading = Thread.ofPlatform().start(() -> tree.get(asked));
            Slow.inside.await();
            refused(tree, "ConcurrentHashMap$TreeBin", "a thread of this process is changing it");
            Slow.end.countDown();
            reading.join();
            require(((Map<?, ?>) copy(tree)).size() == 100, "tree that is quiet");

            Node waitedFor = new Node("w");
            Thread waiting = Thread.ofPlatform().start(() -> waitFor(waitedFor));
            waitUntil(waiting);
            refused(waitedFor, "Graphs$Node", "waits for its notification");
            List<Object> held = List.of("a".repeat(3), new int[1], Long.valueOf(123456));
            for (Object object : held) {
                Thread other = Thread.ofPlatform().start(() -> waitFor(object));
                waitUntil(other);
                refused(object, object.getClass().getName(), "waits for its notification");
                other.interrupt();
                other.join();
                copy(object);
            }
            waiting.interrupt();
            waiting.join();
            copy(waitedFor);
        }
    },

    /** Maps link an entry, and count it later. */
    ENTRY_COUNTS {
        @Override
        void run(Path directory) throws Exception {
            for (int size : new int[] {0, 1, 1000}) {
                for (long off : new long[] {-1, 1, -3}) {
                    requireSize(filled(new ConcurrentHashMap<>(), size), off);
                    requireSize(filled(new ConcurrentSkipListMap<>(), size), off);
                }
            }
            Map<Slow, String> tree = new ConcurrentHashMap<>();
            for (int i = 0; i < 100; i++) {
                tree.put(new Slow(i), "v");
            }
            requireSize(tree, 1);
            Map<Integer, String> uncounted = filled(new ConcurrentSkipListMap<>(), 3);
            MapCounts.forget(uncounted);
            refused(uncounted, "ConcurrentSkipListMap", "a thread of this process is changing it");

            Object[] stored = {
                filled(new ConcurrentHashMap<>(), 100), filled(new ConcurrentSkipListMap<>(), 100)
            };
            Path file = directory.resolve("counts.doss");
            Object[] maps = (Object[]) snapshot(stored, 0).getRootObject();
            for (Object map : maps) {
                MapCounts.add((Map<?, ?>) map, 1);
                Scenarios.refuse(
                        map.getClass().getName() + " has changed",
                        () -> DOSS.provider().store(getSlot(0), file));
                MapCounts.add((Map<?, ?>) map, -1);
            }
            DOSS.provider().store(getSlot(0), file);
            DOSS.provider().discard(getSlot(0));
            for (ConcurrentMap<Integer, String> map :
                    List.of(
                            new ConcurrentHashMap<Integer, String>(),
                            new ConcurrentSkipListMap<Integer, String>())) {
                copyWhileOthersWrite(map);
            }
        }
    },

    /** Pairs that always sum up to 0 for who sees all of memory at one moment. */
    STORE_WHILE_OTHERS_WRITE {
        @Override
        void run(Path directory) throws Exception {
            Path file = directory.resolve("torn.doss");
            long[] pairs = new long[1_000_000];
            long[] copy = (long[]) snapshot(pairs, 0).getRootObject();
            AtomicBoolean closed = new AtomicBoolean();
            Thread writer = Thread.ofPlatform().start(() -> writePairs(copy, closed));
            int stored = 0;
            int refused = 0;
            for (int i = 0; i < 15; i++) {
                try {
                    DOSS.provider().store(getSlot(0), file);
                    stored++;
                } catch (DOSSException e) {
                    require(e.getMessage().contains("other threads wrote"), e.getMessage());
                    refused++;
                }
            }
            closed.set(true);
            writer.join();
            require(refused > 0, "of 15, " + stored + " were stored");
            DOSS.provider().store(getSlot(0), file);
            DOSS.provider().discard(getSlot(0));
            long[] loaded = (long[]) DOSS.provider().load(file, getSlot(0)).getRootObject();
            for (int i = 0; i < loaded.length / 2; i++) {
                require(loaded[i] + loaded[loaded.length - 1 - i] == 0, "pair " + i);
            }
        }
    },

    STORE_WHILE_OTHERS_HOLD_LOCKS {
        @Override
        void run(Path directory) throws Exception {
            Path file = directory.resolve("halves.doss");
            StoredHalves.run(file);
            DOSS.provider().discard(getSlot(0));
            Object waitedFor = snapshot(new Node("w"), 0).getRootObject();
            Thread waiting = Thread.ofPlatform().start(() -> waitFor(waitedFor));
            waitUntil(waiting);
            Scenarios.refuse(
                    "waits for its notification", () -> DOSS.provider().store(getSlot(0), file));
            waiting.interrupt();
            waiting.join();
            DOSS.provider().store(getSlot(0), file);
        }
    };

    abstract void run(Path directory) throws Exception;

    /** It has had one more entry, so it has all that it counts with. */
    private static <M extends Map<Integer, String>> M filled(M map, int size) {
        map.put(-1, "v");
        map.remove(-1);
        for (int i = 0; i < size; i++) {
            map.put(i, "v" + i);
        }
        return map;
    }

    /** Lets a map count wrong; its copy counts right, and the map as before. */
    private static void requireSize(Map<?, ?> map, long off) {
        int size = map.size();
        MapCounts.add(map, off);
        Map<?, ?> copy = (Map<?, ?>) copy(map);
        require(copy.size() == size, "%d of %d entries, off %d".formatted(copy.size(), size, off));
        MapCounts.add(map, -off);
        require(map.size() == size, "original");
    }

    private static void copyWhileOthersWrite(ConcurrentMap<Integer, String> map) throws Exception {
        AtomicBoolean closed = new AtomicBoolean();
        List<Thread> writers = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            writers.add(Thread.ofPlatform().start(() -> write(map, closed)));
        }
        int taken = 0;
        for (int i = 0; i < 200; i++) {
            try {
                Map<?, ?> copy = (Map<?, ?>) copy(map);
                int entries = 0;
                for (var each = copy.keySet().iterator(); each.hasNext(); each.next()) {
                    entries++;
                }
                require(copy.size() == entries, copy.size() + " for " + entries);
                taken++;
            } catch (DOSSException e) {
                String reason = e.getMessage();
                require(reason.contains("changing it") || reason.contains("holds its"), reason);
            }
        }
        closed.set(true);
        for (Thread writer : writers) {
            writer.join();
        }
        require(taken > 0, "none was taken");
    }

    private static void write(ConcurrentMap<Integer, String> map, AtomicBoolean closed) {
        for (int i = 0; !closed.get(); i++) {
            map.put(i % 500, "v");
            map.remove(i * 7 % 500);
        }
    }

    private static void writePairs(long[] pairs, AtomicBoolean closed) {
        for (long value = 1; !closed.get(); value++) {
            for (int i = 0; i < pairs.length / 2; i++) {
                pairs[i] = value;
                pairs[pairs.length - 1 - i] = -value;
            }
        }
    }

    private static <T> T await(CountDownLatch inside, CountDownLatch end, T value) {
        inside.countDown();
        try {
            end.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        return value;
    }

    private static void waitFor(Object object) {
        synchronized (object) {
            try {
                while (true) {
                    object.wait();
                }
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private static void waitUntil(Thread waiting) {
        for (int i = 0; i < 10_000 && waiting.getState() != Thread.State.WAITING; i++) {
            LockSupport.parkNanos(1_000_000);
        }
        require(waiting.getState() == Thread.State.WAITING, "waits");
    }

    /** Keys that all lie in one tree, and one whose comparison takes its time. */
    private static final class Slow implements Comparable<Slow> {
        private static volatile CountDownLatch inside;
        private static volatile CountDownLatch end;

        private final int number;
        private boolean waits;

        Slow(int number) {
            this.number = number;
        }

        @Override
        public int hashCode() {
            return 1;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Slow s && s.number == number;
        }

        @Override
        public int compareTo(Slow other) {
            if (waits) {
                waits = false;
                ThreadScenarios.await(inside, end, null);
            }
            return Integer.compare(number, other.number);
        }
    }
}
