// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.snippets.KnownIntrinsics;
import jdk.graal.compiler.word.Word;
import org.graalvm.word.Pointer;
import org.graalvm.word.UnsignedWord;

/** Where to read what references lead to: in its place, or in a file that is mapped elsewhere. */
final class SlotView {
    private UnsignedWord lowBegin = Word.zero();
    private UnsignedWord lowEnd = Word.zero();
    private UnsignedWord highBegin = Word.zero();
    private UnsignedWord highEnd = Word.zero();
    private Pointer low = Word.nullPointer();
    private Pointer high = Word.nullPointer();

    /** Everything is in its place. */
    SlotView() {}

    /** The offsets of the slot's two groups of objects, and where those are mapped. */
    SlotView(
            UnsignedWord lowBegin,
            UnsignedWord lowEnd,
            Pointer low,
            UnsignedWord highBegin,
            UnsignedWord highEnd,
            Pointer high) {
        this.lowBegin = lowBegin;
        this.lowEnd = lowEnd;
        this.low = low;
        this.highBegin = highBegin;
        this.highEnd = highEnd;
        this.high = high;
    }

    /** What a reference in an object leads to; null if it is null. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    Pointer target(Pointer object, long reference) {
        UnsignedWord offset = object.add(Word.unsigned(reference)).readWord(0);
        if (offset.equal(0)) {
            return Word.nullPointer();
        }
        if (offset.aboveOrEqual(lowBegin) && offset.belowThan(lowEnd)) {
            return low.add(offset.subtract(lowBegin));
        }
        if (offset.aboveOrEqual(highBegin) && offset.belowThan(highEnd)) {
            return high.add(offset.subtract(highBegin));
        }
        return KnownIntrinsics.heapBase().add(offset);
    }
}
