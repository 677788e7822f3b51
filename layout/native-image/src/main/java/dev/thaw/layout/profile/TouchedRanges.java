// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Which parts of a section to ask the kernel for, from the places that a start has touched. */
public final class TouchedRanges {
    private static final int REQUEST = PrefetchTable.REQUEST / PrefetchTable.PAGE;

    /** Untouched pages between two touched ones that cost less to read than another request. */
    private static final int GAP = 4;

    /**
     * A range of a file.
     *
     * @param offset in bytes, of a page
     * @param size in bytes, whole pages
     * @param firstTouch when the first of its pages was touched: smaller is earlier
     */
    public record Touched(long offset, long size, int firstTouch) {}

    private TouchedRanges() {}

    /**
     * The ranges, in the order of the file, none larger than a request.
     *
     * @param touches offsets in the file, the first touch first
     * @param around as many pages are taken for touched if one of them is, aligned
     */
    public static List<Touched> of(ElfFile.Section section, List<Long> touches, int around) {
        int first = page(section.offset());
        int end = page(section.offset() + section.size() - 1) + 1;
        BitSet pages = new BitSet();
        int[] firstTouch = new int[end];
        for (int i = touches.size() - 1; i >= 0; i--) {
            if (section.contains(touches.get(i))) {
                int begin = page(touches.get(i)) / around * around;
                for (int p = Math.max(begin, first); p < Math.min(begin + around, end); p++) {
                    pages.set(p);
                    firstTouch[p] = i;
                }
            }
        }
        List<Touched> ranges = new ArrayList<>();
        int begin = pages.nextSetBit(0);
        while (begin >= 0) {
            int last = pages.previousSetBit(endOfRange(pages, begin) - 1);
            ranges.add(
                    new Touched(
                            (long) begin * PrefetchTable.PAGE,
                            (last + 1L - begin) * PrefetchTable.PAGE,
                            IntStream.rangeClosed(begin, last)
                                    .filter(pages::get)
                                    .map(p -> firstTouch[p])
                                    .min()
                                    .orElseThrow()));
            begin = pages.nextSetBit(last + 1);
        }
        return ranges;
    }

    private static int endOfRange(BitSet pages, int begin) {
        int end = pages.nextClearBit(begin);
        int next = pages.nextSetBit(end);
        while (next >= 0 && next - end <= GAP) {
            end = pages.nextClearBit(next);
            next = pages.nextSetBit(end);
        }
        return Math.min(end, begin + REQUEST);
    }

    /** The earliest touched first, and no more of them than an image has room for. */
    public static List<Touched> inOrder(List<Touched> ranges) {
        return ranges.stream()
                .sorted(Comparator.comparingInt(Touched::firstTouch))
                .limit(PrefetchTable.MAX_RANGES)
                .toList();
    }

    private static int page(long offset) {
        return Math.toIntExact(offset / PrefetchTable.PAGE);
    }
}
