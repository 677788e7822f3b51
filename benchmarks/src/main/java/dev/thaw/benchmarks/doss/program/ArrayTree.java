// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.program;

/**
 * A graph of a given size that consists of arrays of a page each, none of them large, under a tree
 * of references.
 */
final class ArrayTree {
    /** With its header, an array takes 4,096 bytes. */
    private static final int LEAF = 4080;

    private static final int WIDTH = 256;

    private ArrayTree() {}

    /**
     * @param bytes of all leaves together, at most 268,435,456
     */
    static byte[][][] ofBytes(long bytes) {
        int leaves = Math.toIntExact(Math.ceilDiv(bytes, 4096));
        if (leaves < 1 || leaves > WIDTH * WIDTH) {
            throw new IllegalArgumentException(bytes + " bytes: must be 1 to 268435456");
        }
        byte[][][] tree = new byte[Math.ceilDiv(leaves, WIDTH)][][];
        for (int i = 0; i < tree.length; i++) {
            tree[i] = new byte[Math.min(WIDTH, leaves - i * WIDTH)][LEAF];
        }
        return tree;
    }

    /** Reads a byte of each leaf. */
    static long read(byte[][][] tree) {
        long sum = 0;
        for (byte[][] branch : tree) {
            for (byte[] leaf : branch) {
                sum += 1 + leaf[LEAF / 2];
            }
        }
        return sum;
    }
}
