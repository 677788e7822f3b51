// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.c.CGlobalData;
import com.oracle.svm.core.c.CGlobalDataFactory;
import com.oracle.svm.core.memory.NullableNativeMemory;
import com.oracle.svm.core.nmt.NmtCategory;
import com.oracle.svm.core.thread.NativeSpinLockUtils;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.c.type.CCharPointer;
import org.graalvm.nativeimage.c.type.CIntPointer;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/**
 * Which file is mapped where, for the slots of all isolates of the process: outside of all heaps,
 * so that a signal handler can read it. It is a list that only grows; an entry that is out of use
 * has no address, and is used again for a path that it has room for.
 */
final class MappedFiles {
    // Offsets in an entry.
    private static final int NEXT = 0;
    private static final int BEGIN = 8;
    private static final int SIZE = 16;
    private static final int SLOT = 24;
    private static final int ROOM = 28;
    private static final int PATH = 32;

    /** The kernel takes no longer path. */
    private static final int MAX_PATH_BYTES = 4096;

    /** Most paths have room in one; an entry of a page would be the first LOAD's page fault. */
    private static final int ROOM_STEP = 256;

    // No slot begins there.
    private static final long UNUSED = 0;
    private static final long CLAIMED = 1;

    private static final CGlobalData<CIntPointer> LOCK = CGlobalDataFactory.createBytes(() -> 4);
    private static final CGlobalData<Pointer> FIRST_ENTRY = CGlobalDataFactory.createWord();

    private MappedFiles() {}

    /** Adds a file that is mapped into a slot; false if there is no memory for that. */
    static boolean add(byte[] path, SnapshotSlot slot) {
        int length = Math.min(path.length, MAX_PATH_BYTES);
        Pointer entry = claimEntry((length / ROOM_STEP + 1) * ROOM_STEP);
        if (entry.isNull()) {
            return false;
        }
        for (int i = 0; i < length; i++) {
            entry.writeByte(PATH + i, path[i]);
        }
        entry.writeByte(PATH + length, (byte) 0);
        entry.writeInt(SLOT, slot.id());
        publish(entry, slot.begin(), Word.unsigned(slot.capacity()));
        return true;
    }

    /** Takes out what was added for the slot that begins there, if anything was. */
    @Uninterruptible(reason = "Locks without a transition.")
    static void remove(Pointer slotBegin) {
        NativeSpinLockUtils.lockNoTransition(LOCK.get());
        for (Pointer e = first(); e.isNonNull(); e = e.readWord(NEXT)) {
            if (e.readLong(BEGIN) == slotBegin.rawValue()) {
                e.writeWord(SIZE, Word.zero());
                e.writeLong(BEGIN, UNUSED);
            }
        }
        NativeSpinLockUtils.unlock(LOCK.get());
    }

    /** The entry of the file that is mapped at an address; null if none is. */
    @Uninterruptible(reason = "Called by the signal handler.")
    static Pointer at(UnsignedWord address) {
        for (Pointer e = first(); e.isNonNull(); e = e.readWord(NEXT)) {
            UnsignedWord begin = e.readWord(BEGIN);
            if (address.subtract(begin).belowThan((UnsignedWord) e.readWord(SIZE))) {
                return e;
            }
        }
        return Word.nullPointer();
    }

    @Uninterruptible(reason = "Called by the signal handler.")
    static CCharPointer path(Pointer entry) {
        return (CCharPointer) entry.add(PATH);
    }

    @Uninterruptible(reason = "Called by the signal handler.")
    static int slot(Pointer entry) {
        return entry.readInt(SLOT);
    }

    /** A new entry or one that is out of use; null if there is no memory. */
    @Uninterruptible(reason = "Locks without a transition.")
    private static Pointer claimEntry(int room) {
        NativeSpinLockUtils.lockNoTransition(LOCK.get());
        Pointer e = first();
        while (e.isNonNull() && (e.readLong(BEGIN) != UNUSED || e.readInt(ROOM) < room)) {
            e = e.readWord(NEXT);
        }
        if (e.isNull()) {
            e = NullableNativeMemory.malloc(Word.unsigned(PATH + room), NmtCategory.GC);
            if (e.isNonNull()) {
                e.writeInt(ROOM, room);
                e.writeWord(NEXT, first());
                e.writeWord(SIZE, Word.zero());
                FIRST_ENTRY.get().writeWord(0, e);
            }
        }
        if (e.isNonNull()) {
            e.writeLong(BEGIN, CLAIMED);
        }
        NativeSpinLockUtils.unlock(LOCK.get());
        return e;
    }

    @Uninterruptible(reason = "Locks without a transition.")
    private static void publish(Pointer entry, Pointer begin, UnsignedWord size) {
        NativeSpinLockUtils.lockNoTransition(LOCK.get());
        entry.writeWord(BEGIN, begin);
        entry.writeWord(SIZE, size);
        NativeSpinLockUtils.unlock(LOCK.get());
    }

    @Uninterruptible(reason = "Called by the signal handler.")
    private static Pointer first() {
        return FIRST_ENTRY.get().readWord(0);
    }
}
