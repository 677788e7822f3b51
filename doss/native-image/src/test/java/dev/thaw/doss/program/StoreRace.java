// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.getSlot;
import static dev.thaw.doss.program.Scenarios.snapshot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.program.Graphs.Node;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicReference;

/** STORE of a slot whose objects are copied by SNAPSHOT and {@code pack} meanwhile. */
final class StoreRace {
    private static final int LENGTH = 20_000;
    private static final int ROUNDS = 5;
    private static final int MOST_COPIES = 10_000;

    private StoreRace() {}

    static void run(Path file) throws Exception {
        Object graph = new Object[] {Graphs.chain(LENGTH), new Node("small")};
        Object[] stored = (Object[]) snapshot(graph, 0).getRootObject();
        for (int round = 0; round < ROUNDS; round++) {
            AtomicReference<Throwable> failure = new AtomicReference<>();
            Thread storer = Thread.ofPlatform().start(() -> store(file, failure));
            int copies = 0;
            for (; storer.isAlive() && copies < MOST_COPIES; copies++) {
                if (copies % 2 == 0) {
                    snapshot(new Node(stored), 1);
                    DOSS.provider().discard(getSlot(1));
                } else {
                    DOSS.provider().pack(stored[1]);
                }
            }
            storer.join();
            if (failure.get() != null) {
                throw new AssertionError("round " + round, failure.get());
            }
            require(copies > 0, "copies while the slot was stored");
            DOSS.provider().unload(getSlot(0));
            stored = (Object[]) DOSS.provider().load(file, getSlot(0)).getRootObject();
            Graphs.checkChain((Node) stored[0], LENGTH);
            require(((Node) stored[1]).value.equals("small"), "small part");
        }
    }

    private static void store(Path file, AtomicReference<Throwable> failure) {
        try {
            DOSS.provider().store(getSlot(0), file);
        } catch (Throwable t) {
            failure.set(t);
        }
    }
}
