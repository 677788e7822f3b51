// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import java.util.List;
import java.util.concurrent.Callable;

/** Boxed values, strings and records. */
final class SimpleCases {
    private SimpleCases() {}

    private static Case of(String name, Callable<?> maker) {
        return Case.of(Category.SIMPLE, name, maker);
    }

    static List<Case> all() {
        return List.of(
                of("Boolean", () -> true),
                of("Character", () -> 'ß'),
                of("Integer", () -> Integer.MIN_VALUE),
                of("Long", () -> Long.MAX_VALUE),
                of("Double", () -> -0.0),
                of("String", () -> "naïve \u4e16\u754c"),
                of("record", () -> new Point(1, 2.5, "p")));
    }

    /** A record of simple components. */
    public record Point(int x, double y, String name) {}
}
