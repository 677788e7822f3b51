// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.util.Optional;

/**
 * What became of one test on one JDK.
 *
 * @param server {@link #REUSED}, or why it was not; empty if there was none
 * @param detail in one line
 */
record Finding(String test, String jdk, Kind kind, String server, String detail) {
    static final String REUSED = "reused";

    enum Kind {
        EQUAL("equal"),
        LOOSELY_EQUAL("equal, where plain runs are"),
        DIFFERENT("different"),
        UNCOMPILED("not compared: does not compile by itself"),
        ENDLESS("not compared: no end in time"),
        UNSTEADY("not compared: plain runs end with several statuses"),
        UNREADABLE("not compared: its files cannot be read");

        final String description;

        Kind(String description) {
            this.description = description;
        }

        boolean isCompared() {
            return this == EQUAL || this == LOOSELY_EQUAL || this == DIFFERENT;
        }
    }

    String line() {
        return String.join("\t", test, jdk, kind.name(), oneLine(server), oneLine(detail)) + "\n";
    }

    /** Empty for what a call that was stopped has left. */
    static Optional<Finding> of(String line) {
        String[] parts = line.split("\t", -1);
        return parts.length == 5
                ? Optional.of(
                        new Finding(parts[0], parts[1], Kind.valueOf(parts[2]), parts[3], parts[4]))
                : Optional.empty();
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
