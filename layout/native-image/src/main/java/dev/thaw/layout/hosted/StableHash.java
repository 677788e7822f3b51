// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout.hosted;

/** A 64-bit hash that is the same in each process. */
final class StableHash {
    private static final long OFFSET = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;

    private long hash = OFFSET;

    StableHash add(int number) {
        hash = (hash ^ number) * PRIME;
        hash ^= hash >>> 29;
        return this;
    }

    StableHash add(String text) {
        add(text.length());
        for (int i = 0; i < text.length(); i++) {
            add(text.charAt(i));
        }
        return this;
    }

    long value() {
        long h = (hash ^ hash >>> 33) * 0xff51afd7ed558ccdL;
        return h ^ h >>> 33;
    }
}
