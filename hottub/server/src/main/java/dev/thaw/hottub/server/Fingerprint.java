// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.Arrays;

/**
 * Tells whether texts are those of an earlier run, whose own are not kept. Not by what the JDK has
 * for it, which is state that a program would find.
 */
final class Fingerprint {
    private static final long[] FACTORS = {0x9e37_79b9_7f4a_7c15L, 0xd6e8_feb8_6659_fd93L};

    private final long[] sums = {1, 2};

    private Fingerprint() {}

    static Fingerprint of(String... texts) {
        Fingerprint made = new Fingerprint();
        for (String text : texts) {
            made.add(text.length());
            text.chars().forEach(made::add);
        }
        return made;
    }

    private void add(int value) {
        for (int i = 0; i < sums.length; i++) {
            long mixed = (sums[i] ^ value) * FACTORS[i];
            sums[i] = mixed ^ mixed >>> 29;
        }
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Fingerprint f && Arrays.equals(sums, f.sums);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(sums);
    }
}
