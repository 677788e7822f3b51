// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.program.Graphs.Node;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** How long all other threads wait for a SNAPSHOT, for each MiB of objects. */
final class PauseCost {
    private static final int ROUNDS = 15;

    private PauseCost() {}

    static void measure() {
        measure("small objects", Graphs.chain(400_000));
        Map<String, String> map = new HashMap<>();
        for (int i = 0; i < 150_000; i++) {
            map.put("key " + i, "value " + i);
        }
        measure("map of strings", map);
        byte[][] arrays = new byte[400][];
        for (int i = 0; i < arrays.length; i++) {
            arrays[i] = new byte[100_000];
        }
        measure("arrays of 100 KB", new Node(arrays));
    }

    private static void measure(String what, Object root) {
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        long[] times = new long[ROUNDS];
        double megabytes = 0;
        for (int i = 0; i < ROUNDS; i++) {
            long begin = System.nanoTime();
            DOSS.Snapshot snapshot = DOSS.provider().snapshot(root, slot);
            times[i] = System.nanoTime() - begin;
            megabytes = snapshot.size() / 1048576.0;
            DOSS.provider().discard(slot);
        }
        Arrays.sort(times);
        System.out.printf(
                "%s: %.1f MiB, median %.2f ms per MiB, longest %.2f ms per MiB%n",
                what,
                megabytes,
                times[ROUNDS / 2] / 1e6 / megabytes,
                times[ROUNDS - 1] / 1e6 / megabytes);
    }
}
