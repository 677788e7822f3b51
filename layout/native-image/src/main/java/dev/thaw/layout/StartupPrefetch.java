// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.c.CGlobalData;
import com.oracle.svm.core.c.CGlobalDataFactory;
import com.oracle.svm.core.c.function.CEntryPointOptions;
import com.oracle.svm.core.c.function.CEntryPointOptions.NoEpilogue;
import com.oracle.svm.core.c.function.CEntryPointOptions.NoPrologue;
import dev.thaw.layout.profile.PrefetchEntry;
import dev.thaw.layout.profile.PrefetchTable;
import java.util.function.BooleanSupplier;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.nativeimage.c.function.CEntryPoint;
import org.graalvm.nativeimage.c.function.CFunction;
import org.graalvm.word.Pointer;
import org.graalvm.word.PointerBase;
import org.graalvm.word.UnsignedWord;

/**
 * Asks the kernel for what a start touches, all at once, before it is touched: {@link #prefetch} is
 * called before the program's {@code main}, when there is no heap yet ({@link PrefetchEntry}).
 */
public final class StartupPrefetch {
    public static final CGlobalData<Pointer> TABLE =
            CGlobalDataFactory.createBytes(PrefetchTable::empty);

    private static final int WILL_NEED = 3;

    private StartupPrefetch() {}

    /** Whether this image has the entry point. */
    @Platforms(Platform.HOSTED_ONLY.class)
    private static final class IsOn implements BooleanSupplier {
        @Override
        public boolean getAsBoolean() {
            return LayoutOptions.prefetches();
        }
    }

    @CEntryPoint(
            name = PrefetchEntry.SYMBOL,
            include = IsOn.class,
            publishAs = CEntryPoint.Publish.SymbolOnly)
    @CEntryPointOptions(prologue = NoPrologue.class, epilogue = NoEpilogue.class)
    @Uninterruptible(reason = "There is no isolate yet.")
    private static void prefetch() {
        Pointer table = TABLE.get();
        int advice = (int) table.readLong(PrefetchTable.ADVICE);
        Pointer range = table.add(PrefetchTable.FIRST_RANGE);
        Pointer end =
                range.add((int) table.readLong(PrefetchTable.COUNT) * PrefetchTable.RANGE_SIZE);
        while (range.belowThan(end)) {
            Pointer at = table.add(range.<UnsignedWord>readWord(0));
            UnsignedWord size = range.readWord(Long.BYTES);
            // kernels before 5.14 do not know how to map
            if (madvise(at, size, advice) != 0) {
                madvise(at, size, WILL_NEED);
            }
            range = range.add(PrefetchTable.RANGE_SIZE);
        }
    }

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int madvise(PointerBase at, UnsignedWord size, int advice);
}
