// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.NeverInline;
import com.oracle.svm.core.memory.NullableNativeMemory;
import com.oracle.svm.core.nmt.NmtCategory;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;

/**
 * The original headers of the objects that a copy overwrote with forwarding pointers, in native
 * memory, to put them back. Never allocates on the Java heap.
 */
final class HeaderLog {
    private static final int ENTRY_SIZE = 16;

    /** About 1 KiB, which malloc has at hand. */
    private static final int FIRST_SEGMENT_ENTRIES = 60;

    /** 32 KiB: malloc takes more from the system, and gives it back, each time. */
    private static final int SEGMENT_ENTRIES = 1 << 11;

    /** A segment starts with the address and the number of entries of the one before it. */
    private static final int ENTRIES_OFFSET = 16;

    private Pointer segment;
    private int capacity;
    private int used;
    private long count;

    /** Whether there was memory to note the header. */
    @AlwaysInline("Called for each object of a graph.")
    boolean add(Pointer object, Word header) {
        if (used == capacity && !addSegment()) {
            return false;
        }
        Pointer entry = segment.add(ENTRIES_OFFSET + used * ENTRY_SIZE);
        entry.writeWord(0, object);
        entry.writeWord(8, header);
        used++;
        count++;
        return true;
    }

    @NeverInline("Rare.")
    private boolean addSegment() {
        int entries = segment.isNull() ? FIRST_SEGMENT_ENTRIES : SEGMENT_ENTRIES;
        Pointer next =
                NullableNativeMemory.malloc(
                        Word.unsigned(ENTRIES_OFFSET + entries * ENTRY_SIZE), NmtCategory.GC);
        if (next.isNull()) {
            return false;
        }
        next.writeWord(0, segment);
        next.writeInt(8, capacity);
        segment = next;
        capacity = entries;
        used = 0;
        return true;
    }

    long count() {
        return count;
    }

    /** Writes all headers back and frees the log. */
    void restore(int headerOffset) {
        while (segment.isNonNull()) {
            for (int i = 0; i < used; i++) {
                Pointer entry = segment.add(ENTRIES_OFFSET + i * ENTRY_SIZE);
                Pointer object = entry.readWord(0);
                object.writeWord(headerOffset, entry.<Word>readWord(8));
            }
            Pointer previous = segment.readWord(0);
            used = segment.readInt(8);
            NullableNativeMemory.free(segment);
            segment = previous;
        }
    }
}
