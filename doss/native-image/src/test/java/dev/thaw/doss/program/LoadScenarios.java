// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.IS_IMAGE;
import static dev.thaw.doss.program.Scenarios.getSlot;
import static dev.thaw.doss.program.Scenarios.refuse;
import static dev.thaw.doss.program.Scenarios.rootFile;
import static dev.thaw.doss.program.Scenarios.snapshot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.FileOptions;
import dev.thaw.doss.Versioned;
import dev.thaw.doss.program.Graphs.Node;
import dev.thaw.doss.program.late.Late;
import dev.thaw.doss.program.late.LateBase;
import java.lang.ref.WeakReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;

/** LOAD, again and again, of new versions, and with classes to initialize. */
enum LoadScenarios implements Scenario {
    /** The same slot again and again, with and without references to what it held. */
    LOAD_AND_UNLOAD_REPEATEDLY {
        @Override
        public Object root() {
            return Graphs.MAP_OF_RECORDS.build();
        }

        @Override
        public void run(Path directory) throws Exception {
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
            long descriptors = 0;
            for (int i = 0; i < 100; i++) {
                Object root = DOSS.provider().load(file, getSlot(0)).getRootObject();
                if (i % 20 == 0) {
                    kept.add(root);
                    Graphs.MAP_OF_RECORDS.check(root);
                }
                DOSS.provider().unload(getSlot(0));
                if (i == 50) {
                    mappings = mappings();
                    descriptors = descriptors();
                }
            }
            for (Object root : kept) {
                Graphs.MAP_OF_RECORDS.check(root);
            }
            require(mappings() <= mappings + 20, "mappings: " + mappings + " then " + mappings());
            require(descriptors() <= descriptors, "descriptors: " + descriptors());
        }

        private long descriptors() throws Exception {
            try (var all = Files.list(Path.of("/proc/self/fd"))) {
                return all.count();
            }
        }

        private long mappings() throws Exception {
            try (var lines = Files.lines(Path.of("/proc/self/maps"))) {
                return lines.count();
            }
        }
    },

    /** Two versions in turn, a thousand times, under readers and writers. */
    HOT_RELOAD {
        private static final int RELOADS = 1000;

        @Override
        public void run(Path directory) throws Exception {
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

    /** Versions from two slots in turn: what fails leaves all as it was. */
    VERSIONS_IN_TWO_SLOTS {
        private static final int HEADER_PAGE = 4096;

        @Override
        public void run(Path directory) throws Exception {
            List<Path> files = List.of(directory.resolve("v0.doss"), directory.resolve("v1.doss"));
            for (int v = 0; v < 2; v++) {
                snapshot(new Node(v), v);
                DOSS.provider().store(getSlot(v), files.get(v));
                DOSS.provider().discard(getSlot(v));
            }
            snapshot("text", 1);
            Path text = directory.resolve("text.doss");
            DOSS.provider().store(getSlot(1), text);
            DOSS.provider().discard(getSlot(1));
            snapshot("text", 2);
            Path elsewhere = directory.resolve("elsewhere.doss");
            DOSS.provider().store(getSlot(2), elsewhere);
            DOSS.provider().discard(getSlot(2));
            byte[] damaged = Files.readAllBytes(files.get(1));
            damaged[100] ^= 1;
            Path bad = Files.write(directory.resolve("bad.doss"), damaged);

            Versioned<Node> data = new Versioned<>(getSlot(0), getSlot(1), Node.class);
            refuse("no version yet", data::get);
            Node first = data.load(files.get(0));
            Object slotOfFirst = getSlot(0).getSnapshot();
            refuse("holds a java.lang.String", () -> data.load(text));
            refuse("its slot is 2, versions are in", () -> data.load(elsewhere));
            refuse("bad.doss", () -> data.load(bad));
            refuse("missing", () -> data.load(directory.resolve("missing")));
            require(data.get() == first, "current version");
            require(getSlot(0).getSnapshot() == slotOfFirst, "where it was");
            require(getSlot(1).getSnapshot() == null, "nothing else");
            for (int i = 1; i <= 20; i++) {
                Node before = data.get();
                Node now = data.load(files.get(i % 2));
                require(now.value.equals(i % 2) && data.get() == now, "version " + i);
                require(before.value.equals(1 - i % 2), "who works with the one before");
                require(getSlot(1 - i % 2).getSnapshot() != null, "it stays where it is");
                now.next = before;
                if (i % 3 == 0) {
                    data.releasePrevious();
                    require(getSlot(1 - i % 2).getSnapshot() == null, "released");
                    require(data.get().next.value.equals(1 - i % 2), "moved");
                }
            }
            if (IS_IMAGE) {
                nobodyWaitsForACollection(data, files);
            }
            badFilesFreeNothing(data, files, text, directory);
            Node last = data.load(files.get(0));
            require(data.load(files.get(0)) != last && last.value.equals(0), "the same slot");
        }

        /** A weak reference shows whether there was one. */
        private void nobodyWaitsForACollection(Versioned<Node> data, List<Path> files) {
            int collected = 0;
            for (int i = 0; i < 4; i++) {
                WeakReference<Object> beforeRelease = new WeakReference<>(new Object());
                data.releasePrevious();
                require(beforeRelease.get() == null, "a release collects");
                WeakReference<Object> beforeLoad = new WeakReference<>(new Object());
                data.load(files.get(1 - i % 2));
                collected += beforeLoad.get() == null ? 1 : 0;
            }
            // One may come by chance, as the new objects' space is full.
            require(collected <= 1, collected + " of 4 loads collected");
        }

        /** Neither the current version's slot, nor that of the one before it. */
        private void badFilesFreeNothing(
                Versioned<Node> data, List<Path> files, Path text, Path directory)
                throws Exception {
            Node current = data.get();
            Object[] held = {getSlot(0).getSnapshot(), getSlot(1).getSnapshot()};
            var checked =
                    new Versioned<>(
                            List.of(getSlot(0), getSlot(1)),
                            Node.class,
                            FileOptions.STANDARD.checked());
            for (int v = 0; v < 2; v++) {
                Path bad = directory.resolve("bad.doss");
                byte[] bytes = Files.readAllBytes(files.get(v));
                Files.write(bad, bytes);
                Files.setPosixFilePermissions(bad, PosixFilePermissions.fromString("rw-rw-rw-"));
                refuse("others than its owner may write", () -> data.load(bad));
                Files.setPosixFilePermissions(bad, PosixFilePermissions.fromString("rw-------"));
                bytes[bytes.length / 2] ^= 1;
                Files.write(bad, bytes);
                refuse("checksum", () -> checked.load(bad));
            }
            refuse("holds a java.lang.String", () -> data.load(text));
            if (IS_IMAGE) {
                // A JVM reads the body, and its checksum with it.
                byte[] bytes = Files.readAllBytes(files.get(1));
                Arrays.fill(bytes, HEADER_PAGE, bytes.length, (byte) 0x55);
                Path noClass = Files.write(directory.resolve("no-class.doss"), bytes);
                Files.setPosixFilePermissions(
                        noClass, PosixFilePermissions.fromString("rw-------"));
                refuse("its root object is of no class", () -> data.load(noClass));
            }
            require(data.get() == current, "current version");
            require(
                    getSlot(0).getSnapshot() == held[0] && getSlot(1).getSnapshot() == held[1],
                    "slots");
        }
    },

    /** For an image that allows them; the environment says what the initializers do. */
    RUN_TIME_INITIALIZED_CLASSES_ALLOWED {
        @Override
        public Object root() {
            List<Object> objects = new ArrayList<>();
            for (int i = 0; i < 100_000; i++) {
                objects.add(new Late(i));
            }
            objects.add(new LateBase.Sub());
            objects.add(new RunTimeInitialized());
            return objects;
        }

        @Override
        public void run(Path directory) {
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
    };
}
