// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

/**
 * What a ratio has to reach.
 *
 * @param atMost whether less is better; else more is
 */
public record Limit(boolean atMost, double value) {
    public static Limit atMost(double value) {
        return new Limit(true, value);
    }

    public static Limit atLeast(double value) {
        return new Limit(false, value);
    }

    public boolean heldBy(double ratio) {
        return atMost ? ratio <= value : ratio >= value;
    }

    @Override
    public String toString() {
        return (atMost ? "at most " : "at least ") + plain(value) + "x";
    }

    private static String plain(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }
}
