// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import libsvm.svm_node;

/** Scans of digits, 8 by 8 pixels, as the data set has them: 64 numbers of 0 to 16 in a line. */
final class Digits {
    static final int PIXELS = 64;
    private static final double WHITE = 16;

    private Digits() {}

    /** What stands in a line behind the pixels is not looked at. */
    static svm_node[] scan(String line) {
        String[] fields = line.split(",");
        if (fields.length < PIXELS) {
            throw new IllegalArgumentException(
                    "a digit has %d pixels, and not %d: %s".formatted(PIXELS, fields.length, line));
        }
        svm_node[] nodes = new svm_node[PIXELS];
        for (int i = 0; i < PIXELS; i++) {
            nodes[i] = new svm_node();
            nodes[i].index = i + 1;
            nodes[i].value = Double.parseDouble(fields[i]) / WHITE;
        }
        return nodes;
    }
}
