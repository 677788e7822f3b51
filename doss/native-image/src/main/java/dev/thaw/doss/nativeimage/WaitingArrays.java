// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;

/** Copies of large arrays that a copy visits at once, so that their elements lie in one piece. */
final class WaitingArrays {
    private static final int MOST = 64;

    private final long[] addresses = new long[MOST];
    private int count;
    private int taken;

    /** False if there is no room; the array comes in the order of the other objects then. */
    boolean add(Pointer array) {
        if (taken == count) {
            taken = 0;
            count = 0;
        }
        if (count == MOST) {
            return false;
        }
        addresses[count] = array.rawValue();
        count++;
        return true;
    }

    /** The next one, or null. */
    Pointer next() {
        if (taken == count) {
            return Word.nullPointer();
        }
        taken++;
        return Word.pointer(addresses[taken - 1]);
    }
}
