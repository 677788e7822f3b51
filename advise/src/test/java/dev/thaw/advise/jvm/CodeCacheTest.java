// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.advise.kernel.Event;
import java.util.List;
import org.junit.jupiter.api.Test;

class CodeCacheTest {
    private static final long MIB = 1 << 20;

    private static Event.Mapped mapped(long begin, long size) {
        return new Event.Mapped(0, 1, 1, begin, size, true, "//anon");
    }

    @Test
    void heapsGrowWhereTheyEnd() {
        // of a JDK 25: heaps of 117, 6 and 117 MiB, of which a part is in use
        CodeCache cache =
                CodeCache.of(
                                List.of(
                                        mapped(117 * MIB, MIB),
                                        mapped(0, MIB),
                                        mapped(123 * MIB, MIB),
                                        mapped(MIB, 3 * MIB)))
                        .orElseThrow();
        assertEquals(new CodeCache.Range(0, 4 * MIB), cache.counting());
        assertTrue(cache.interpreter().contains(117 * MIB));
        assertTrue(cache.optimised().contains(123 * MIB));
    }

    @Test
    void oneHeapForAllIsNotToldApart() {
        assertTrue(CodeCache.of(List.of(mapped(0, MIB), mapped(MIB, MIB))).isEmpty());
        assertTrue(CodeCache.of(List.of()).isEmpty());
    }

    @Test
    void memoryThatIsFarAwayIsOfSomebodyElse() {
        long far = 1L << 40;
        List<Event.Mapped> all =
                List.of(
                        mapped(0, MIB),
                        mapped(far, MIB),
                        mapped(far + 117 * MIB, MIB),
                        mapped(far + 123 * MIB, MIB));
        assertEquals(far, CodeCache.of(all).orElseThrow().counting().begin());
    }
}
