// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import java.util.concurrent.TimeUnit;

/** Whether a function takes one more call, so that nobody waits for what cannot come. */
final class Admission {
    private static final int FAILING_SECONDS = 10;

    private Admission() {}

    /** Null: it takes it, and its rate has counted it. */
    static Failure refusal(Function function, long now) {
        long closed = function.breaker.closedInNanos(now);
        if (closed > 0) {
            int seconds = (int) Math.ceilDiv(closed, TimeUnit.SECONDS.toNanos(1));
            return new Failure(
                    503,
                    "breaker",
                    function.name + " has crashed again and again; next try in " + seconds + " s",
                    seconds);
        }
        Failure failing = function.slot.failing();
        if (failing != null) {
            return new Failure(503, "worker", failing.message(), FAILING_SECONDS);
        }
        int free = Math.max(0, function.settings().concurrency() - function.running);
        if (function.queue.size() >= function.settings().queue() + free) {
            return new Failure(503, "queue-full", function.name + " has a full queue", 1);
        }
        // last, as it counts: a call that is refused is none
        if (!function.rate.take(now)) {
            return new Failure(
                    429, "rate", function.name + " takes no more calls in this second", 1);
        }
        return null;
    }
}
