// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.refuse;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.program.Graphs.Node;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Graphs as bytes, between isolates and processes. */
final class Messages {
    private Messages() {}

    /** Packs all graphs that are small enough, for {@link #receive} in another process. */
    static void send(Path directory) throws Exception {
        int packed = 0;
        for (Graphs graph : Graphs.values()) {
            Object original = graph.build();
            try {
                byte[] message = DOSS.provider().pack(original);
                graph.check(original);
                graph.check(DOSS.provider().unpack(message));
                Files.write(directory.resolve(graph.name() + ".message"), message);
                packed++;
            } catch (DOSSException e) {
                require(e.getMessage().contains("a message has room"), e.getMessage());
            }
        }
        require(packed > Graphs.values().length / 2, packed + " packed");
        refusals();
        damages(DOSS.provider().pack(Graphs.CYCLE.build()));
        keepsThroughCollections();
        severalThreads();
        isolates(directory);
    }

    static void receive(Path directory) throws IOException {
        for (Graphs graph : Graphs.values()) {
            Path file = directory.resolve(graph.name() + ".message");
            if (Files.exists(file)) {
                byte[] message = Files.readAllBytes(file);
                Object first = DOSS.provider().unpack(message);
                graph.check(first);
                Scenarios.collect();
                graph.check(first);
                graph.check(DOSS.provider().unpack(message));
            }
        }
    }

    private static void refusals() {
        for (int size = 131_000; size < 131_300; size++) {
            byte[] bytes = new byte[size];
            bytes[size - 1] = 7;
            try {
                byte[] copy = (byte[]) DOSS.provider().unpack(DOSS.provider().pack(bytes));
                require(Arrays.equals(bytes, copy), "array of " + size);
            } catch (DOSSException e) {
                require(e.getMessage().contains("a message has room"), e.getMessage());
            }
        }
        refuse("java.lang.Thread (root.value)", () -> DOSS.provider().pack(new Node(new Thread())));
        Node locked = new Node("locked");
        synchronized (locked) {
            refuse("a thread holds its lock", () -> DOSS.provider().pack(locked));
        }
        Node copy = (Node) DOSS.provider().unpack(DOSS.provider().pack(locked));
        require(copy.value.equals("locked") && copy != locked, "after refusals");
        require(DOSS.provider().unpack(DOSS.provider().pack(new Object())) != null, "an Object");
        require(
                DOSS.provider().unpack(DOSS.provider().pack(Thread.State.NEW)) == Thread.State.NEW,
                "a constant");
    }

    private static void damages(byte[] message) {
        for (int i = 0; i < message.length; i++) {
            byte[] damaged = message.clone();
            damaged[i] ^= (byte) (1 << (i % 8));
            refuse("unpack: the", () -> DOSS.provider().unpack(damaged));
            byte[] truncated = Arrays.copyOf(message, i);
            refuse("unpack: the", () -> DOSS.provider().unpack(truncated));
        }
        Graphs.CYCLE.check(DOSS.provider().unpack(message));
    }

    /** The objects are as any others: they move, grow old, hold on to others, and go. */
    private static void keepsThroughCollections() {
        Node original = new Node("kept");
        original.next = new Node(new int[100]);
        original.other = original;
        byte[] message = DOSS.provider().pack(original);
        List<Node> kept = new ArrayList<>();
        for (int i = 0; i < 20_000; i++) {
            Node n = (Node) DOSS.provider().unpack(message);
            if (i % 4 == 0) {
                n.next.next = new Node(i);
                kept.add(n);
            }
            if (i % 5000 == 0) {
                Scenarios.allocateGarbage();
                Scenarios.collect();
            }
        }
        Scenarios.collect();
        for (int i = 0; i < kept.size(); i++) {
            Node n = kept.get(i);
            require(n.value.equals("kept") && n.other == n, "node " + i);
            require(((int[]) n.next.value).length == 100, "array " + i);
            require(n.next.next.value.equals(4 * i), "new object " + i);
        }
    }

    private static void severalThreads() throws InterruptedException {
        AtomicInteger right = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        for (int t = 0; t < 4; t++) {
            Node root = new Node(t);
            root.next = new Node(new byte[1000 * t]);
            threads.add(
                    Thread.ofPlatform()
                            .start(() -> {
                                for (int i = 0; i < 2000; i++) {
                                    byte[] message = DOSS.provider().pack(root);
                                    Node copy = (Node) DOSS.provider().unpack(message);
                                    byte[] bytes = (byte[]) copy.next.value;
                                    require(copy.value.equals(root.value), "value");
                                    require(bytes.length == 1000 * (int) copy.value, "length");
                                }
                                right.incrementAndGet();
                            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        require(right.get() == threads.size(), "threads");
    }

    private static void isolates(Path directory) throws IOException {
        Path file = directory.resolve("to-isolate");
        Node question = new Node("question");
        question.next = new Node(Graphs.CYCLE.build());
        Files.write(file, DOSS.provider().pack(question));
        try (SnapshotIsolate isolate = new SnapshotIsolate()) {
            require(isolate.answer(file, 42), "message to an isolate");
        }
        Node answer = (Node) DOSS.provider().unpack(Files.readAllBytes(file));
        require(answer.value.equals("answer 42"), "message from an isolate");
        Graphs.CYCLE.check(answer.next.value);
    }

    /** In the isolate. */
    static void answer(Path file, int value) throws IOException {
        Node question = (Node) DOSS.provider().unpack(Files.readAllBytes(file));
        require(question.value.equals("question"), "question");
        Graphs.CYCLE.check(question.next.value);
        question.value = "answer " + value;
        Files.write(file, DOSS.provider().pack(question));
    }
}
