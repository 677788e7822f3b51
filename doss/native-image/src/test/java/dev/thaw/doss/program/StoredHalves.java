// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.getSlot;
import static dev.thaw.doss.program.Scenarios.snapshot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.program.Graphs.Node;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;

/** STORE of objects that threads change by halves, each while it holds their lock. */
final class StoredHalves {
    /** So many that STORE takes its time until it comes to the halves, which are the last. */
    private static final int OTHERS = 20_000;

    private static final int ROUNDS = 300;
    private static final long MARK = 0x68616c7665732121L;
    private static final int NANOS = 1_000_000;

    private StoredHalves() {}

    static void run(Path file) throws Exception {
        Object[] graph = new Object[OTHERS + 2];
        for (int i = 0; i < OTHERS; i++) {
            graph[i] = new Node(null);
        }
        // A lock in a list of the run-time system, and one in the object.
        graph[OTHERS] = new long[] {MARK, 0, 0};
        graph[OTHERS + 1] = new Node(new long[] {MARK, 0, 0});
        Object[] copy = (Object[]) snapshot(graph, 0).getRootObject();
        AtomicBoolean closed = new AtomicBoolean();
        List<Thread> writers = new ArrayList<>();
        for (Object lock : new Object[] {copy[OTHERS], copy[OTHERS + 1]}) {
            long[] halves = (long[]) (lock instanceof Node node ? node.value : lock);
            writers.add(Thread.ofPlatform().start(() -> write(lock, halves, closed)));
        }
        int stored = 0;
        for (int i = 0; i < ROUNDS; i++) {
            try {
                DOSS.provider().store(getSlot(0), file);
                requireWhole(file, i);
                stored++;
            } catch (DOSSException e) {
                String reason = e.getMessage();
                require(
                        reason.contains("other threads wrote")
                                || reason.contains("holds the lock of"),
                        reason);
            }
        }
        closed.set(true);
        for (Thread writer : writers) {
            writer.join();
        }
        require(stored > 0 && stored < ROUNDS, stored + " were stored");
    }

    private static void write(Object lock, long[] halves, AtomicBoolean closed) {
        for (long value = 1; !closed.get(); value++) {
            synchronized (lock) {
                halves[1] = value;
                LockSupport.parkNanos(NANOS);
                halves[2] = value;
            }
            LockSupport.parkNanos(ThreadLocalRandom.current().nextInt(10 * NANOS));
        }
    }

    private static void requireWhole(Path file, int round) throws Exception {
        ByteBuffer bytes = ByteBuffer.wrap(Files.readAllBytes(file)).order(ByteOrder.nativeOrder());
        int found = 0;
        while (bytes.remaining() >= Long.BYTES) {
            if (bytes.getLong() == MARK) {
                found++;
                long first = bytes.getLong();
                long second = bytes.getLong();
                require(first == second, "round %d: %d and %d".formatted(round, first, second));
            }
        }
        require(found == 2, found + " in the file");
    }
}
