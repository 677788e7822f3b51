// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.trace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class TraceContextTest {
    private static final String TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
    private static final String CALLER = "00f067aa0ba902b7";

    @Test
    void aCallIsBelowItsCaller() {
        TraceContext context = TraceContext.below("00-" + TRACE + "-" + CALLER + "-01");
        assertEquals(TRACE, context.trace());
        assertEquals(CALLER, context.parent());
        assertNotEquals(CALLER, context.span());
        assertTrue(context.sampled());
        assertEquals("00-" + TRACE + "-" + context.span() + "-01", context.header());
    }

    @Test
    void whatIsNotSampledStaysSo() {
        TraceContext context = TraceContext.below("00-" + TRACE + "-" + CALLER + "-02");
        assertFalse(context.sampled());
        assertTrue(context.header().endsWith("-00"));
    }

    @Test
    void whatIsNoContextBeginsATrace() {
        for (String header :
                new String[] {
                    null,
                    "",
                    "00-1-2-01",
                    "00-" + "0".repeat(32) + "-" + CALLER + "-01",
                    "00-" + TRACE + "-" + "0".repeat(16) + "-01",
                    "ff-" + TRACE + "-" + CALLER + "-01",
                    "00-" + TRACE.toUpperCase() + "-" + CALLER + "-01"
                }) {
            TraceContext context = TraceContext.below(header);
            assertEquals("", context.parent(), header);
            assertTrue(context.trace().matches("[0-9a-f]{32}"), context.trace());
            assertTrue(context.span().matches("[0-9a-f]{16}"), context.span());
            assertNotEquals(TRACE, context.trace());
        }
    }
}
