// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program.late;

import dev.thaw.doss.program.Initializations;
import java.util.HashMap;
import java.util.Map;

/** Objects that each process makes for itself, and that are told apart by their identity. */
public final class LateSentinels {
    public static final Object MISSING = new Object();
    public static final LateSentinels NONE = new LateSentinels(0);

    /** These are equal to those of another process, or are data. */
    public static final Money ZERO = new Money(0);

    public static final Map<String, String> TABLE = new HashMap<>(Map.of("a", "b"));
    public static final Object ANYTHING = new HashMap<>(Map.of("c", "d"));

    // What the builder cannot do for it.
    static {
        Initializations.note(LateSentinels.class);
    }

    private int value;

    private LateSentinels(int value) {
        this.value = value;
    }

    public int value() {
        return value++;
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
