// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class WholeBodyTest {
    private static final int KIB = 1024;

    /** Beside what each may have in any case. */
    private static final int FREE = 64;

    private final HeldBodies all = new HeldBodies(100 * KIB);
    private final List<String> told = new ArrayList<>();

    /** What was made of the last one that is there. */
    private ByteBuf kept;

    private WholeBody body() {
        return new WholeBody(
                all,
                () -> told.add("refused"),
                (bytes, share) -> {
                    told.add("got " + bytes.length / KIB);
                    kept = share.holding(bytes);
                    return RequestSink.NOBODY;
                });
    }

    private static ByteBuf bytes(int size) {
        return Unpooled.wrappedBuffer(new byte[size * KIB]);
    }

    @Test
    void whatHasNoRoomBesideTheOthersIsRefusedOnceAndHoldsNothing() {
        WholeBody first = body();
        WholeBody second = body();
        first.body(bytes(FREE + 60), false);
        second.body(bytes(FREE + 30), false);
        ByteBuf tooMuch = bytes(20);
        second.body(tooMuch, false);
        assertEquals(0, tooMuch.refCnt());
        assertEquals(List.of("refused"), told);
        second.body(bytes(20), true);
        first.body(bytes(40), true);
        assertEquals(List.of("refused", "got 164"), told);
        kept.release();
        body().body(bytes(FREE + 100), true);
        assertEquals("got 164", told.getLast());
    }

    @Test
    void oneIsHeldUntilAllOfItHasBeenSent() {
        body().body(bytes(FREE + 100), true);
        ByteBuf first = kept;
        ByteBuf piece = first.readRetainedSlice(10);
        first.release();
        body().body(bytes(FREE + 1), true);
        assertEquals(List.of("got 164", "refused"), told);
        piece.release();
        body().body(bytes(FREE + 100), true);
        assertEquals("got 164", told.getLast());
    }

    @Test
    void smallOnesFindRoomWhereTheRestIsHeld() {
        body().body(bytes(FREE + 100), false);
        body().body(bytes(FREE), true);
        assertEquals(List.of("got 64"), told);
        body().body(bytes(FREE + 1), true);
        assertEquals(List.of("got 64", "refused"), told);
    }

    @Test
    void oneWhoseClientHasGoneMakesRoom() {
        for (int i = 0; i < 10; i++) {
            WholeBody left = body();
            left.body(bytes(FREE + 90), false);
            left.gone();
        }
        body().body(bytes(FREE + 100), true);
        assertEquals(List.of("got 164"), told);
    }
}
