// SPDX-License-Identifier: Apache-2.0
package com.example;

import dev.thaw.doss.DOSS;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** Counts words. The first run stores its counts as a snapshot, later ones begin with them. */
public class Words {
    public static void main(String[] arguments) {
        Path file = Path.of(arguments[0]);
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        Map<String, Integer> counts = new TreeMap<>();
        boolean first = !Files.exists(file);
        if (!first) {
            Map<?, ?> earlier = (Map<?, ?>) DOSS.provider().load(file, slot).getRootObject();
            earlier.forEach((word, count) -> counts.put((String) word, (Integer) count));
        }
        for (int i = 1; i < arguments.length; i++) {
            counts.merge(arguments[i], 1, Integer::sum);
        }
        if (first) {
            DOSS.provider().snapshot(counts, slot);
            DOSS.provider().store(slot, file);
        }
        System.out.println("counted " + counts);
    }
}
