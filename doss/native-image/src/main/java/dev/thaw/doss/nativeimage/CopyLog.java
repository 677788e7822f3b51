// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.AlwaysInline;
import com.oracle.svm.core.NeverInline;
import com.oracle.svm.core.memory.NullableNativeMemory;
import com.oracle.svm.core.nmt.NmtCategory;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;

/**
 * The objects that a copy has reached, in that order, with the headers that it overwrote with
 * forwarding pointers, to put them back. It is the queue of the copy, too: those that have
 * references are marked, so that the others cost it nothing. In native memory; never allocates on
 * the Java heap.
 */
final class CopyLog {
    private static final int ENTRY_SIZE = 16;

    /** About 1 KiB, which malloc has at hand. */
    private static final int FIRST_SEGMENT_ENTRIES = 60;

    /** 32 KiB: malloc takes more from the system, and gives it back, each time. */
    private static final int SEGMENT_ENTRIES = 1 << 11;

    // A segment begins with the addresses of its neighbours and the number of its entries.
    private static final int PREVIOUS = 0;
    private static final int NEXT = 8;
    private static final int CAPACITY = 16;
    private static final int ENTRIES = 24;

    /** In the address of an object, which is a multiple of 8: it has references. */
    private static final Word HAS_REFERENCES = Word.unsigned(1);

    private Pointer segment;
    private int capacity;
    private int used;
    private long count;

    private Pointer visitedSegment;
    private int visited;

    /**
     * Whether there was memory to note the header.
     *
     * @param hasReferences whether {@link #next} is to return the object
     */
    @AlwaysInline("Called for each object of a graph.")
    boolean add(Pointer object, Word header, boolean hasReferences) {
        if (used == capacity && !addSegment()) {
            return false;
        }
        Pointer entry = segment.add(ENTRIES + used * ENTRY_SIZE);
        entry.writeWord(0, hasReferences ? object.or(HAS_REFERENCES) : object);
        entry.writeWord(8, header);
        used++;
        return true;
    }

    @NeverInline("Rare.")
    private boolean addSegment() {
        boolean first = segment.isNull();
        int entries = first ? FIRST_SEGMENT_ENTRIES : SEGMENT_ENTRIES;
        Pointer next =
                NullableNativeMemory.malloc(
                        Word.unsigned(ENTRIES + entries * ENTRY_SIZE), NmtCategory.GC);
        if (next.isNull()) {
            return false;
        }
        next.writeWord(PREVIOUS, segment);
        next.writeWord(NEXT, Word.nullPointer());
        next.writeInt(CAPACITY, entries);
        if (first) {
            visitedSegment = next;
        } else {
            segment.writeWord(NEXT, next);
        }
        segment = next;
        capacity = entries;
        used = 0;
        return true;
    }

    /** The next object that has references, or null. */
    @AlwaysInline("Called for each object of a graph.")
    Pointer next() {
        while (visitedSegment.isNonNull()) {
            int end = visitedSegment.equal(segment) ? used : visitedSegment.readInt(CAPACITY);
            for (int i = visited; i < end; i++) {
                Word object = visitedSegment.readWord(ENTRIES + i * ENTRY_SIZE);
                if (object.and(HAS_REFERENCES).notEqual(0)) {
                    visited = i + 1;
                    return object.subtract(HAS_REFERENCES);
                }
            }
            visited = end;
            if (visitedSegment.equal(segment)) {
                break;
            }
            visitedSegment = visitedSegment.readWord(NEXT);
            visited = 0;
        }
        return Word.nullPointer();
    }

    /** How many headers have been put back. */
    long count() {
        return count;
    }

    /** Writes all headers back and frees the log. */
    void restore(int headerOffset) {
        visitedSegment = Word.nullPointer();
        while (segment.isNonNull()) {
            for (int i = 0; i < used; i++) {
                Pointer entry = segment.add(ENTRIES + i * ENTRY_SIZE);
                Pointer object = entry.<Word>readWord(0).and(HAS_REFERENCES.not());
                object.writeWord(headerOffset, entry.<Word>readWord(8));
            }
            count += used;
            Pointer previous = segment.readWord(PREVIOUS);
            used = previous.isNull() ? 0 : previous.readInt(CAPACITY);
            NullableNativeMemory.free(segment);
            segment = previous;
        }
    }
}
