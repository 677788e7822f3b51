// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub.programs;

/** Has 200 MB of small objects in use when it ends. */
public final class LargeHeap {
    private static final int STRINGS = 4_000_000;

    private static String[] held;

    private LargeHeap() {}

    public static void main(String[] args) {
        String[] strings = new String[STRINGS];
        for (int i = 0; i < strings.length; i++) {
            strings[i] = Integer.toString(i);
        }
        held = strings;
        System.out.println(held.length + " strings");
    }
}
