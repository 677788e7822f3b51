// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.nio.file.Path;

/**
 * Where an option was given. The builder asks for it with every option: as {@code @origin} after
 * the name.
 *
 * @param tag as the builder parses it: {@code user}, {@code driver}, or the URI of a file below
 *     META-INF
 */
record Origin(String tag) {
    static final Origin USER = new Origin("user");
    static final Origin DRIVER = new Origin("driver");

    static Origin file(Path file) {
        // The builder takes the first '=' as the end of the origin.
        return new Origin(file.toUri().toString().replace("=", "%3D"));
    }

    String ofApiOption() {
        return tag + "+api";
    }

    boolean isUser() {
        return equals(USER);
    }

    String whereItWasGiven() {
        return isUser() ? "" : " (in " + tag + ")";
    }
}
