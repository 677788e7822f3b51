// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import java.util.function.Consumer;

/** Counts what is wrong with a file, and shows the first of it. */
final class Problems {
    private final long max;
    private final Consumer<String> out;
    private long count;

    /**
     * @param max how many to show
     */
    Problems(long max, Consumer<String> out) {
        this.max = max;
        this.out = out;
    }

    void add(String problem) {
        if (count++ < max) {
            out.accept(problem);
        }
    }

    /** Something wrong at a place in the file, in bytes. */
    void add(long position, String format, Object... arguments) {
        if (count < max) {
            add("at byte %d: %s".formatted(position, format.formatted(arguments)));
        } else {
            count++;
        }
    }

    /** Whether the next one would be shown. */
    boolean wantsMore() {
        return count < max;
    }

    long count() {
        return count;
    }

    long notShown() {
        return Math.max(0, count - max);
    }
}
