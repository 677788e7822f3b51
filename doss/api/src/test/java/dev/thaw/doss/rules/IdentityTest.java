// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static dev.thaw.doss.rules.Verdicts.isData;
import static dev.thaw.doss.rules.Verdicts.refuses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.text.AttributedCharacterIterator;
import java.time.ZoneOffset;
import java.util.Currency;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Objects that are told apart by which they are. */
class IdentityTest {
    // What a class says of another object of its own.
    static class Same {
        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    static class SameByType {
        @Override
        public boolean equals(Object other) {
            return other instanceof SameByType && other == this;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    static class SameAsAbove extends Same {
        @Override
        public boolean equals(Object other) {
            return super.equals(other);
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    static class AnyOfType {
        @Override
        public boolean equals(Object other) {
            if (this == other) {
                return true;
            }
            return other instanceof AnyOfType;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    static class ByValue {
        int value;

        @Override
        public boolean equals(Object other) {
            return other == this || other instanceof ByValue v && v.value == value;
        }

        @Override
        public int hashCode() {
            return value;
        }
    }

    @Test
    void whatEqualsSaysOfAnotherOneDecides() {
        for (Class<?> c :
                List.of(
                        Object.class,
                        Same.class,
                        SameByType.class,
                        SameAsAbove.class,
                        StringBuilder.class,
                        Thread.class,
                        AttributedCharacterIterator.Attribute.class,
                        Character.UnicodeBlock.class,
                        Currency.class)) {
            assertTrue(Identity.decides(c), c::getName);
        }
        for (Class<?> c :
                List.of(
                        AnyOfType.class,
                        ByValue.class,
                        String.class,
                        BigDecimal.class,
                        HashMap.class,
                        Locale.class,
                        ZoneOffset.class)) {
            assertFalse(Identity.decides(c), c::getName);
        }
    }

    // One object for each value.
    static final class Unit {
        private static final Map<String, Unit> ALL = new HashMap<>();
        final String name;

        private Unit(String name) {
            this.name = name;
        }

        static Unit of(String name) {
            return ALL.computeIfAbsent(name, Unit::new);
        }
    }

    static final class Digit {
        private static final Digit[] ALL = new Digit[10];
        final int value;

        private Digit(int value) {
            this.value = value;
        }

        static Digit of(int value) {
            return ALL[value] == null ? ALL[value] = new Digit(value) : ALL[value];
        }
    }

    static final class Kept {
        final Object value;

        private Kept(Object value) {
            this.value = value;
        }

        /** Of a class of its own. */
        static final class All {
            static final Map<Object, List<Kept>> BY_VALUE = new HashMap<>();
        }
    }

    static final class Generic<T> {
        static final Map<Object, Generic<?>> ALL = new HashMap<>();
        T value;

        private Generic() {}
    }

    // Ordinary data.
    static final class Word {
        static final Map<String, Word> WORDS = new HashMap<>();
        final String text;

        Word(String text) {
            this.text = text;
        }
    }

    static final class Money {
        private static final Map<Long, Money> SMALL = new HashMap<>();
        private final long cents;

        private Money(long cents) {
            this.cents = cents;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Money m && m.cents == cents;
        }

        @Override
        public int hashCode() {
            return Long.hashCode(cents);
        }
    }

    static final class Settings {
        private static final List<String> NAMES = List.of("a");
        private static Settings current;
        String name;

        private Settings() {}
    }

    private static final class Node {
        static final Map<String, Node> NODES = new HashMap<>();
        Node next;
    }

    static final class NamedUnit {
        private static final Map<String, NamedUnit> ALL = new HashMap<>();
        String name;

        private NamedUnit() {}
    }

    @Test
    void whatAClassKeepsForEachValueIsRefused() {
        refuses(Reason.ONE_FOR_EACH_VALUE, "Unit.ALL", Unit.class);
        refuses(Reason.ONE_FOR_EACH_VALUE, "Digit.ALL", Digit.class);
        refuses(Reason.ONE_FOR_EACH_VALUE, "Kept$All.BY_VALUE", Kept.class);
        refuses(Reason.ONE_FOR_EACH_VALUE, "Generic.ALL", Generic.class);
        refuses(Reason.ONE_FOR_EACH_VALUE, "", Currency.class);
        List.of(Word.class, Money.class, Settings.class, Node.class).forEach(Verdicts::isData);
        assertEquals("named by the program", Verdicts.RULES.of(NamedUnit.class).name());
        isData(BigDecimal.class);
    }

    static final class Comparing {
        static final Object[] EMPTY = {};
        static final Object[] TABLE = {1};
        static final String NONE = new String("none");
        static final String TEXT = String.valueOf(1);
        static final Runnable NOTHING = () -> {};
        static final int NUMBER = "a".hashCode();
        Object[] values = EMPTY;
        Runnable task = NOTHING;

        boolean isEmpty() {
            return values == EMPTY;
        }

        static boolean isNone(Map<String, String> map) {
            return map.get("key") == NONE || TEXT.equals(map.get("other"));
        }

        boolean hasTask() {
            return NOTHING != task && NUMBER != TABLE.length;
        }

        boolean isFirst(Object o) {
            return TABLE[0] == o;
        }
    }

    static class Above {
        static final String INHERITED = new String("inherited");
    }

    static class Below extends Above {
        static boolean is(String s) {
            return s == INHERITED;
        }
    }

    @Test
    void staticFieldsThatCodeComparesAreFound() {
        String name = Comparing.class.getName() + ".";
        assertEquals(
                Set.of(name + "EMPTY", name + "NONE", name + "NOTHING"),
                IdentityComparisons.of(Comparing.class));
        assertEquals(
                Set.of(Above.class.getName() + ".INHERITED"), IdentityComparisons.of(Below.class));
        assertEquals(Set.of(), IdentityComparisons.of(Word.class));
    }
}
