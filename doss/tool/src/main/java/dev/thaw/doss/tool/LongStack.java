// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.tool;

import java.util.Arrays;

/** Positions that are still to be visited. */
final class LongStack {
    private long[] values = new long[1 << 8];
    private int size;

    void push(long value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size * 2);
        }
        values[size++] = value;
    }

    long pop() {
        return values[--size];
    }

    boolean isEmpty() {
        return size == 0;
    }
}
