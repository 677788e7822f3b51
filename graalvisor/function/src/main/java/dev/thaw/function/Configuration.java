// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.util.List;

/**
 * What a function is told when it is loaded.
 *
 * @param memory budget in bytes; 0 if there is none
 * @param environment {@code NAME=value}
 */
public record Configuration(String name, String version, long memory, List<String> environment) {
    static final Configuration EMPTY = new Configuration("", "", 0, List.of());

    static Configuration of(Fields head) {
        String memory = head.first(":memory");
        return new Configuration(
                head.first(":name"),
                head.first(":version"),
                memory.isEmpty() ? 0 : Long.parseLong(memory),
                head.all(":environment"));
    }
}
