// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.Versioned;
import dev.thaw.doss.program.Graphs.Node;
import dev.thaw.doss.program.Graphs.Point;
import dev.thaw.doss.program.late.Late;
import dev.thaw.doss.program.late.LateBase;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.graalvm.nativeimage.PinnedObject;
import org.graalvm.nativeimage.c.type.CCharPointer;

/** What is checked within one process; each runs in a fresh one. */
enum Scenarios {
    /** Originals and copy are two graphs, and collections respect both. */
    ORIGINAL_AND_COPY_ARE_INDEPENDENT {
        @Override
        void run(Path directory) {
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

    /** References from the slot keep objects of the runtime heap alive, in all collections. */
    SLOT_REFERS_TO_NEW_OBJECTS {
        @Override
        Object root() {
            Map<String, Object> map = new HashMap<>(Map.of("first", "one"));
            return new Object[] {new Object[60_000], map, new Node("n")};
        }

        @Override
        void run(Path directory) {
            Object[] copy = (Object[]) rootInSlot(directory);
            Object[] large = (Object[]) copy[0];
            @SuppressWarnings("unchecked")
            Map<String, Object> small = (Map<String, Object>) copy[1];
            for (int round = 0; round < 5; round++) {
                for (int i = round; i < large.length; i += 5) {
                    large[i] = new Point(i, round);
                    small.put("k" + i, new Node("v" + i));
                }
                allocateGarbage();
                if (round % 2 == 1) {
                    collect();
                }
                Node n = (Node) copy[2];
                n.next = new Node("round " + round);
                allocateGarbage();
                require(n.next.value.equals("round " + round), "field of a small object");
            }
            for (int i = 0; i < large.length; i++) {
                require(large[i].equals(new Point(i, i % 5)), "array element " + i);
                require(((Node) small.get("k" + i)).value.equals("v" + i), "map entry " + i);
            }
        }
    },

    /** References that are overwritten let go of what they referred to. */
    SLOT_RELEASES_OBJECTS {
        @Override
        Object root() {
            return new Node("n");
        }

        @Override
        void run(Path directory) {
            Node copy = (Node) rootInSlot(directory);
            copy.next = new Node("garbage soon");
            WeakReference<Node> watch = new WeakReference<>(copy.next);
            collect();
            require(watch.get() != null, "alive while referred to");
            copy.next = null;
            collect();
            require(watch.get() == null, "collected when no longer referred to");
        }
    },

    RUNTIME_HEAP_REFERS_TO_SLOT {
        @Override
        Object root() {
            return Graphs.SHARED.build();
        }

        @Override
        void run(Path directory) {
            List<Object> holders = new ArrayList<>();
            Object[] copy = (Object[]) rootInSlot(directory);
            for (int i = 0; i < 10_000; i++) {
                holders.add(new Object[] {copy, copy[i % 4]});
            }
            collect();
            for (int i = 0; i < 10_000; i++) {
                Object[] h = (Object[]) holders.get(i);
                require(h[0] == copy && h[1] == copy[i % 4], "holder " + i);
            }
            Graphs.SHARED.check(copy);
        }
    },

    /** All slots at once; graphs may refer from one slot to the next. */
    ALL_SLOTS {
        @Override
        void run(Path directory) {
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
        void run(Path directory) {
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

    /** Whoever refers to an object in the slot refers to the moved object afterwards. */
    UNLOAD_PATCHES_ALL_REFERENCES {
        @Override
        Object root() {
            Node root = new Node("root");
            root.next = new Node(new long[100_000]);
            root.other = new Node(new Object[60_000]);
            return root;
        }

        @Override
        void run(Path directory) throws Exception {
            Node root = (Node) rootInSlot(directory);
            Node onStack = root.next;
            long[] large = (long[]) root.next.value;
            Object[] largeReferences = (Object[]) root.other.value;
            large[99_999] = 7;
            largeReferences[59_999] = new Node("new in large array");
            largeReferences[0] = root;
            root.value = "written";
            root.next.next = new Node("new");
            int hash = System.identityHashCode(root);
            int largeHash = System.identityHashCode(large);

            staticHolder = root;
            Object[] old = {root.next};
            ThreadLocal<Node> threadLocal = ThreadLocal.withInitial(() -> root.other);
            require(threadLocal.get() == root.other, "thread local");
            Node otherSlot = (Node) snapshot(new Node("slot 1"), 1).getRootObject();
            otherSlot.next = root.next;
            WeakReference<Node> weak = new WeakReference<>(root.next);
            CountDownLatch unloaded = new CountDownLatch(1);
            AtomicReference<Object> inThread = new AtomicReference<>();
            Thread thread = Thread.ofPlatform().start(() -> holdWhile(root, unloaded, inThread));
            collect();

            DOSS.Snapshot gone = getSlot(0).getSnapshot();
            Node moved = (Node) DOSS.provider().unload(getSlot(0));
            unloaded.countDown();
            thread.join();
            require(getSlot(0).getSnapshot() == null && getSlot(0).size() == 0, "slot free");
            refuse("was unloaded", gone::getRootObject);
            collect();

            require(moved == root && staticHolder == root && inThread.get() == root, "root");
            require(old[0] == root.next && onStack == root.next, "runtime heap and stack");
            require(threadLocal.get() == root.other, "thread local after");
            require(otherSlot.next == root.next, "other slot");
            require(weak.get() == root.next, "weak reference");
            require(root.next.value == large && large[99_999] == 7, "large array");
            require(root.other.value == largeReferences, "large array of references");
            require(largeReferences[0] == root, "from large array to root");
            require(((Node) largeReferences[59_999]).value.equals("new in large array"), "new");
            require(root.value.equals("written"), "written value");
            require(root.next.next.value.equals("new"), "new object");
            require(System.identityHashCode(root) == hash, "hash code");
            require(System.identityHashCode(large) == largeHash, "hash code of large array");
        }

        private void holdWhile(Node root, CountDownLatch latch, AtomicReference<Object> result) {
            try {
                latch.await();
                result.set(root);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    },

    /** What only weak references lead to need not survive, and never dangles. */
    UNLOAD_WITH_WEAK_REFERENCES {
        @Override
        Object root() {
            Node root = new Node("root");
            root.next = new Node("small");
            root.other = new Node(new long[100_000]);
            return root;
        }

        @Override
        void run(Path directory) {
            WeakReference<Object> small = new WeakReference<>(null);
            WeakReference<Object> large = small;
            SoftReference<Object> soft = new SoftReference<>(null);
            {
                Node root = (Node) rootInSlot(directory);
                small = new WeakReference<>(root.next);
                large = new WeakReference<>(root.other.value);
                soft = new SoftReference<>(root.other);
                collect();
                require(small.get() == root.next && large.get() == root.other.value, "loaded");
            }
            DOSS.provider().discard(getSlot(0));
            Object survivor = small.get();
            require(survivor == null || ((Node) survivor).value.equals("small"), "small");
            Object array = large.get();
            require(array == null || ((long[]) array).length == 100_000, "large");
            Object softly = soft.get();
            require(softly == null || ((Node) softly).value instanceof long[], "soft");
            survivor = array = softly = null;
            allocateGarbage();
            collect();
            require(small.get() == null, "collected when no longer referred to");
        }
    },

    /** Freeing a slot without its root, whether somebody has seen the root or not. */
    DISCARD {
        @Override
        Object root() {
            return Graphs.MAP_OF_RECORDS.build();
        }

        @Override
        void run(Path directory) throws Exception {
            snapshot(root(), 0);
            Path file = rootFile(directory);
            DOSS.provider().store(getSlot(0), file);
            DOSS.provider().discard(getSlot(0));
            require(getSlot(0).getSnapshot() == null, "free after SNAPSHOT");
            for (int i = 0; i < 1000; i++) {
                DOSS.Snapshot unseen = DOSS.provider().load(file, getSlot(0));
                DOSS.provider().discard(getSlot(0));
                refuse("was unloaded", unseen::getRootObject);
            }
            Object seen = DOSS.provider().load(file, getSlot(0)).getRootObject();
            DOSS.provider().discard(getSlot(0));
            snapshot(new Node(new int[1_000_000]), 0);
            Graphs.MAP_OF_RECORDS.check(seen);
            DOSS.provider().discard(getSlot(0));
            refuse("slot holds no snapshot", () -> DOSS.provider().discard(getSlot(0)));
            race(file);
        }

        /** Either the root is refused, or it stays valid. */
        private void race(Path file) throws Exception {
            for (int i = 0; i < 200; i++) {
                DOSS.Snapshot snapshot = DOSS.provider().load(file, getSlot(0));
                CountDownLatch start = new CountDownLatch(1);
                AtomicReference<Object> root = new AtomicReference<>();
                Thread reader =
                        Thread.ofPlatform()
                                .start(() -> {
                                    try {
                                        start.await();
                                        root.set(snapshot.getRootObject());
                                    } catch (DOSSException e) {
                                        root.set(e);
                                    } catch (InterruptedException e) {
                                        Thread.currentThread().interrupt();
                                    }
                                });
                start.countDown();
                DOSS.provider().discard(getSlot(0));
                reader.join();
                if (!(root.get() instanceof DOSSException)) {
                    Graphs.MAP_OF_RECORDS.check(root.get());
                }
            }
        }
    },

    /** A slot keeps memory while it is free; files get nothing of what was in it before. */
    FILES_HOLD_NOTHING_OF_EARLIER_SNAPSHOTS {
        private static final byte[] SECRET = "8 bytes!".getBytes(StandardCharsets.UTF_8);

        @Override
        void run(Path directory) throws Exception {
            Path file = directory.resolve("small.doss");
            for (int size : new int[] {3_000, 100_000, 700_000, 3_000_000}) {
                List<byte[]> secrets = new ArrayList<>();
                for (int bytes = 0; bytes < size; bytes += 1000) {
                    byte[] secret = new byte[1000];
                    for (int i = 0; i < secret.length; i++) {
                        secret[i] = SECRET[i % SECRET.length];
                    }
                    secrets.add(secret);
                }
                snapshot(secrets, 0);
                DOSS.provider().discard(getSlot(0));
                for (int length : new int[] {0, 10_000, size / 2, size - 2000}) {
                    snapshot(new Node(new byte[length]), 0);
                    DOSS.provider().store(getSlot(0), file);
                    DOSS.provider().discard(getSlot(0));
                    String stored = Files.readString(file, StandardCharsets.ISO_8859_1);
                    require(!stored.contains("8 bytes!"), length + " bytes after " + size);
                    Node copy = (Node) DOSS.provider().load(file, getSlot(0)).getRootObject();
                    require(((byte[]) copy.value).length == length, "length");
                    copy = null;
                    DOSS.provider().discard(getSlot(0));
                    snapshot(secrets, 0);
                    DOSS.provider().discard(getSlot(0));
                }
            }
        }
    },

    /** Small writes all over a large snapshot, between collections of both kinds. */
    SCATTERED_WRITES {
        private static final int NODES = 200_000;

        @Override
        Object root() {
            Node[] nodes = new Node[NODES];
            for (int i = 0; i < NODES; i++) {
                nodes[i] = new Node(i);
            }
            return nodes;
        }

        @Override
        void run(Path directory) {
            Node[] nodes = (Node[]) rootInSlot(directory);
            Random random = new Random(7);
            Map<Integer, Integer> written = new HashMap<>();
            for (int round = 0; round < 20; round++) {
                for (int i = 0; i < 200; i++) {
                    int at = random.nextInt(NODES);
                    int value = random.nextInt();
                    nodes[at].next = new Node(new Point(value, round));
                    written.put(at, value);
                }
                allocateGarbage();
                if (round % 4 == 3) {
                    collect();
                }
            }
            check(nodes, written);
            Node[] moved = (Node[]) DOSS.provider().unload(getSlot(0));
            require(moved == nodes, "moved");
            collect();
            check(nodes, written);
        }

        private void check(Node[] nodes, Map<Integer, Integer> written) {
            for (int i = 0; i < NODES; i++) {
                require(nodes[i].value.equals(i), "node " + i);
                Integer value = written.get(i);
                boolean right =
                        value == null
                                ? nodes[i].next == null
                                : ((Point) nodes[i].next.value).x() == value;
                require(right, "written value " + i);
            }
        }
    },

    /** A body so large that its file is mapped in huge pages: writes split them. */
    LARGE_BODY {
        private static final int NODES = 520;
        private static final int BYTES = 100_000;

        @Override
        Object root() {
            Node[] nodes = new Node[NODES];
            for (int i = 0; i < NODES; i++) {
                byte[] bytes = new byte[BYTES];
                bytes[BYTES - 1] = (byte) i;
                nodes[i] = new Node(bytes);
            }
            return nodes;
        }

        @Override
        void run(Path directory) {
            Node[] nodes = (Node[]) rootInSlot(directory);
            collect();
            for (int i = 0; i < NODES; i += 3) {
                nodes[i].next = new Node(i);
                bytes(nodes[i])[BYTES / 2] = 1;
            }
            allocateGarbage();
            collect();
            check(nodes);
            require(DOSS.provider().unload(getSlot(0)) == nodes, "moved");
            check(nodes);
        }

        private byte[] bytes(Node node) {
            return (byte[]) node.value;
        }

        private void check(Node[] nodes) {
            for (int i = 0; i < NODES; i++) {
                boolean written = i % 3 == 0;
                Node next = nodes[i].next;
                require(written ? next.value.equals(i) : next == null, "reference " + i);
                byte[] bytes = bytes(nodes[i]);
                require(bytes[BYTES / 2] == (written ? 1 : 0), "byte " + i);
                require(bytes[BYTES - 1] == (byte) i, "last byte " + i);
            }
        }
    },

    /** The same slot again and again, with and without references to what it held. */
    LOAD_AND_UNLOAD_REPEATEDLY {
        @Override
        Object root() {
            return Graphs.MAP_OF_RECORDS.build();
        }

        @Override
        void run(Path directory) throws Exception {
            rootInSlot(directory);
            DOSS.provider().unload(getSlot(0));
            Path file = rootFile(directory);
            if (Files.notExists(file)) {
                snapshot(root(), 0);
                DOSS.provider().store(getSlot(0), file);
                DOSS.provider().unload(getSlot(0));
            }
            List<Object> kept = new ArrayList<>();
            long mappings = 0;
            for (int i = 0; i < 100; i++) {
                Object root = DOSS.provider().load(file, getSlot(0)).getRootObject();
                if (i % 20 == 0) {
                    kept.add(root);
                    Graphs.MAP_OF_RECORDS.check(root);
                }
                DOSS.provider().unload(getSlot(0));
                if (i == 50) {
                    mappings = mappings();
                }
            }
            for (Object root : kept) {
                Graphs.MAP_OF_RECORDS.check(root);
            }
            require(mappings() <= mappings + 20, "mappings: " + mappings + " then " + mappings());
            try (var descriptors = Files.list(Path.of("/proc/self/fd"))) {
                require(descriptors.count() < 20, "descriptors");
            }
        }

        private long mappings() throws Exception {
            try (var lines = Files.lines(Path.of("/proc/self/maps"))) {
                return lines.count();
            }
        }
    },

    /** Who has an address of an object keeps the object where it is. */
    UNLOAD_REFUSES_PINNED_OBJECTS {
        @Override
        Object root() {
            Node root = new Node(new byte[] {1, 2, 3});
            root.next = new Node(new long[100_000]);
            return root;
        }

        @Override
        void run(Path directory) {
            Node root = (Node) rootInSlot(directory);
            byte[] small = (byte[]) root.value;
            long[] large = (long[]) root.next.value;
            try (PinnedObject first = PinnedObject.create(small);
                    PinnedObject second = PinnedObject.create(large)) {
                refuse("has 2 pinned objects", () -> DOSS.provider().unload(getSlot(0)));
                CCharPointer bytes = first.addressOfArrayElement(1);
                collect();
                require(bytes.read() == 2 && first.getObject() == small, "pinned array");
                bytes.write((byte) 7);
                require(small[1] == 7 && second.getObject() == large, "written by address");
            }
            require(getSlot(0).getSnapshot().getRootObject() == root, "still there");
            Node moved = (Node) DOSS.provider().unload(getSlot(0));
            try (PinnedObject ordinary = PinnedObject.create(small)) {
                CCharPointer bytes = ordinary.addressOfArrayElement(0);
                snapshot(new Node("other"), 0);
                DOSS.provider().unload(getSlot(0));
                require(bytes.read() == 1 && small[1] == 7 && moved.value == small, "outside");
            }
        }
    },

    /** Two versions in turn, a thousand times, under readers and writers. */
    HOT_RELOAD {
        private static final int RELOADS = 1000;

        @Override
        void run(Path directory) throws Exception {
            List<Path> files = List.of(directory.resolve("v0.doss"), directory.resolve("v1.doss"));
            for (int v = 0; v < 2; v++) {
                snapshot(version(v), 0);
                DOSS.provider().store(getSlot(0), files.get(v));
                DOSS.provider().unload(getSlot(0));
            }
            Versioned<Node> data = new Versioned<>(getSlot(0), Node.class);
            refuse("no version yet", data::get);
            data.load(files.get(0));
            AtomicReference<Throwable> failure = new AtomicReference<>();
            AtomicBoolean done = new AtomicBoolean();
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 3; i++) {
                threads.add(
                        Thread.ofPlatform()
                                .start(() -> {
                                    try {
                                        while (!done.get()) {
                                            readAndWrite(data.get());
                                        }
                                    } catch (Throwable t) {
                                        failure.compareAndSet(null, t);
                                    }
                                }));
            }
            for (int i = 1; i <= RELOADS && failure.get() == null; i++) {
                data.load(files.get(i % 2));
                require(data.get().value.equals(i % 2), "current version");
            }
            refuse("missing", () -> data.load(directory.resolve("missing")));
            require(data.get().value.equals(RELOADS % 2), "version after a failed load");
            done.set(true);
            for (Thread t : threads) {
                t.join();
            }
            if (failure.get() != null) {
                throw new AssertionError(failure.get());
            }
        }

        private Node version(int v) {
            Node root = new Node(v);
            Node last = root;
            for (int i = 0; i < 500; i++) {
                last.next = new Node(v * 1000 + i);
                last = last.next;
            }
            return root;
        }

        /** Each version is one list; what this thread writes into it stays in it. */
        private void readAndWrite(Node root) {
            int v = (Integer) root.value;
            int i = 0;
            for (Node n = root.next; n != null; n = n.next, i++) {
                require(n.value.equals(v * 1000 + i), "node " + i + " of version " + v);
                n.other = root;
            }
            require(i == 500, "length");
            for (Node n = root.next; n != null; n = n.next) {
                require(n.other == root, "written reference");
            }
        }
    },

    /** Isolates of one process load the same file; each sees its own writes only. */
    ISOLATES {
        @Override
        void run(Path directory) {
            Node root = (Node) Graphs.CYCLE.build();
            root.value = "stored";
            snapshot(root, 0);
            Path file = directory.resolve("shared.doss");
            DOSS.provider().store(getSlot(0), file);
            List<SnapshotIsolate> isolates = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                isolates.add(new SnapshotIsolate());
                require(isolates.get(i).load(file, i), "load in isolate " + i);
            }
            for (int i = 0; i < 8; i++) {
                require(isolates.get(i).holds(i), "own write in isolate " + i);
            }
            isolates.forEach(SnapshotIsolate::close);
            require(
                    ((Node) getSlot(0).getSnapshot().getRootObject()).value.equals("stored"),
                    "own");
        }
    },

    /** Isolates, each with threads of its own, take snapshots at the same time. */
    ISOLATES_TAKE_SNAPSHOTS {
        @Override
        void run(Path directory) throws Exception {
            AtomicInteger right = new AtomicInteger();
            List<Thread> threads = new ArrayList<>();
            for (int i = 0; i < 4; i++) {
                int value = i;
                threads.add(
                        Thread.ofPlatform()
                                .start(() -> {
                                    Path file = directory.resolve(value + ".doss");
                                    try (SnapshotIsolate isolate = new SnapshotIsolate()) {
                                        if (isolate.store(file, value)) {
                                            right.incrementAndGet();
                                        }
                                    }
                                }));
            }
            for (int i = 0; i < 20; i++) {
                Object root = Graphs.MAP_OF_RECORDS.build();
                snapshot(root, 0);
                Graphs.MAP_OF_RECORDS.check(DOSS.provider().unload(getSlot(0)));
            }
            for (Thread t : threads) {
                t.join();
            }
            require(right.get() == 4, right + " of 4 isolates");
            for (int i = 0; i < 4; i++) {
                Path file = directory.resolve(i + ".doss");
                Node root = (Node) DOSS.provider().load(file, getSlot(0)).getRootObject();
                require(root.value.equals(i), "value of isolate " + i);
                Graphs.MAP_OF_RECORDS.check(root.other.value);
                DOSS.provider().unload(getSlot(0));
            }
        }
    },

    SLOT_TOO_SMALL {
        @Override
        void run(Path directory) {
            Object huge = new byte[(int) DOSS.heap().getSlot(0).capacity()];
            Node root = new Node("root");
            root.next = new Node(huge);
            refuse("slot is too small", () -> snapshot(root, 0));
            List<Object> many = new ArrayList<>();
            for (long bytes = 0; bytes < DOSS.heap().getSlot(0).capacity(); bytes += 1000) {
                many.add(new byte[1000]);
            }
            refuse("-H:ObjectSnapshotSlotSizeKiB", () -> snapshot(many, 0));
            require(root.next.value == huge, "original graph");
            collect();
            require(DOSS.heap().getSlot(0).getSnapshot() == null, "slot free");
            Graphs.MAP_OF_RECORDS.check(snapshot(Graphs.MAP_OF_RECORDS.build(), 0).getRootObject());
        }
    },

    /** The graph stays as it is when the last of its objects cannot be copied. */
    FAILURE_AT_THE_END {
        private static final int LENGTH = 50_000;

        @Override
        void run(Path directory) throws Exception {
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
        void run(Path directory) {
            Node root = new Node(List.of(new RunTimeInitialized()));
            refuse("--initialize-at-build-time", () -> snapshot(root, 0));
            refuse("RunTimeInitialized (root.value.e0) cannot", () -> snapshot(root, 0));
        }
    },

    /** For an image that allows them; the environment says what the initializers do. */
    RUN_TIME_INITIALIZED_CLASSES_ALLOWED {
        @Override
        Object root() {
            List<Object> objects = new ArrayList<>();
            for (int i = 0; i < 100_000; i++) {
                objects.add(new Late(i));
            }
            objects.add(new LateBase.Sub());
            objects.add(new RunTimeInitialized());
            return objects;
        }

        @Override
        void run(Path directory) {
            Path file = rootFile(directory);
            List<Object> notes = Initializations.notes();
            require(notes.isEmpty(), "nothing is initialized at the begin");
            if (Initializations.mode().equals("fail")) {
                for (int i = 0; i < 2; i++) {
                    refuse("late.Late, whose static initializer fails", () -> load(file));
                    require(getSlot(0).getSnapshot() == null, "slot is free");
                }
                snapshot("x", 0);
                return;
            }
            List<?> copy = (List<?>) load(file).getRootObject();
            require(notes.contains(Late.class) && notes.contains(LateBase.class), "initialized");
            for (int i = 0; i < 100_000; i++) {
                require(((Late) copy.get(i)).value == i, "object " + i);
            }
            if (Initializations.mode().equals("use-doss")) {
                require(notes.toString().contains("in use by LOAD"), "own slot");
                Object other = getSlot(1).getSnapshot().getRootObject();
                require(other.equals("in the initializer"), "other slot");
            }
            int count = notes.size();
            Path again = directory.resolve("again.doss");
            DOSS.provider().store(getSlot(0), again);
            DOSS.provider().unload(getSlot(0));
            load(again);
            require(notes.size() == count, "initialized once");
        }

        private DOSS.Snapshot load(Path file) {
            return DOSS.provider().load(file, getSlot(0));
        }
    },

    WRONG_USE {
        @Override
        void run(Path directory) {
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

    /** A graph that was opened after SNAPSHOT is not stored, and the old file stays. */
    STORE_REFUSES_AN_OPEN_GRAPH {
        @Override
        void run(Path directory) throws Exception {
            Path file = directory.resolve("file.doss");
            Node copy = (Node) snapshot(new Node("n"), 0).getRootObject();
            DOSS.provider().store(getSlot(0), file);
            byte[] before = Files.readAllBytes(file);
            copy.next = new Node("in the runtime heap");
            refuse("Graphs$Node", () -> DOSS.provider().store(getSlot(0), file));
            require(Arrays.equals(before, Files.readAllBytes(file)), "file unchanged");
            requireOnly(directory, file);
            copy.next = null;
            copy.value = Graphs.Color.RED;
            DOSS.provider().store(getSlot(0), file);
        }
    },

    /** Needs a directory with too little room. */
    STORE_ON_A_FULL_DISK {
        @Override
        void run(Path directory) throws Exception {
            Path file = directory.resolve("file.doss");
            snapshot(new Node("small"), 0);
            DOSS.provider().store(getSlot(0), file);
            byte[] before = Files.readAllBytes(file);
            snapshot(Graphs.ARRAYS.build(), 1);
            refuse("No space left on device", () -> DOSS.provider().store(getSlot(1), file));
            require(Arrays.equals(before, Files.readAllBytes(file)), "file unchanged");
            requireOnly(directory, file);
        }
    },

    STORE_INTO_A_MISSING_DIRECTORY {
        @Override
        void run(Path directory) {
            snapshot(new Node("n"), 0);
            Path file = directory.resolve("missing/file.doss");
            refuse("No such file or directory", () -> DOSS.provider().store(getSlot(0), file));
        }
    },

    /** Threads take snapshots into their own slots while others allocate and collect. */
    CONCURRENT_SNAPSHOTS {
        @Override
        void run(Path directory) throws Exception {
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

    /** One thread wins, the others are told. */
    CONCURRENT_USE_OF_ONE_SLOT {
        @Override
        void run(Path directory) throws Exception {
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

    static Object staticHolder;

    abstract void run(Path directory) throws Exception;

    static DOSS.Slot getSlot(int id) {
        return DOSS.heap().getSlot(id);
    }

    static DOSS.Snapshot snapshot(Object root, int slot) {
        return DOSS.provider().snapshot(root, getSlot(slot));
    }

    /** What another process stores for this scenario, if it wants that. */
    Object root() {
        throw new UnsupportedOperationException(name());
    }

    static Path rootFile(Path directory) {
        return directory.resolve("root.doss");
    }

    /** The root, loaded if another process stored it, else snapshotted now. */
    Object rootInSlot(Path directory) {
        Path file = rootFile(directory);
        DOSS.Snapshot s =
                Files.exists(file) ? DOSS.provider().load(file, getSlot(0)) : snapshot(root(), 0);
        return s.getRootObject();
    }

    static void refuse(String message, Runnable operation) {
        try {
            operation.run();
        } catch (DOSSException e) {
            require(
                    e.getMessage().contains(message),
                    "message '" + e.getMessage() + "' lacks '" + message + "'");
            return;
        }
        throw new AssertionError("not refused: " + message);
    }

    static void requireOnly(Path directory, Path file) throws Exception {
        try (var files = Files.list(directory)) {
            List<Path> left = files.toList();
            require(left.equals(List.of(file)), "files left: " + left);
        }
    }

    static void collect() {
        System.gc();
    }

    static void allocateGarbage() {
        byte[][] garbage = new byte[1000][];
        for (int i = 0; i < 20_000; i++) {
            garbage[i % garbage.length] = new byte[2000];
        }
    }
}
