// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout;

import com.oracle.svm.core.IsolateListenerSupport.IsolateListener;
import com.oracle.svm.core.SubstrateOptions;
import com.oracle.svm.core.SubstrateUtil;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.annotate.Alias;
import com.oracle.svm.core.annotate.TargetClass;
import com.oracle.svm.core.c.CGlobalData;
import com.oracle.svm.core.c.CGlobalDataFactory;
import com.oracle.svm.core.genscavenge.AddressRangeCommittedMemoryProvider;
import com.oracle.svm.core.genscavenge.HeapParameters;
import com.oracle.svm.core.os.CommittedMemoryProvider;
import com.oracle.svm.core.posix.PosixVirtualMemoryProvider;
import com.oracle.svm.core.util.PointerUtils;
import java.util.function.BooleanSupplier;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Isolate;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.nativeimage.c.function.CFunction;
import org.graalvm.word.LocationIdentity;
import org.graalvm.word.Pointer;
import org.graalvm.word.PointerBase;
import org.graalvm.word.UnsignedWord;

/**
 * Gives the heap its memory by huge pages where it grows for the first time. GraalVM asks for a
 * chunk of 512 KiB at a time, in which no huge page has room, and a start faults on each small page
 * of it: of the 16,000 faults of a start of Spring Boot, 12,700 are those. Only beyond {@link
 * #SMALL}, as a huge page takes as long as a hundred small ones.
 *
 * <p>The first isolate of a process alone has it. The heap's lock is held where memory of the heap
 * is committed.
 */
public final class HugePagesOfHeap extends PosixVirtualMemoryProvider implements IsolateListener {
    static final long SIZE = 2L << 20;
    static final long SMALL = 2L << 20;

    /** MADV_HUGEPAGE. */
    private static final int ADVICE = 14;

    private static final int READ_AND_WRITE = Access.READ | Access.WRITE;

    /** When memory is first committed there is no image heap yet, so these lie beside it. */
    private static final CGlobalData<Pointer> STATE =
            CGlobalDataFactory.createBytes(() -> new byte[4 * Long.BYTES]);

    /** Where the heap begins; null while there is none. */
    private static final int BEGIN = 0;

    /** Behind it, nothing was given to the heap yet. */
    private static final int TOP = Long.BYTES;

    /** What is committed ends here, given to the heap or not. */
    private static final int COMMITTED = 2 * Long.BYTES;

    /** Where the heap's addresses end; null until the others are there. */
    private static final int END = 3 * Long.BYTES;

    /**
     * Whether the image that is built has this. One that records has it so that its profile has
     * this code.
     */
    @Platforms(Platform.HOSTED_ONLY.class)
    public static final class IsBuilt implements BooleanSupplier {
        @Override
        public boolean getAsBoolean() {
            long chunk = HeapParameters.getAlignedHeapChunkSize().rawValue();
            return LayoutOptions.StartupHugePages.getValue()
                    && (LayoutOptions.StartupProfile.getValue()
                            || !LayoutOptions.StartupOrder.getValue().isEmpty())
                    && !SubstrateOptions.SharedLibrary.getValue()
                    && SubstrateOptions.SpawnIsolates.getValue()
                    && SubstrateOptions.useSerialGC()
                    && Platform.includedIn(Platform.LINUX_AMD64.class)
                    && chunk < SIZE
                    && SIZE % chunk == 0;
        }
    }

    @TargetClass(value = AddressRangeCommittedMemoryProvider.class, onlyWith = IsBuilt.class)
    static final class HeapAddresses {
        @Alias Pointer collectedHeapBegin;
        @Alias UnsignedWord collectedHeapSize;
    }

    @Override
    @Uninterruptible(reason = "Thread state not yet set up.")
    public void afterCreateIsolate(Isolate isolate) {
        HeapAddresses heap = SubstrateUtil.cast(CommittedMemoryProvider.get(), HeapAddresses.class);
        Pointer begin = heap.collectedHeapBegin;
        Pointer state = STATE.get();
        if (state.logicCompareAndSwapWord(
                BEGIN, Word.nullPointer(), begin, LocationIdentity.ANY_LOCATION)) {
            state.writeWord(TOP, begin);
            state.writeWord(COMMITTED, begin);
            state.writeWord(END, begin.add(heap.collectedHeapSize));
        }
    }

    @Override
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    public Pointer commit(PointerBase start, UnsignedWord size, int access) {
        Pointer state = STATE.get();
        Pointer begin = (Pointer) start;
        Pointer end = begin.add(size);
        Pointer limit = state.readWord(END);
        Pointer top = state.readWord(TOP);
        if (limit.isNull() || end.belowOrEqual(top) || end.aboveThan(limit)) {
            return super.commit(start, size, access);
        }
        Pointer committed = state.readWord(COMMITTED);
        boolean isNew = begin.aboveOrEqual(top) && access == READ_AND_WRITE;
        if (!isNew || end.aboveThan(committed)) {
            Pointer ahead = PointerUtils.roundUp(end, Word.unsigned(SIZE));
            if (isNew
                    && isOfHugePages(state, begin, size)
                    && ahead.belowOrEqual(limit)
                    && super.commit(begin, ahead.subtract(begin), access).isNonNull()) {
                // where there are none, the pages are small
                madvise(begin, ahead.subtract(begin), ADVICE);
                committed = ahead;
            } else if (super.commit(start, size, access).isNull()) {
                return Word.nullPointer();
            } else if (end.aboveThan(committed)) {
                committed = end;
            }
            state.writeWord(COMMITTED, committed);
        }
        // also where a part of it was given before: what is given back is not committed any more
        state.writeWord(TOP, end);
        return begin;
    }

    /** What is as large as a huge page may be an array of which few pages are used. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static boolean isOfHugePages(Pointer state, Pointer begin, UnsignedWord size) {
        Pointer ofHeap = state.readWord(BEGIN);
        return size.belowThan(Word.unsigned(SIZE))
                && begin.subtract(ofHeap).aboveOrEqual(Word.unsigned(SMALL));
    }

    /** What is mapped at these addresses next may be the heap of another isolate. */
    @Override
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    public int free(PointerBase start, UnsignedWord size) {
        Pointer state = STATE.get();
        Pointer heap = state.readWord(BEGIN);
        Pointer begin = (Pointer) start;
        if (heap.isNonNull() && heap.aboveOrEqual(begin) && heap.belowThan(begin.add(size))) {
            state.writeWord(END, Word.nullPointer());
            state.writeWord(BEGIN, Word.nullPointer());
        }
        return super.free(start, size);
    }

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int madvise(PointerBase at, UnsignedWord size, int advice);
}
