// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OrderByTest {
    @Test
    void readsCodeAndHeapInAnyOrder() {
        OrderBy expected = new OrderBy(OrderBy.Code.METHOD, OrderBy.Heap.STRUCTURAL_HASH);
        assertEquals(expected, OrderBy.parse("method+structural-hash"));
        assertEquals(expected, OrderBy.parse("structural-hash+method"));
    }

    @Test
    void readsOneAlone() {
        assertEquals(new OrderBy(OrderBy.Code.CU, null), OrderBy.parse("cu"));
        assertEquals(
                new OrderBy(null, OrderBy.Heap.INCREMENTAL_ID), OrderBy.parse("incremental-id"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "+",
                "cu+",
                "CU",
                "heap_path",
                "cu+method",
                "cu+cu",
                "heap-path+heap-path"
            })
    void refusesWhatItDoesNotKnow(String text) {
        ProfileException e = assertThrows(ProfileException.class, () -> OrderBy.parse(text));
        assertTrue(e.getMessage().contains("'" + text + "' is no order"), e.getMessage());
        assertTrue(e.getMessage().contains("any-identity"), e.getMessage());
    }
}
