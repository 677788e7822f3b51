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

    // A segment begins with the addresses of its neighbours and of its end.
    private static final int PREVIOUS = 0;
    private static final int NEXT = 8;
    private static final int END = 16;
    private static final int ENTRIES = 24;

    /** In the address of an object, which is a multiple of 8: it has references. */
    private static final Word HAS_REFERENCES = Word.unsigned(1);

    private Pointer segment;

    /** The place of the next entry, and the end of the segment. */
    private Pointer top;

    private Pointer end;
    private long count;

    private Pointer visitedSegment;
    private Pointer visited;

    /**
     * Whether there was memory to note the header.
     *
     * @param hasReferences whether {@link #next} is to return the object
     */
    @AlwaysInline("Called for each object of a graph.")
    boolean add(Pointer object, Word header, boolean hasReferences) {
        if (top.equal(end) && !addSegment()) {
            return false;
        }
        Pointer entry = top;
        entry.writeWord(0, hasReferences ? object.or(HAS_REFERENCES) : object);
        entry.writeWord(8, header);
        top = entry.add(ENTRY_SIZE);
        return true;
    }

    @NeverInline("Rare.")
    private boolean addSegment() {
        boolean first = segment.isNull();
        int size = ENTRIES + ENTRY_SIZE * (first ? FIRST_SEGMENT_ENTRIES : SEGMENT_ENTRIES);
        Pointer next = NullableNativeMemory.malloc(Word.unsigned(size), NmtCategory.GC);
        if (next.isNull()) {
            return false;
        }
        next.writeWord(PREVIOUS, segment);
        next.writeWord(NEXT, Word.nullPointer());
        next.writeWord(END, next.add(size));
        if (first) {
            visitedSegment = next;
            visited = next.add(ENTRIES);
        } else {
            segment.writeWord(NEXT, next);
        }
        segment = next;
        top = next.add(ENTRIES);
        end = next.add(size);
        return true;
    }

    /** The next object that has references, or null. */
    @AlwaysInline("Called for each object of a graph.")
    Pointer next() {
        do {
            Pointer limit = visitedSegment.equal(segment) ? top : visitedSegment.readWord(END);
            for (Pointer entry = visited; entry.belowThan(limit); entry = entry.add(ENTRY_SIZE)) {
                Word object = entry.readWord(0);
                if (object.and(HAS_REFERENCES).notEqual(0)) {
                    visited = entry.add(ENTRY_SIZE);
                    return object.subtract(HAS_REFERENCES);
                }
            }
            visited = limit;
        } while (visitNextSegment());
        return Word.nullPointer();
    }

    @NeverInline("Rare.")
    private boolean visitNextSegment() {
        if (visitedSegment.equal(segment)) {
            return false;
        }
        visitedSegment = visitedSegment.readWord(NEXT);
        visited = visitedSegment.add(ENTRIES);
        return true;
    }

    /** The next object, whether it has references or not, or null; after {@link #rewind}. */
    Pointer nextOfAll() {
        Pointer limit = visitedSegment.equal(segment) ? top : visitedSegment.readWord(END);
        if (visited.equal(limit)) {
            return visitNextSegment() ? nextOfAll() : Word.nullPointer();
        }
        Word object = visited.readWord(0);
        visited = visited.add(ENTRY_SIZE);
        return object.and(HAS_REFERENCES.not());
    }

    /** Goes to the begin. {@link #next} is not for use after that. */
    void rewind() {
        if (segment.isNonNull()) {
            visitedSegment = segment;
            for (Pointer p = segment; p.isNonNull(); p = p.readWord(PREVIOUS)) {
                visitedSegment = p;
            }
            visited = visitedSegment.add(ENTRIES);
        }
    }

    /** Goes to the end, for {@link #previousOfAll}. */
    void unwind() {
        visitedSegment = segment;
        visited = top;
    }

    /** The object before, or null. */
    Pointer previousOfAll() {
        if (visited.equal(visitedSegment.add(ENTRIES))) {
            Pointer previous = visitedSegment.readWord(PREVIOUS);
            if (previous.isNull()) {
                return previous;
            }
            visitedSegment = previous;
            visited = previous.readWord(END);
        }
        visited = visited.subtract(ENTRY_SIZE);
        return visited.<Word>readWord(0).and(HAS_REFERENCES.not());
    }

    /** How many headers have been put back. */
    long count() {
        return count;
    }

    /** Writes all headers back and frees the log. */
    void restore(int headerOffset) {
        while (segment.isNonNull()) {
            Pointer begin = segment.add(ENTRIES);
            for (Pointer entry = begin; entry.belowThan(top); entry = entry.add(ENTRY_SIZE)) {
                Pointer object = entry.<Word>readWord(0).and(HAS_REFERENCES.not());
                object.writeWord(headerOffset, entry.<Word>readWord(8));
            }
            count += top.subtract(begin).unsignedDivide(ENTRY_SIZE).rawValue();
            Pointer previous = segment.readWord(PREVIOUS);
            top = previous.isNull() ? previous : previous.readWord(END);
            NullableNativeMemory.free(segment);
            segment = previous;
        }
    }
}
