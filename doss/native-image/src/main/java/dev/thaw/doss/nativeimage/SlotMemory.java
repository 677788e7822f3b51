// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.NeverInline;
import com.oracle.svm.core.UnmanagedMemoryUtil;
import com.oracle.svm.core.os.VirtualMemoryProvider;
import com.oracle.svm.core.util.PointerUtils;
import com.oracle.svm.core.util.UnsignedUtils;
import dev.thaw.doss.nativeimage.file.SlotGeometry;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * The memory of a slot that SNAPSHOT fills: a low group that grows up from its begin and a high
 * group that grows down from its end, both committed as they grow. A slot keeps some of it while it
 * is free, so that a small snapshot needs no system call and no new page.
 */
final class SlotMemory {
    private static final UnsignedWord RESIDENT_LOW = Word.unsigned(1024 * 1024);

    /** Room for the reference map of as many objects as the slot keeps memory for. */
    private static final UnsignedWord RESIDENT_HIGH = ReferenceMap.sizeFor(RESIDENT_LOW);

    private static final UnsignedWord SMALL_STEP = Word.unsigned(64 * 1024);
    private static final UnsignedWord HUGE_STEP = Word.unsigned(SlotGeometry.HUGE_PAGE);
    private static final int READ_WRITE =
            VirtualMemoryProvider.Access.READ | VirtualMemoryProvider.Access.WRITE;

    private final Pointer begin;
    private final Pointer end;
    private Pointer low;
    private Pointer lowCommitted;
    private Pointer high;
    private Pointer highCommitted;

    /** Below, there may be objects that earlier snapshots have left. */
    private final Pointer staleEnd;

    /** Where the high group has moved to; null if it has not. */
    private Pointer movedHigh;

    private String failure;

    SlotMemory(SnapshotSlot slot) {
        begin = slot.begin();
        end = slot.end();
        low = begin;
        lowCommitted = begin.add(Word.unsigned(slot.kept().low()));
        staleEnd = begin.add(Word.unsigned(slot.kept().staleLow()));
        high = end;
        highCommitted = end.subtract(Word.unsigned(slot.kept().high()));
    }

    /** Why there is no more, or null. */
    String failure() {
        return failure;
    }

    /** The end of the low group. */
    @AlwaysInline("Called for each object of a graph.")
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

    /** How far there is memory, in bytes from the begin, but for the resident memory at the end. */
    long extent() {
        Pointer limit = movedHigh.isNonNull() || high.equal(end) ? lowCommitted : end;
        return limit.subtract(begin).rawValue();
    }

    /**
     * What the slot may keep when it becomes free. Of a large low group nothing: small pages that
     * stay would keep the next one's begin from being a huge page, and cost a page fault each.
     */
    KeptMemory kept() {
        UnsignedWord committed = lowCommitted.subtract(begin);
        boolean large = committed.aboveThan(HUGE_STEP);
        UnsignedWord keptLow = large ? Word.zero() : UnsignedUtils.min(RESIDENT_LOW, committed);
        UnsignedWord stale = PointerUtils.max(staleEnd, low).subtract(begin);
        boolean moved = movedHigh.isNonNull();
        return new KeptMemory(
                keptLow.rawValue(),
                moved ? end.subtract(highCommitted).rawValue() : 0,
                UnsignedUtils.min(keptLow, stale).rawValue(),
                moved ? movedHigh.subtract(begin).rawValue() : 0,
                moved ? highSize() : 0);
    }

    /** Removes what earlier snapshots have left between two addresses in the low group. */
    void clear(Pointer from, Pointer to) {
        Pointer limit = PointerUtils.min(to, staleEnd);
        if (from.belowThan(limit)) {
            UnmanagedMemoryUtil.fill(from, limit.subtract(from), (byte) 0);
        }
    }

    /** Lets the low group end at the given address; false if there is no room or no memory. */
    @AlwaysInline("Called for each object of a graph.")
    boolean growLowTo(Pointer newLow) {
        if (newLow.aboveThan(lowCommitted) && !commitLowTo(newLow)) {
            return false;
        }
        low = newLow;
        return true;
    }

    @NeverInline("Rare.")
    private boolean commitLowTo(Pointer newLow) {
        Pointer limit = PointerUtils.roundDown(highCommitted, page());
        if (newLow.aboveThan(limit)) {
            return tooSmall();
        }
        boolean goesOn = newLow.subtract(begin).aboveThan(HUGE_STEP);
        // What one large object has left over in a huge page is not worth filling one.
        boolean isOneObject = newLow.subtract(low).aboveOrEqual(HUGE_STEP);
        UnsignedWord step = goesOn && !isOneObject ? HUGE_STEP : SMALL_STEP;
        Pointer to = PointerUtils.min(PointerUtils.roundUp(newLow, step), limit);
        if (!commit(lowCommitted, to)) {
            return false;
        }
        lowCommitted = to;
        return true;
    }

    /** Lets the high group begin at the given address; false if there is no room or no memory. */
    boolean growHighTo(Pointer newHigh) {
        if (newHigh.belowThan(highCommitted)) {
            Pointer from = PointerUtils.roundDown(newHigh, page());
            if (from.belowThan(PointerUtils.roundUp(low, page()))) {
                return tooSmall();
            }
            // what the low group has of it and does not use is made anew as well, so that it is
            // zero
            if (!commit(from, highCommitted)) {
                return false;
            }
            highCommitted = from;
            lowCommitted = PointerUtils.min(lowCommitted, from);
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
        Pointer newHigh = newEnd.subtract(size);
        Pointer toCommit = PointerUtils.min(newEnd, highCommitted);
        if (toCommit.aboveThan(lowCommitted)) {
            if (!commit(lowCommitted, toCommit)) {
                return false;
            }
            lowCommitted = toCommit;
        }
        // Downwards, so that an overlap is no matter.
        UnmanagedMemoryUtil.copyLongsForward(high, newHigh, size);
        clear(low, newHigh);
        movedHigh = newHigh;
        return keepEnd(newEnd);
    }

    /**
     * Empties the end of the slot, from which the high group has moved to before the given address.
     */
    private boolean keepEnd(Pointer newEnd) {
        Pointer kept = PointerUtils.max(highCommitted, end.subtract(RESIDENT_HIGH));
        if (newEnd.aboveThan(kept)) {
            lowCommitted = PointerUtils.max(newEnd, lowCommitted);
            kept = end;
        }
        Pointer given = PointerUtils.max(newEnd, highCommitted);
        if (given.belowThan(kept)
                && VirtualMemoryProvider.get().uncommit(given, kept.subtract(given)) != 0) {
            return noMemory();
        }
        highCommitted = kept;
        Pointer toClear = PointerUtils.max(high, kept);
        UnmanagedMemoryUtil.fill(toClear, end.subtract(toClear), (byte) 0);
        return true;
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
