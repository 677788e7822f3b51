// SPDX-License-Identifier: Apache-2.0

/** Computes for as long as it is told, in one method. */
public class Loop {
    public static void main(String[] arguments) {
        long end = System.nanoTime() + Long.parseLong(arguments[0]) * 1_000_000;
        long x = 1;
        while (System.nanoTime() < end) {
            for (int i = 0; i < 1_000_000; i++) {
                x ^= x << 13;
                x ^= x >>> 7;
                x ^= x << 17;
            }
        }
        System.out.println(x == 0 ? "zero" : "done");
    }
}
