// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.Reference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class HeapPressureTest {
    /** Too large to be among the young. */
    private static final int LARGE = 20 << 20;

    private static final int MOST = 40;

    private final HeapPressure heap = new HeapPressure();

    private final List<byte[]> pile = new ArrayList<>();

    /** As much as it takes; less than the heap has. */
    private void pileUp() {
        for (int i = 0; i < MOST && !heap.hasGrown(); i++) {
            pile.add(new byte[LARGE]);
        }
        assertTrue(heap.hasGrown());
    }

    @Test
    void whatPilesUpIsCollected() {
        heap.collect();
        assertFalse(heap.hasGrown());
        pileUp();
        pile.clear();
        heap.collect();
        assertFalse(heap.hasGrown());
        assertFalse(heap.isHigh());
    }

    @Test
    void whatLivesOnIsCollectedOnce() {
        heap.collect();
        pileUp();
        heap.collect();
        assertFalse(heap.hasGrown(), "it is what lives now");
        Reference.reachabilityFence(pile);
    }
}
