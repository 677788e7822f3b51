// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.DOSSException;
import java.awt.font.TextAttribute;
import java.util.Currency;
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

    /** Compares strings and arrays by which they are. */
    static final class Bag {
        static final Object[] EMPTY = {};
        static final int[] NO_NUMBERS = {};
        static final Object[] MARK = {"mark"};
        static final Object[] TABLE = {"table"};
        static final String NONE = new String("none");
        static final String[] NEVER_COMPARED = {};

        Object[] values = EMPTY;
        int[] numbers = NO_NUMBERS;
        String name = NONE;
        Object[] table = TABLE;
        String[] names = NEVER_COMPARED;

        boolean isEmpty() {
            return values == EMPTY && numbers == NO_NUMBERS && name == NONE;
        }

        boolean isMarked() {
            return values == MARK;
        }
    }

    /** Made when it is first asked for. */
    static final class Lazy {
        private static Lazy instance;
        private int uses;

        private Lazy() {}

        static Lazy get() {
            if (instance == null) {
                instance = new Lazy();
            }
            instance.uses++;
            return instance;
        }
    }

    /** One for each name. */
    static final class Unit {
        static final Unit METRE = new Unit("m");
        private static final Map<String, Unit> ALL = new HashMap<>(Map.of("m", METRE));
        private final String name;

        private Unit(String name) {
            this.name = name;
        }

        static Unit of(String name) {
            return ALL.computeIfAbsent(name, Unit::new);
        }
    }

    /** What the program holds, and gives away as it likes. */
    static final class Words {
        static final Map<String, Word> ALL = new HashMap<>();
        static Word latest;

        static final class Word {
            final String text;

            Word(String text) {
                this.text = text;
            }
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
    void whatCodeComparesIsTheOneOfTheProcess() {
        Bag copy = (Bag) copy(new Bag());
        assertTrue(copy.isEmpty());
        assertNotSame(Bag.TABLE, copy.table);
        assertNotSame(Bag.NEVER_COMPARED, copy.names);
        Bag marked = new Bag();
        marked.values = Bag.MARK;
        refused("Bag.MARK, and each process has its own", marked);
        assertEquals("none", copy(Bag.NONE));
    }

    @Test
    void whatItsClassKeepsIsRefused() {
        refused("Lazy.instance, and each process has its own", List.of(Lazy.get()));
        refused("Unit.ALL: each process has its own object for the value", List.of(Unit.of("kg")));
        assertSame(Unit.METRE, ((List<?>) copy(List.of(Unit.of("m")))).getFirst());
        assertNotSame(Lazy.get(), copy(Lazy.get()));
        assertSame(Currency.getInstance("CHF"), copy(Currency.getInstance("CHF")));
    }

    @Test
    void whatAProgramKeepsIsData() {
        Words.latest = new Words.Word("cat");
        Words.ALL.put("cat", Words.latest);
        Map<?, ?> copy = (Map<?, ?>) copy(Words.ALL);
        assertEquals("cat", ((Words.Word) copy.get("cat")).text);
        copy = (Map<?, ?>) copy(new HashMap<>(Words.ALL));
        assertNotSame(Words.latest, copy.get("cat"));
        assertEquals("cat", ((Words.Word) ((List<?>) copy(List.of(Words.latest))).getFirst()).text);
    }

    private static void refused(String reason, Object object) {
        DOSSException e = assertThrows(DOSSException.class, () -> copy(object));
        assertTrue(e.getMessage().contains(reason), e::getMessage);
    }

    @Test
    void attributesOfTheJdkAreTheOnesOfTheProcess() {
        Map<Object, Object> attributes = new HashMap<>(Map.of(TextAttribute.SIZE, 12));
        assertEquals(12, ((Map<?, ?>) copy(attributes)).get(TextAttribute.SIZE));
    }
}
