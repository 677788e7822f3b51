// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSSException;
import java.awt.font.TextAttribute;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Objects that a program tells apart by their identity: a copy has this process's own. */
class SingletonsTest {
    interface Shape {}

    private static final class UnitShape implements Shape {}

    static final class Table {
        static final Object MISSING = new Object();
        static final Object NULL =
                new Object() {
                    @Override
                    public String toString() {
                        return "null";
                    }
                };
        static final Entry TOMBSTONE = new Entry("tombstone");
        static final Shape UNIT = new UnitShape();
        static final Table SHARED = new Table();

        private final Object[] values = {MISSING, NULL, TOMBSTONE, UNIT, new Entry("own")};
        private Table other;
    }

    static final class Entry {
        private final String key;

        Entry(String key) {
            this.key = key;
        }
    }

    /** Nobody asks for it. */
    static final class Never {
        static final Shape SHAPE = fail();

        private static Shape fail() {
            throw new IllegalStateException("a class was initialized");
        }
    }

    private static final JvmProvider DOSS = new JvmProvider(new JvmHeap(1, 1 << 20));

    private static Object copy(Object object) {
        return DOSS.unpack(DOSS.pack(object));
    }

    @Test
    void whatCannotChangeIsFoundByItsName() {
        Table table = new Table();
        Table copy = (Table) copy(table);
        for (int i = 0; i < 4; i++) {
            assertSame(table.values[i], copy.values[i]);
        }
        assertNotSame(table.values[4], copy.values[4]);
        assertEquals("own", ((Entry) copy.values[4]).key);
        List<?> list = (List<?>) copy(List.of(Table.UNIT, Table.UNIT));
        assertSame(Table.UNIT, list.get(0));
        assertSame(Table.UNIT, list.get(1));
    }

    @Test
    void whatMayHaveChangedIsRefused() {
        Table table = new Table();
        table.other = Table.SHARED;
        DOSSException e = assertThrows(DOSSException.class, () -> copy(table));
        assertTrue(
                e.getMessage().contains("Table.SHARED, and each process has its own"),
                e::getMessage);
        // who asks for it knows
        assertNotSame(Table.SHARED, copy(Table.SHARED));
    }

    @Test
    void attributesOfTheJdkAreTheOnesOfTheProcess() {
        Map<Object, Object> attributes = new HashMap<>(Map.of(TextAttribute.SIZE, 12));
        assertEquals(12, ((Map<?, ?>) copy(attributes)).get(TextAttribute.SIZE));
    }
}
