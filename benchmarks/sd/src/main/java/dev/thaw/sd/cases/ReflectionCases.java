// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import dev.thaw.sd.model.Address;
import java.util.List;
import java.util.concurrent.Callable;

/** What describes classes. */
final class ReflectionCases {
    private ReflectionCases() {}

    private static Case of(String name, Callable<?> maker) {
        return Case.of(Category.REFLECTION, name, maker);
    }

    static List<Case> all() {
        return List.of(
                of("Class", () -> new Object[] {Address.class, int[][].class, void.class}),
                of("Field", () -> Address.class.getDeclaredField("street")),
                of("Method", () -> Address.class.getMethod("getStreet")),
                of("Constructor", () -> Address.class.getConstructor()));
    }
}
