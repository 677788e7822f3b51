// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.doss.nativeimage;

import com.oracle.svm.core.Uninterruptible;
import com.oracle.svm.core.c.CGlobalData;
import com.oracle.svm.core.c.CGlobalDataFactory;
import com.oracle.svm.core.posix.headers.Fcntl;
import com.oracle.svm.core.posix.headers.Unistd;
import com.oracle.svm.core.util.PointerUtils;
import jdk.graal.compiler.word.Word;
import org.graalvm.nativeimage.StackValue;
import org.graalvm.nativeimage.c.function.CFunction;
import org.graalvm.nativeimage.c.type.CCharPointer;
import org.graalvm.word.Pointer;
import org.graalvm.word.PointerBase;
import org.graalvm.word.SignedWord;
import org.graalvm.word.UnsignedWord;

/**
 * Asks the kernel which pages of private file mappings were written to, so that they are copies of
 * this process now. Pages of memory that is no file mapping count as written once they exist. Does
 * not touch the pages it asks about.
 *
 * <p>Source: Linux, Documentation/admin-guide/mm/pagemap.rst.
 */
final class WrittenPages {
    private static final int PAGE = 4096;

    /** Ranges of pages as the kernel writes them: begin, end, and a word that is not used here. */
    static final int RANGE_SIZE = 24;

    /** Instead of {@link #open} where nothing is asked. */
    static final int CLOSED = -1;

    private static final int O_CLOEXEC = 0x80000;
    private static final CGlobalData<CCharPointer> PAGEMAP =
            CGlobalDataFactory.createCString("/proc/self/pagemap");

    // struct pm_scan_arg of linux/fs.h, which images cannot include.
    private static final long PAGEMAP_SCAN = 0xC0606610L;
    private static final int ARGUMENT_SIZE = 96;
    private static final int SIZE = 0;
    private static final int START = 16;
    private static final int END = 24;
    private static final int VECTOR = 40;
    private static final int VECTOR_LENGTH = 48;
    private static final int CATEGORY_INVERTED = 64;
    private static final int CATEGORY_MASK = 72;
    private static final int CATEGORY_ANY_OF = 80;
    private static final int RETURN_MASK = 88;
    private static final long PAGE_IS_FILE = 1 << 2;
    private static final long PAGE_IS_PRESENT = 1 << 3;
    private static final long PAGE_IS_SWAPPED = 1 << 4;

    // An entry of /proc/self/pagemap, for kernels before 6.7.
    private static final int ENTRY_SIZE = 8;
    private static final int ENTRIES_AT_ONCE = 64;
    private static final long ENTRY_IS_FILE = 1L << 61;
    private static final long ENTRY_IS_SWAPPED = 1L << 62;
    private static final long ENTRY_IS_PRESENT = 1L << 63;

    private WrittenPages() {}

    /** What {@link #find} needs; to be closed. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static int open() {
        return Fcntl.NoTransitions.open(PAGEMAP.get(), Fcntl.O_RDONLY() | O_CLOEXEC, 0);
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static void close(int pagemap) {
        if (pagemap != CLOSED) {
            Unistd.NoTransitions.close(pagemap);
        }
    }

    /** Whether a page between the two addresses, which need not be a page's, was written to. */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static boolean existBetween(int pagemap, Pointer begin, Pointer end) {
        Pointer range = StackValue.get(RANGE_SIZE);
        Pointer page = PointerUtils.roundDown(begin, Word.unsigned(PAGE));
        return find(pagemap, page, end, range, 1) > 0;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static Pointer rangeBegin(Pointer ranges, int i) {
        return ranges.readWord(i * RANGE_SIZE);
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static Pointer rangeEnd(Pointer ranges, int i) {
        return ranges.readWord(i * RANGE_SIZE + Long.BYTES);
    }

    /**
     * Finds the first ranges of written pages. If the kernel does not tell, that is all pages.
     *
     * @param begin the begin of a page
     * @param ranges room for so many ranges; the last one may go on behind its end if all are used
     * @return how many there are
     */
    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    static int find(int pagemap, Pointer begin, Pointer end, Pointer ranges, int maxRanges) {
        int count = pagemap == CLOSED ? -1 : scan(pagemap, begin, end, ranges, maxRanges);
        if (count < 0 && pagemap != CLOSED) {
            count = read(pagemap, begin, end, ranges, maxRanges);
        }
        if (count < 0) {
            ranges.writeWord(0, begin);
            ranges.writeWord(8, end);
            count = 1;
        }
        return count;
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static int scan(int pagemap, Pointer begin, Pointer end, Pointer ranges, int max) {
        Pointer argument = StackValue.get(ARGUMENT_SIZE);
        for (int i = 0; i < ARGUMENT_SIZE; i += 8) {
            argument.writeLong(i, 0);
        }
        argument.writeLong(SIZE, ARGUMENT_SIZE);
        argument.writeWord(START, begin);
        argument.writeWord(END, end);
        argument.writeWord(VECTOR, ranges);
        argument.writeLong(VECTOR_LENGTH, max);
        argument.writeLong(CATEGORY_INVERTED, PAGE_IS_FILE);
        argument.writeLong(CATEGORY_MASK, PAGE_IS_FILE);
        argument.writeLong(CATEGORY_ANY_OF, PAGE_IS_PRESENT | PAGE_IS_SWAPPED);
        argument.writeLong(RETURN_MASK, PAGE_IS_PRESENT);
        return ioctl(pagemap, Word.unsigned(PAGEMAP_SCAN), argument);
    }

    @Uninterruptible(reason = "Called from uninterruptible code.", mayBeInlined = true)
    private static int read(int pagemap, Pointer begin, Pointer end, Pointer ranges, int max) {
        Pointer entries = StackValue.get(ENTRY_SIZE * ENTRIES_AT_ONCE);
        int count = 0;
        boolean open = false;
        Pointer page = begin;
        while (page.belowThan(end)) {
            UnsignedWord offset = page.unsignedDivide(PAGE).multiply(ENTRY_SIZE);
            UnsignedWord size = Word.unsigned(ENTRY_SIZE * ENTRIES_AT_ONCE);
            if (pread(pagemap, entries, size, (SignedWord) offset).notEqual((SignedWord) size)) {
                return -1;
            }
            for (int i = 0; i < ENTRIES_AT_ONCE && page.belowThan(end); i++) {
                long entry = entries.readLong(i * ENTRY_SIZE);
                boolean written =
                        (entry & ENTRY_IS_FILE) == 0
                                && (entry & (ENTRY_IS_PRESENT | ENTRY_IS_SWAPPED)) != 0;
                if (written && !open) {
                    if (count == max) {
                        return count;
                    }
                    ranges.writeWord(count * RANGE_SIZE, page);
                    count++;
                }
                open = written;
                page = page.add(PAGE);
                if (written) {
                    ranges.writeWord((count - 1) * RANGE_SIZE + 8, page);
                }
            }
        }
        return count;
    }

    @CFunction(value = "ioctl", transition = CFunction.Transition.NO_TRANSITION)
    private static native int ioctl(int descriptor, UnsignedWord request, PointerBase argument);

    @CFunction(value = "pread64", transition = CFunction.Transition.NO_TRANSITION)
    private static native SignedWord pread(
            int descriptor, PointerBase to, UnsignedWord count, SignedWord offset);
}
