// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import org.junit.jupiter.api.Test;

class ResultsTest {
    private static Failure unfit(String type) {
        return Results.failure(5, "f", new Fields().add(":type", type).add(":message", "why"));
    }

    @Test
    void whatIsNotTakenNowMayBeTriedAgain() {
        assertEquals(503, unfit("busy").status());
        assertEquals(1, unfit("busy").retryAfterSeconds());
        assertEquals(400, unfit("bad-request").status());
    }
}
