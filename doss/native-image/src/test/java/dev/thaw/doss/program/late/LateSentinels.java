// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program.late;

import dev.thaw.doss.program.Initializations;
import java.text.AttributedCharacterIterator;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Objects that each process makes for itself, and that are told apart by their identity. */
public final class LateSentinels {
    public static final Object MISSING = new Object();
    public static final LateSentinels NONE = new LateSentinels(0);

    public static final Object NULL =
            new Object() {
                @Override
                public String toString() {
                    return "null";
                }
            };
    public static final Entry TOMBSTONE = new Entry("tombstone");
    public static final Shape UNIT = new UnitShape();
    public static final Supplier<String> LAMBDA = () -> "lambda";

    /** These are equal to those of another process, or are data. */
    public static final Money ZERO = new Money(0);

    public static final Map<String, String> TABLE = new HashMap<>(Map.of("a", "b"));
    public static final Object ANYTHING = new HashMap<>(Map.of("c", "d"));

    /** These are compared below, and so told apart. */
    public static final Object[] EMPTY = {};

    public static final String NO_NAME = new String("no name");
    public static final Runnable NOTHING = () -> {};
    public static final Money FREE = new Money(0);

    /** These are not. */
    public static final Object[] NO_VALUES = {};

    public static final String NAME = new String("name");

    /** Of classes that are declared elsewhere. */
    public static final Elsewhere OTHER = new Elsewhere();

    public static final AtomicLong COUNTER = new AtomicLong();
    public static final Pattern PATTERN = Pattern.compile("a+");

    // What the builder cannot do for it.
    static {
        Initializations.note(LateSentinels.class);
    }

    private int value;

    /** Whether it is one of those that are compared. */
    public static boolean isNothing(Object object) {
        return object == EMPTY || object == NO_NAME || NOTHING == object || object == FREE;
    }

    private LateSentinels(int value) {
        this.value = value;
    }

    public int value() {
        return value++;
    }

    /** Its objects are data, but for the one that stands for a removed one. */
    public static final class Entry {
        public final String key;

        public Entry(String key) {
            this.key = key;
        }
    }

    /** What {@link UnitShape} is. */
    public interface Shape {}

    private static final class UnitShape implements Shape {}

    /** Two of them are equal only if they are one. */
    public static final class Style extends AttributedCharacterIterator.Attribute {
        public static final Style BOLD = new Style("bold");

        static {
            Initializations.note(Style.class);
        }

        private Style(String name) {
            super(name);
        }
    }

    /** A value. */
    public static final class Money {
        public static final Money ONE = new Money(1);
        private final long cents;

        Money(long cents) {
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
}
