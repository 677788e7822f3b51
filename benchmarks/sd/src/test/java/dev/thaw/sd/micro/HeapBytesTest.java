// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.micro;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** On a JVM, whose objects have a header of 12 or 16 bytes and are aligned to 8. */
class HeapBytesTest {
    private static long bytes(String workload) {
        return new HeapBytes().of(Workloads.named(workload).make(1, 0));
    }

    @Test
    void everyElementCounts() {
        long one = bytes("Int[128]") - bytes("Int[64]");
        // a reference of 4 or 8 bytes, and an Integer of 16
        assertTrue(one == 64 * 20 || one == 64 * 24, "64 elements take " + one);
        assertEquals(32, bytes("S[64]") - bytes("S[32]"));
        assertEquals(16, bytes("R<Dbl>[4]") - bytes("R<Dbl>[2]"));
    }

    @Test
    void everyWorkloadHasASize() {
        for (Workload w : Workloads.all()) {
            if (w.size() <= 64) {
                assertTrue(bytes(w.name()) > 16, w.name());
            }
        }
    }

    @Test
    void unknownObjectsAreNotGuessed() {
        List<Object> list = new java.util.ArrayList<>(List.of(new StringBuilder()));
        assertThrows(IllegalArgumentException.class, () -> new HeapBytes().of(list));
    }
}
