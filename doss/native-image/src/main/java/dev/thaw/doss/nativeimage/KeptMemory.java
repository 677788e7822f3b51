// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.UnmanagedMemoryUtil;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;

/**
 * What a slot keeps of its memory while it is free, so that a small snapshot needs no system call.
 *
 * @param low bytes at the slot's begin
 * @param high bytes at its end; they are 0
 * @param staleLow how far there may be objects of earlier snapshots, from the begin; behind, it is
 *     0
 * @param highGroup where the last snapshot's high group lies behind them, from the begin
 * @param highGroupSize its bytes; 0 if it lies at the end of the slot
 */
record KeptMemory(long low, long high, long staleLow, long highGroup, long highGroupSize) {
    static final KeptMemory NONE = new KeptMemory(0, 0, 0, 0, 0);

    boolean isEmpty() {
        return low + high == 0;
    }

    /** Removes the high group, as nothing may be behind the stale objects. */
    KeptMemory withoutHighGroup(Pointer slotBegin) {
        if (highGroupSize == 0) {
            return this;
        }
        if (highGroup < low) {
            UnmanagedMemoryUtil.fill(
                    slotBegin.add(Word.unsigned(highGroup)),
                    Word.unsigned(Math.min(highGroupSize, low - highGroup)),
                    (byte) 0);
        }
        return new KeptMemory(low, high, staleLow, 0, 0);
    }
}
