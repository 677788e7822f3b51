// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.collect;
import static dev.thaw.doss.program.Scenarios.getSlot;
import static dev.thaw.doss.program.Scenarios.refuse;
import static dev.thaw.doss.program.Scenarios.requireOnly;
import static dev.thaw.doss.program.Scenarios.snapshot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.program.Graphs.Node;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What STORE writes, and what it leaves as it was when it fails. */
enum StoreScenarios implements Scenario {
    /** A slot keeps memory while it is free; files get nothing of what was in it before. */
    FILES_HOLD_NOTHING_OF_EARLIER_SNAPSHOTS {
        private static final byte[] SECRET = "8 bytes!".getBytes(StandardCharsets.UTF_8);

        @Override
        public void run(Path directory) throws Exception {
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

    /** A graph that was opened after SNAPSHOT is not stored, and the old file stays. */
    STORE_REFUSES_AN_OPEN_GRAPH {
        @Override
        public void run(Path directory) throws Exception {
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

    /** A lock that was taken and is free again is not in the file; one that is held is refused. */
    STORE_TAKES_OBJECTS_WITHOUT_THEIR_LOCKS {
        @Override
        public void run(Path directory) throws Exception {
            Path file = directory.resolve("file.doss");
            Node copy = (Node) snapshot(new Node(new byte[100_000]), 0).getRootObject();
            copy.other = copy;
            Object array = copy.value;
            for (int i = 0; i < 2; i++) {
                Object locked = i == 0 ? copy : array;
                synchronized (locked) {
                    refuse("holds the lock of", () -> DOSS.provider().store(getSlot(0), file));
                }
                require(Files.notExists(file), "no file");
            }
            collect();
            DOSS.provider().store(getSlot(0), file);
            synchronized (copy) {
                copy.value = null;
            }
            DOSS.provider().store(getSlot(0), file);
            copy = null;
            array = null;
            DOSS.provider().discard(getSlot(0));
            Node loaded = (Node) DOSS.provider().load(file, getSlot(0)).getRootObject();
            require(loaded.other == loaded && loaded.value == null, "loaded");
            synchronized (loaded) {
                loaded.value = "again";
            }
            require(((Node) DOSS.provider().unload(getSlot(0))).value.equals("again"), "moved");
        }
    },

    /** Needs a directory with too little room. */
    STORE_ON_A_FULL_DISK {
        @Override
        public void run(Path directory) throws Exception {
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

    /** What is no file is not replaced. */
    STORE_REPLACES_FILES_ALONE {
        @Override
        public void run(Path directory) throws Exception {
            snapshot(new Node("n"), 0);
            Path socket = directory.resolve("socket");
            Path taken = Files.createDirectory(directory.resolve("directory"));
            try (var server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
                server.bind(UnixDomainSocketAddress.of(socket));
                for (Path place : List.of(socket, taken)) {
                    String message = place + " is a directory, device, pipe or socket";
                    refuse(message, () -> DOSS.provider().store(getSlot(0), place));
                    require(Files.exists(place) && !Files.isRegularFile(place), "it stays");
                }
            }
            Path file = directory.resolve("file.doss");
            Path link = Files.createSymbolicLink(directory.resolve("link.doss"), file);
            DOSS.provider().store(getSlot(0), link);
            require(Files.notExists(file) && !Files.isSymbolicLink(link), "the link is replaced");
        }
    },

    STORE_INTO_A_MISSING_DIRECTORY {
        @Override
        public void run(Path directory) {
            snapshot(new Node("n"), 0);
            Path file = directory.resolve("missing/file.doss");
            refuse("No such file or directory", () -> DOSS.provider().store(getSlot(0), file));
        }
    };
}
