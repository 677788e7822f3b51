// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.IS_IMAGE;
import static dev.thaw.doss.program.Scenarios.allocateGarbage;
import static dev.thaw.doss.program.Scenarios.collect;
import static dev.thaw.doss.program.Scenarios.getSlot;
import static dev.thaw.doss.program.Scenarios.refuse;
import static dev.thaw.doss.program.Scenarios.snapshot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.program.Graphs.Node;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** What SNAPSHOT does, and what it leaves as it was when it fails. */
enum SnapshotScenarios implements Scenario {
    /** Originals and copy are two graphs, and collections respect both. */
    ORIGINAL_AND_COPY_ARE_INDEPENDENT {
        @Override
        public void run(Path directory) {
            Node original = (Node) Graphs.CYCLE.build();
            Node copy = (Node) snapshot(original, 0).getRootObject();
            require(copy != original && copy.next != original.next, "copies are new objects");
            Graphs.CYCLE.check(original);
            copy.value = "changed copy";
            require(original.value.equals("a"), "original unaffected");
            original.next.value = "changed original";
            collect();
            require(copy.next.value.equals("b"), "copy unaffected");
            require(copy.value.equals("changed copy"), "write to copy kept");
        }
    },

    /** All slots at once; graphs may refer from one slot to the next. */
    ALL_SLOTS {
        @Override
        public void run(Path directory) {
            int count = DOSS.heap().slotCount();
            List<Node> roots = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                Node n = new Node("slot " + i);
                n.other = new Node(new int[100_000]);
                roots.add((Node) snapshot(n, i).getRootObject());
            }
            for (int i = 0; i < count; i++) {
                roots.get(i).next = roots.get((i + 1) % count);
                roots.get(i).other.next = new Node("new " + i);
            }
            allocateGarbage();
            collect();
            for (int i = 0; i < count; i++) {
                Node n = roots.get(i);
                require(n.value.equals("slot " + i), "slot " + i);
                require(n.next == roots.get((i + 1) % count), "neighbour of " + i);
                require(n.other.next.value.equals("new " + i), "new object of " + i);
                require(DOSS.heap().getSlot(i).getSnapshot().getRootObject() == n, "root " + i);
            }
        }
    },

    /** What a snapshot refers to in another slot is copied with it. */
    SNAPSHOT_OF_A_SNAPSHOT {
        @Override
        public void run(Path directory) {
            Object first = snapshot(Graphs.MAP_OF_RECORDS.build(), 0).getRootObject();
            Node holder = new Node(first);
            Node second = (Node) snapshot(holder, 1).getRootObject();
            require(second.value != first, "copied");
            Graphs.MAP_OF_RECORDS.check(first);
            Graphs.MAP_OF_RECORDS.check(second.value);
            Path file = directory.resolve("second.doss");
            DOSS.provider().store(DOSS.heap().getSlot(1), file);
        }
    },

    SLOT_TOO_SMALL {
        private static final double ARRAY_SIZE = 1016;

        private static final double ALMOST = 0.975;

        @Override
        public void run(Path directory) {
            Object huge = new byte[(int) DOSS.heap().getSlot(0).capacity()];
            Node root = new Node("root");
            root.next = new Node(huge);
            refuse("slot is too small", () -> snapshot(root, 0));
            List<Object> many = new ArrayList<>();
            for (long bytes = 0; bytes < DOSS.heap().getSlot(0).capacity(); bytes += 1000) {
                many.add(new byte[1000]);
            }
            String option = IS_IMAGE ? "-H:ObjectSnapshotSlotSizeKiB" : "-Dthaw.doss.slotSizeKiB";
            refuse(option, () -> snapshot(many, 0));
            require(root.next.value == huge, "original graph");
            collect();
            require(DOSS.heap().getSlot(0).getSnapshot() == null, "slot free");
            Graphs.MAP_OF_RECORDS.check(snapshot(Graphs.MAP_OF_RECORDS.build(), 0).getRootObject());
            if (IS_IMAGE) {
                DOSS.provider().discard(DOSS.heap().getSlot(0));
                fillAlmost(many);
            }
        }

        /** All but what describes the objects can be used. */
        private void fillAlmost(List<Object> many) {
            int count = (int) (many.size() / (ARRAY_SIZE / 1000.0) * ALMOST);
            Object root = new ArrayList<>(many.subList(0, count));
            require(snapshot(root, 0).size() > 1000L * count, "size");
            DOSS.provider().discard(DOSS.heap().getSlot(0));
        }
    },

    /** The graph stays as it is when the last of its objects cannot be copied. */
    FAILURE_AT_THE_END {
        private static final int LENGTH = 50_000;

        @Override
        public void run(Path directory) throws Exception {
            Node first = Graphs.chain(LENGTH);
            Object identity = Graphs.IDENTITY.build();
            Object large = new long[200_000];
            Node root = new Node(new Object[] {identity, large, "text"});
            root.next = first;
            Node last = first;
            for (int i = 1; i < LENGTH; i++) {
                last = last.next;
            }
            int[] hashes = hashes(first);
            for (int round = 0; round < 2; round++) {
                last.next = new Node(new Thread());
                refuse(".next.value) cannot be in a snapshot", () -> snapshot(root, 0));
                last.next.value = new byte[(int) getSlot(0).capacity()];
                refuse("slot is too small", () -> snapshot(root, 0));
                last.next.value = new Object[] {large, "string to lock" + round};
                synchronized (((Object[]) last.next.value)[1]) {
                    refuse("a thread holds its lock", () -> snapshot(root, 0));
                }
                last.next = null;
                require(Arrays.equals(hashes, hashes(first)), "hash codes");
                Graphs.checkChain(first, LENGTH);
                Graphs.IDENTITY.check(identity);
                lockInAnotherThread(first, last, identity, large);
                collect();
                require(Arrays.equals(hashes, hashes(first)), "hash codes after a collection");
                Graphs.checkChain(first, LENGTH);
            }
            Graphs.checkChain(((Node) snapshot(root, 0).getRootObject()).next, LENGTH);
        }

        private int[] hashes(Node first) {
            int[] hashes = new int[LENGTH / 1000];
            Node n = first;
            for (int i = 0; i < LENGTH; i++, n = n.next) {
                if (i % 1000 == 0) {
                    hashes[i / 1000] = System.identityHashCode(n);
                }
            }
            return hashes;
        }

        private void lockInAnotherThread(Object... objects) throws InterruptedException {
            AtomicInteger locked = new AtomicInteger();
            Thread thread =
                    Thread.ofPlatform()
                            .start(() -> {
                                for (Object o : objects) {
                                    synchronized (o) {
                                        locked.incrementAndGet();
                                    }
                                }
                            });
            thread.join();
            require(locked.get() == objects.length, "locks");
        }
    },

    RUN_TIME_INITIALIZED_CLASS {
        @Override
        public void run(Path directory) {
            Node root = new Node(List.of(new RunTimeInitialized()));
            refuse("--initialize-at-build-time", () -> snapshot(root, 0));
            refuse("RunTimeInitialized (root.value.e0) cannot", () -> snapshot(root, 0));
        }
    },

    WRONG_USE {
        @Override
        public void run(Path directory) {
            DOSS.Provider doss = DOSS.provider();
            DOSS.Slot slot = DOSS.heap().getSlot(0);
            refuse("no snapshot slot -1", () -> DOSS.heap().getSlot(-1));
            refuse("no snapshot slot 8", () -> DOSS.heap().getSlot(8));
            refuse("holds no snapshot", () -> doss.store(slot, directory.resolve("x")));
            refuse("holds no snapshot", () -> doss.unload(slot));
            Path file = directory.resolve("file.doss");
            snapshot(new Node("n"), 0);
            doss.store(slot, file);
            refuse("occupied by a snapshot", () -> snapshot(new Node("m"), 0));
            refuse("occupied by a snapshot", () -> doss.load(file, slot));
            require(((Node) slot.getSnapshot().getRootObject()).value.equals("n"), "unchanged");
            refuse("its slot is 0, this program has 1", () -> doss.load(file, getSlot(1)));
            require(getSlot(1).getSnapshot() == null, "slot 1 free");
            try {
                doss.snapshot(null, getSlot(2));
                throw new AssertionError("null accepted");
            } catch (NullPointerException expected) {
                require(getSlot(2).getSnapshot() == null, "slot 2 free");
            }
        }
    },

    /** Threads take snapshots into their own slots while others allocate and collect. */
    CONCURRENT_SNAPSHOTS {
        @Override
        public void run(Path directory) throws Exception {
            AtomicReference<Throwable> failure = new AtomicReference<>();
            AtomicBoolean done = new AtomicBoolean();
            List<Thread> threads = new ArrayList<>();
            CountDownLatch start = new CountDownLatch(1);
            int count = DOSS.heap().slotCount();
            for (int i = 0; i < count; i++) {
                int id = i;
                threads.add(
                        Thread.ofPlatform()
                                .start(() -> {
                                    try {
                                        start.await();
                                        takeAndCheck(id, directory);
                                    } catch (Throwable t) {
                                        failure.compareAndSet(null, t);
                                    }
                                }));
            }
            Thread collector =
                    Thread.ofPlatform()
                            .start(() -> {
                                while (!done.get()) {
                                    allocateGarbage();
                                }
                            });
            start.countDown();
            for (Thread t : threads) {
                t.join();
            }
            done.set(true);
            collector.join();
            if (failure.get() != null) {
                throw new AssertionError(failure.get());
            }
        }

        private void takeAndCheck(int id, Path directory) {
            for (Graphs g : List.of(Graphs.MAP_OF_RECORDS, Graphs.IDENTITY)) {
                Object original = g.build();
                if (g == Graphs.MAP_OF_RECORDS) {
                    snapshot(original, id);
                    DOSS.provider().store(getSlot(id), directory.resolve(id + ".doss"));
                    g.check(getSlot(id).getSnapshot().getRootObject());
                }
                g.check(original);
            }
        }
    },

    /** More threads than there are places to make messages in. */
    CONCURRENT_PACKS {
        private static final int THREADS = 20;

        @Override
        public void run(Path directory) throws Exception {
            AtomicInteger right = new AtomicInteger();
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                int value = i;
                threads.add(
                        Thread.ofPlatform()
                                .start(() -> {
                                    for (int k = 0; k < 50; k++) {
                                        Node root = new Node(value);
                                        root.next = Graphs.chain(k);
                                        byte[] message = DOSS.provider().pack(root);
                                        Node copy = (Node) DOSS.provider().unpack(message);
                                        require(copy.value.equals(value), "value of " + value);
                                        Graphs.checkChain(copy.next, k);
                                    }
                                    refuse(
                                            "cannot be in a snapshot",
                                            () -> DOSS.provider().pack(Thread.currentThread()));
                                    right.incrementAndGet();
                                }));
            }
            for (Thread t : threads) {
                t.join();
            }
            require(right.get() == THREADS, right + " threads");
        }
    },

    /** One thread wins, the others are told. */
    CONCURRENT_USE_OF_ONE_SLOT {
        @Override
        public void run(Path directory) throws Exception {
            List<Thread> threads = new ArrayList<>();
            AtomicInteger won = new AtomicInteger();
            AtomicInteger refused = new AtomicInteger();
            for (int i = 0; i < 8; i++) {
                threads.add(
                        Thread.ofPlatform()
                                .start(() -> {
                                    try {
                                        snapshot(Graphs.MAP_OF_RECORDS.build(), 3);
                                        won.incrementAndGet();
                                    } catch (DOSSException e) {
                                        refused.incrementAndGet();
                                    }
                                }));
            }
            for (Thread t : threads) {
                t.join();
            }
            require(won.get() == 1 && refused.get() == 7, won + " won, " + refused + " refused");
            Graphs.MAP_OF_RECORDS.check(getSlot(3).getSnapshot().getRootObject());
        }
    };
}
