// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import dev.thaw.sd.model.Address;
import java.util.List;

/** What describes classes. */
final class ReflectionCases {
    private ReflectionCases() {}

    static List<Case> all() {
        return List.of(
                Case.of(
                        Category.REFLECTION,
                        "Class",
                        () -> new Object[] {Address.class, int[][].class, void.class}),
                Case.of(
                        Category.REFLECTION,
                        "Field",
                        () -> Address.class.getDeclaredField("street")),
                Case.of(Category.REFLECTION, "Method", () -> Address.class.getMethod("getStreet")),
                Case.of(Category.REFLECTION, "Constructor", () -> Address.class.getConstructor()));
    }
}
