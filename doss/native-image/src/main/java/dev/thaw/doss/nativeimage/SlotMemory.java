// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.UnmanagedMemoryUtil;
import com.oracle.svm.core.os.VirtualMemoryProvider;
import com.oracle.svm.core.util.PointerUtils;
import dev.thaw.doss.nativeimage.file.SnapshotHeader;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * The memory of a slot that SNAPSHOT fills: a low group that grows up from its begin and a high
 * group that grows down from its end, both committed as they grow.
 */
final class SlotMemory {
    private static final UnsignedWord SMALL_STEP = Word.unsigned(64 * 1024);
    private static final UnsignedWord HUGE_STEP = Word.unsigned(SnapshotHeader.HUGE_PAGE);
    private static final int READ_WRITE =
            VirtualMemoryProvider.Access.READ | VirtualMemoryProvider.Access.WRITE;

    private final Pointer begin;
    private final Pointer end;
    private Pointer low;
    private Pointer lowCommitted;
    private Pointer high;
    private Pointer highCommitted;
    private String failure;

    SlotMemory(SnapshotSlot slot) {
        begin = slot.begin();
        end = slot.end();
        low = begin;
        lowCommitted = begin;
        high = end;
        highCommitted = end;
    }

    /** Why there is no more, or null. */
    String failure() {
        return failure;
    }

    /** The end of the low group. */
    Pointer low() {
        return low;
    }

    /** The begin of the high group. */
    Pointer high() {
        return high;
    }

    long lowSize() {
        return low.subtract(begin).rawValue();
    }

    long highSize() {
        return end.subtract(high).rawValue();
    }

    /** Lets the low group end at the given address; false if there is no room or no memory. */
    boolean growLowTo(Pointer newLow) {
        if (newLow.aboveThan(lowCommitted)) {
            Pointer limit = PointerUtils.roundDown(highCommitted, page());
            if (newLow.aboveThan(limit)) {
                return tooSmall();
            }
            UnsignedWord step =
                    newLow.subtract(begin).aboveThan(HUGE_STEP) ? HUGE_STEP : SMALL_STEP;
            Pointer to = PointerUtils.min(PointerUtils.roundUp(newLow, step), limit);
            if (!commit(lowCommitted, to)) {
                return false;
            }
            lowCommitted = to;
        }
        low = newLow;
        return true;
    }

    /** Lets the high group begin at the given address; false if there is no room or no memory. */
    boolean growHighTo(Pointer newHigh) {
        if (newHigh.belowThan(highCommitted)) {
            if (newHigh.belowThan(lowCommitted)) {
                return tooSmall();
            }
            Pointer from = PointerUtils.roundDown(newHigh, page());
            if (!commit(from, highCommitted)) {
                return false;
            }
            highCommitted = from;
        }
        high = newHigh;
        return true;
    }

    /**
     * Moves the high group to the pages behind the low group, so that it ends where a page ends;
     * false if there is no memory. Nothing can grow after that.
     */
    boolean moveHighBehindLow() {
        UnsignedWord size = end.subtract(high);
        Pointer newEnd = PointerUtils.roundUp(PointerUtils.roundUp(low, page()).add(size), page());
        Pointer toCommit = PointerUtils.min(newEnd, highCommitted);
        if (toCommit.aboveThan(lowCommitted) && !commit(lowCommitted, toCommit)) {
            return false;
        }
        // Downwards, so that an overlap is no matter.
        UnmanagedMemoryUtil.copyLongsForward(high, newEnd.subtract(size), size);
        Pointer rest = PointerUtils.max(newEnd, highCommitted);
        return rest.equal(end)
                || VirtualMemoryProvider.get().uncommit(rest, end.subtract(rest)) == 0
                || noMemory();
    }

    private static UnsignedWord page() {
        return VirtualMemoryProvider.get().getGranularity();
    }

    private boolean commit(Pointer from, Pointer to) {
        UnsignedWord size = to.subtract(from);
        if (VirtualMemoryProvider.get().commit(from, size, READ_WRITE).isNull()) {
            return noMemory();
        }
        if (size.aboveOrEqual(HUGE_STEP)) {
            // Faster to fill, if the kernel has any.
            LinuxCalls.madvise(from, size, LinuxCalls.MADV_HUGEPAGE);
        }
        return true;
    }

    private boolean noMemory() {
        failure = "the machine has no memory left for the slot";
        return false;
    }

    private boolean tooSmall() {
        failure = "the slot is too small";
        return false;
    }
}
