// SPDX-License-Identifier: Apache-2.0

/** Computes so many million rounds, in one method. */
public class Loop {
    public static void main(String[] arguments) {
        long rounds = Long.parseLong(arguments[0]) * 1_000_000;
        long x = 1;
        for (long i = 0; i < rounds; i++) {
            x ^= x << 13;
            x ^= x >>> 7;
            x ^= x << 17;
        }
        System.out.println(x == 0 ? "zero" : "done");
    }
}
