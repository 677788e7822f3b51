// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

/** Bodies, which have to be there whole. */
class InvocationTest {
    private final BodyRoom room = new BodyRoom(100);

    private Invocation call() {
        return new Invocation(1, new byte[0], null, room);
    }

    @Test
    void aBodyIsBounded() throws Exception {
        Invocation most = call();
        most.arrive(new byte[50], true);
        assertEquals(50, most.body().length);
        Invocation more = call();
        more.arrive(new byte[30], false);
        more.arrive(new byte[21], true);
        UnfitBody unfit = assertThrows(UnfitBody.class, more::body);
        assertEquals("bad-request", unfit.type());
    }

    @Test
    void bodiesAreBoundedTogetherUntilTheirCallsHaveEnded() throws Exception {
        Invocation first = call();
        Invocation second = call();
        first.arrive(new byte[50], true);
        second.arrive(new byte[40], false);
        first.body();
        Invocation third = call();
        third.arrive(new byte[11], true);
        assertEquals("busy", assertThrows(UnfitBody.class, third::body).type());
        third.ended();
        Invocation small = call();
        small.arrive(new byte[10], true);
        assertEquals(10, small.body().length);
        first.ended();
        Invocation fourth = call();
        fourth.arrive(new byte[50], true);
        assertEquals(50, fourth.body().length);
    }

    @Test
    void whatComesForACallThatHasEndedTakesNoRoom() throws Exception {
        Invocation ended = call();
        ended.arrive(new byte[50], false);
        ended.stop(Invocation.Stop.CANCELLED);
        assertNull(ended.body());
        ended.ended();
        ended.arrive(new byte[50], true);
        for (int i = 0; i < 2; i++) {
            Invocation call = call();
            call.arrive(new byte[50], true);
            assertEquals(50, call.body().length);
        }
    }
}
