// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.guard;

import java.util.Optional;

/** Why this JVM must not run another program; the first reason stays. */
public final class Refusals {
    private static volatile String first;

    private Refusals() {}

    /** Called by transformed code, too, before it does what cannot be made new. Any thread. */
    public static void refuse(String reason) {
        if (first == null) {
            first = reason;
        }
    }

    public static Optional<String> reason() {
        return Optional.ofNullable(first);
    }
}
