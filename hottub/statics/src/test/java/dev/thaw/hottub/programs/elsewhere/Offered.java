// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs.elsewhere;

/** Interfaces for another package, with parts that only this one may name. */
public final class Offered {
    private Offered() {}

    static class Hidden {
        private static int made;

        private final int number = ++made;

        @Override
        public String toString() {
            return "hidden " + number;
        }
    }

    public interface Fields {
        Hidden ONE = new Hidden();
        Hidden[][] MANY = {{new Hidden()}};
    }

    interface HiddenFields {
        Hidden INHERITED = new Hidden();
    }

    public static class Inherits implements HiddenFields {}

    interface Base {
        Object MADE = made();

        private static Object made() {
            System.out.println("base");
            return new Object();
        }

        default void add() {}
    }

    public interface Extended extends Base {}
}
