// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import java.util.List;

/** Boxed values, strings and records. */
final class SimpleCases {
    private SimpleCases() {}

    static List<Case> all() {
        return List.of(
                Case.of(Category.SIMPLE, "Boolean", () -> true),
                Case.of(Category.SIMPLE, "Character", () -> 'ß'),
                Case.of(Category.SIMPLE, "Integer", () -> Integer.MIN_VALUE),
                Case.of(Category.SIMPLE, "Long", () -> Long.MAX_VALUE),
                Case.of(Category.SIMPLE, "Double", () -> -0.0),
                Case.of(Category.SIMPLE, "String", () -> "naïve \u4e16\u754c"),
                Case.of(Category.SIMPLE, "record", () -> new Point(1, 2.5, "p")));
    }

    /** A record of simple components. */
    public record Point(int x, double y, String name) {}
}
