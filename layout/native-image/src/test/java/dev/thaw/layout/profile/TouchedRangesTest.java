// SPDX-License-Identifier: Apache-2.0
package dev.thaw.layout.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.layout.profile.TouchedRanges.Touched;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class TouchedRangesTest {
    private static final int PAGE = PrefetchTable.PAGE;

    /** Of 100 pages, from page 16 on. */
    private static final ElfFile.Section CODE =
            new ElfFile.Section(".text", 0x410000, 16 * PAGE, 100 * PAGE - 5);

    private static List<Touched> ranges(int around, long... pages) {
        List<Long> touches = LongStream.of(pages).map(p -> p * PAGE + 7).boxed().toList();
        return TouchedRanges.of(CODE, touches, around);
    }

    private static Touched pages(int begin, int count, int firstTouch) {
        return new Touched((long) begin * PAGE, (long) count * PAGE, firstTouch);
    }

    @Test
    void neighboursAreOneRangeAsOldAsTheOldest() {
        assertEquals(List.of(pages(20, 3, 0)), ranges(1, 22, 20, 21, 22));
    }

    @Test
    void aShortGapIsReadToo() {
        assertEquals(List.of(pages(20, 6, 1), pages(40, 1, 0)), ranges(1, 40, 20, 25));
        assertEquals(List.of(pages(20, 1, 0), pages(26, 1, 1)), ranges(1, 20, 26));
    }

    @Test
    void otherSectionsAreLeftOut() {
        assertEquals(List.of(pages(16, 1, 1), pages(115, 1, 2)), ranges(1, 15, 16, 115, 116));
    }

    @Test
    void piecesStayWithinTheSection() {
        assertEquals(List.of(pages(16, 16, 1), pages(112, 4, 0)), ranges(16, 115, 17));
    }

    @Test
    void noRangeIsLargerThanARequest() {
        long[] all = LongStream.range(16, 116).toArray();
        List<Touched> ranges = ranges(1, all);
        assertEquals(
                List.of(32L, 32L, 32L, 4L), ranges.stream().map(r -> r.size() / PAGE).toList());
        assertEquals(PrefetchTable.REQUEST, ranges.getFirst().size());
    }

    @Test
    void theEarliestComeFirstAndAreKept() {
        List<Touched> many =
                LongStream.range(0, PrefetchTable.MAX_RANGES + 1)
                        .mapToObj(i -> pages((int) i * 10, 1, (int) -i))
                        .toList();
        List<Touched> kept = TouchedRanges.inOrder(many);
        assertEquals(PrefetchTable.MAX_RANGES, kept.size());
        assertEquals(many.getLast(), kept.getFirst());
        assertEquals(many.get(1), kept.getLast());
    }
}
