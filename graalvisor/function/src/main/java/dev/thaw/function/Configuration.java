// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.util.List;

/**
 * What a function is told when it is loaded.
 *
 * @param entry class and method, or a name in a script; may be empty
 * @param source path of a script; empty if the function is part of the library
 * @param memory budget in bytes; 0 if there is none
 * @param statements that a script's call may execute; 0: any number
 * @param environment {@code NAME=value}
 */
public record Configuration(
        String name,
        String version,
        String entry,
        String source,
        long memory,
        long statements,
        List<String> environment) {
    static final Configuration EMPTY = new Configuration("", "", "", "", 0, 0, List.of());

    static Configuration of(Fields head) {
        return new Configuration(
                head.first(":name"),
                head.first(":version"),
                head.first(":entry"),
                head.first(":source"),
                number(head.first(":memory")),
                number(head.first(":statements")),
                head.all(":environment"));
    }

    private static long number(String text) {
        return text.isEmpty() ? 0 : Long.parseLong(text);
    }
}
