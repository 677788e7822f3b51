// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.allocateGarbage;
import static dev.thaw.doss.program.Scenarios.collect;
import static dev.thaw.doss.program.Scenarios.getSlot;
import static dev.thaw.doss.program.Scenarios.refuse;
import static dev.thaw.doss.program.Scenarios.rootFile;
import static dev.thaw.doss.program.Scenarios.snapshot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.program.Graphs.Node;
import java.lang.ref.SoftReference;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import org.graalvm.nativeimage.PinnedObject;
import org.graalvm.nativeimage.c.type.CCharPointer;

/** What is in use when UNLOAD frees a slot, and what is not. */
enum UnloadScenarios implements Scenario {
    /** Whoever refers to an object in the slot refers to the moved object afterwards. */
    UNLOAD_PATCHES_ALL_REFERENCES {
        @Override
        public Object root() {
            Node root = new Node("root");
            root.next = new Node(new long[100_000]);
            root.other = new Node(new Object[60_000]);
            return root;
        }

        @Override
        public void run(Path directory) throws Exception {
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
        public Object root() {
            Node root = new Node("root");
            root.next = new Node("small");
            root.other = new Node(new long[100_000]);
            return root;
        }

        @Override
        public void run(Path directory) {
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

    /** Who has an address of an object keeps the object where it is. */
    UNLOAD_REFUSES_PINNED_OBJECTS {
        @Override
        public Object root() {
            Node root = new Node(new byte[] {1, 2, 3});
            root.next = new Node(new long[100_000]);
            return root;
        }

        @Override
        public void run(Path directory) {
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

    /** Freeing a slot without its root, whether somebody has seen the root or not. */
    DISCARD {
        @Override
        public Object root() {
            return Graphs.MAP_OF_RECORDS.build();
        }

        @Override
        public void run(Path directory) throws Exception {
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

        /** Either the root is refused, or it stays valid; so is its class, which others ask for. */
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
                AtomicReference<Object> type = new AtomicReference<>();
                Thread looker =
                        Thread.ofPlatform()
                                .start(() -> {
                                    try {
                                        while (true) {
                                            type.set(snapshot.rootClass());
                                        }
                                    } catch (DOSSException e) {
                                        // it has gone
                                    }
                                });
                start.countDown();
                DOSS.provider().discard(getSlot(0));
                reader.join();
                looker.join();
                if (type.get() != null) {
                    require(type.get() == HashMap.class, "class " + type.get());
                }
                if (!(root.get() instanceof DOSSException)) {
                    Graphs.MAP_OF_RECORDS.check(root.get());
                }
            }
        }
    };

    static Object staticHolder;
}
