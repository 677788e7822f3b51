// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import static dev.thaw.doss.program.Graphs.require;
import static dev.thaw.doss.program.Scenarios.getSlot;
import static dev.thaw.doss.program.Scenarios.snapshot;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.program.Graphs.Node;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Several isolates of one process, each with slots of its own. */
enum IsolateScenarios implements Scenario {
    /** Isolates of one process load the same file; each sees its own writes only. */
    ISOLATES {
        @Override
        public void run(Path directory) {
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
        public void run(Path directory) throws Exception {
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
    };
}
