// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSSException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Graphs as bytes. */
class MessageTest {
    private final JvmProvider doss = new JvmProvider(new JvmHeap(1, 1 << 20));
    private final List<Object> graph = List.of("a", 1, List.of(2.0, "b"));

    @Test
    void everyUnpackMakesNewObjects() {
        byte[] message = doss.pack(graph);
        Object first = doss.unpack(message);
        assertEquals(graph, first);
        assertNotSame(graph, first);
        assertNotSame(first, doss.unpack(message));
    }

    @Test
    void damageIsFound() {
        byte[] message = doss.pack(graph);
        for (int i = 0; i < message.length; i++) {
            byte[] damaged = message.clone();
            damaged[i] ^= 1;
            assertRefuses("unpack: the", damaged);
            assertRefuses("unpack: the", Arrays.copyOf(message, i));
        }
    }

    @Test
    void refusesWhatIsTooLarge() {
        DOSSException e = assertThrows(DOSSException.class, () -> doss.pack(new byte[1 << 20]));
        assertTrue(e.getMessage().contains("a message has room for"), e.getMessage());
    }

    @Test
    void twoReferencesToWhatSetOfAndMapOfMakeStayOne() {
        Set<String> set = Set.of("a", "b");
        Map<String, Object> map = Map.of("k", set);
        Object[] copy = (Object[]) doss.unpack(doss.pack(new Object[] {set, map, map, set}));
        assertSame(copy[0], copy[3]);
        assertSame(copy[1], copy[2]);
        assertSame(copy[0], ((Map<?, ?>) copy[1]).get("k"));
        assertEquals(map, copy[1]);
    }

    @Test
    void refusesExecutionState() {
        DOSSException e =
                assertThrows(DOSSException.class, () -> doss.pack(List.of(Thread.currentThread())));
        assertTrue(e.getMessage().contains("java.lang.Thread"), e.getMessage());
    }

    private void assertRefuses(String text, byte[] message) {
        DOSSException e = assertThrows(DOSSException.class, () -> doss.unpack(message));
        assertTrue(e.getMessage().contains(text), e.getMessage());
    }
}
