// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.layout;

import com.oracle.svm.core.Isolates;
import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.c.CGlobalData;
import com.oracle.svm.core.c.CGlobalDataFactory;
import com.oracle.svm.core.c.function.CEntryPointOptions;
import com.oracle.svm.core.c.function.CEntryPointOptions.NoEpilogue;
import com.oracle.svm.core.c.function.CEntryPointOptions.NoPrologue;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.Platform;
import org.graalvm.nativeimage.Platforms;
import org.graalvm.nativeimage.c.function.CEntryPoint;
import org.graalvm.nativeimage.c.function.CFunction;
import org.graalvm.word.Pointer;
import org.graalvm.word.PointerBase;
import org.graalvm.word.UnsignedWord;

/**
 * Asks the kernel for what a start touches, all at once, before it is touched: the dynamic linker
 * calls {@link #prefetch} before the program's {@code main}, when there is no heap yet.
 */
public final class StartupPrefetch {
    /** The name under which the dynamic linker finds {@link #prefetch}. */
    public static final String SYMBOL = "thaw_startup_prefetch";

    /** The most ranges of the image heap; what is beyond them is read when it is touched. */
    public static final int MAX_HEAP_RANGES = 62;

    // The table, in bytes. The end of the build fills it in.
    public static final int MAPS_CODE = 0;
    public static final int CODE_SIZE = 8;
    public static final int HEAP_RANGES = 16;
    public static final int FIRST_HEAP_RANGE = 24;
    public static final int RANGE_SIZE = 16;
    public static final int TABLE_SIZE = FIRST_HEAP_RANGE + MAX_HEAP_RANGES * RANGE_SIZE;

    // The Linux values.
    private static final int MADV_WILLNEED = 3;
    private static final int MADV_POPULATE_READ = 22;
    private static final int PAGE = 4096;

    /**
     * The kernel reads no more for one request than the device's read-ahead, 128 KiB by default.
     */
    private static final int REQUEST = 32 * PAGE;

    @Platforms(Platform.HOSTED_ONLY.class)
    private static byte[] table;

    public static final CGlobalData<Pointer> TABLE =
            CGlobalDataFactory.createBytes(new TableSupplier());

    private static final CGlobalData<Pointer> CODE =
            CGlobalDataFactory.forSymbol("__svm_code_section");

    private StartupPrefetch() {}

    @Platforms(Platform.HOSTED_ONLY.class)
    public static boolean isOn() {
        return !LayoutOptions.StartupPrefetch.getValue().equals("none");
    }

    @Platforms(Platform.HOSTED_ONLY.class)
    public static void fill(byte[] ranges) {
        table = ranges;
    }

    @Platforms(Platform.HOSTED_ONLY.class)
    private static final class TableSupplier implements Supplier<byte[]> {
        @Override
        public byte[] get() {
            return table;
        }
    }

    /** Whether this image has the entry point. */
    @Platforms(Platform.HOSTED_ONLY.class)
    private static final class IsOn implements BooleanSupplier {
        @Override
        public boolean getAsBoolean() {
            return isOn();
        }
    }

    @CEntryPoint(name = SYMBOL, include = IsOn.class, publishAs = CEntryPoint.Publish.SymbolOnly)
    @CEntryPointOptions(prologue = NoPrologue.class, epilogue = NoEpilogue.class)
    @Uninterruptible(reason = "There is no isolate yet.")
    private static void prefetch() {
        Pointer table = TABLE.get();
        Pointer code = CODE.get();
        UnsignedWord codeSize = table.readWord(CODE_SIZE);
        request(code, codeSize);
        Pointer heap = (Pointer) Isolates.IMAGE_HEAP_BEGIN.get();
        long ranges = table.readLong(HEAP_RANGES);
        Pointer range = table.add(FIRST_HEAP_RANGE);
        for (long i = 0; i < ranges; i++) {
            request(heap.add(range.<UnsignedWord>readWord(0)), range.readWord(Long.BYTES));
            range = range.add(RANGE_SIZE);
        }
        if (table.readLong(MAPS_CODE) != 0) {
            madvise(pageOf(code), codeSize, MADV_POPULATE_READ);
        }
    }

    @Uninterruptible(reason = "There is no isolate yet.")
    private static void request(Pointer begin, UnsignedWord size) {
        Pointer end = begin.add(size);
        for (Pointer at = pageOf(begin); at.belowThan(end); at = at.add(REQUEST)) {
            UnsignedWord rest = end.subtract(at);
            madvise(at, rest.belowThan(REQUEST) ? rest : Word.unsigned(REQUEST), MADV_WILLNEED);
        }
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static Pointer pageOf(Pointer address) {
        return (Pointer) address.and(Word.unsigned(PAGE - 1).not());
    }

    @CFunction(transition = CFunction.Transition.NO_TRANSITION)
    private static native int madvise(PointerBase at, UnsignedWord size, int advice);
}
