// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.util.List;

/**
 * What a function is told when it is loaded.
 *
 * @param entry class and method, or a name in a script; may be empty
 * @param source path of a script; empty if the function is part of the library
 * @param memory budget in bytes; 0 if there is none
 * @param environment {@code NAME=value}
 */
public record Configuration(
        String name,
        String version,
        String entry,
        String source,
        long memory,
        List<String> environment) {
    static final Configuration EMPTY = new Configuration("", "", "", "", 0, List.of());

    static Configuration of(Fields head) {
        String memory = head.first(":memory");
        return new Configuration(
                head.first(":name"),
                head.first(":version"),
                head.first(":entry"),
                head.first(":source"),
                memory.isEmpty() ? 0 : Long.parseLong(memory),
                head.all(":environment"));
    }
}
