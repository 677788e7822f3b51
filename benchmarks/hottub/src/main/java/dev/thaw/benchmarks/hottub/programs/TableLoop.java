// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub.programs;

/**
 * Computes checksums with a table in a static final field, which is no constant for the compiler in
 * a warm JVM, and prints how long the fastest of many turns took, in nanoseconds.
 */
public final class TableLoop {
    private static final int[] TABLE = table();

    private TableLoop() {}

    private static int[] table() {
        int[] table = new int[256];
        for (int i = 0; i < table.length; i++) {
            int value = i;
            for (int bit = 0; bit < 8; bit++) {
                value = (value & 1) != 0 ? value >>> 1 ^ 0xEDB88320 : value >>> 1;
            }
            table[i] = value;
        }
        return table;
    }

    private static int turn() {
        int sum = -1;
        for (int i = 0; i < 4_000_000; i++) {
            sum = TABLE[(sum ^ i) & 0xFF] ^ sum >>> 8;
        }
        return sum;
    }

    public static void main(String[] arguments) {
        int result = 0;
        long fastest = Long.MAX_VALUE;
        for (int i = 0; i < 40; i++) {
            long start = System.nanoTime();
            result += turn();
            fastest = Math.min(fastest, System.nanoTime() - start);
        }
        System.err.println(result);
        System.out.println(fastest);
    }
}
