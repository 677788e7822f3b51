// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import io.netty.channel.EventLoop;
import java.util.concurrent.TimeUnit;

/** Gives up calls that have waited too long, or had no answer in time. Runs on the loop. */
final class Deadlines {
    private static final long NANOS = 1_000_000;

    private final EventLoop loop;
    private final Dispatcher dispatcher;

    Deadlines(EventLoop loop, Dispatcher dispatcher) {
        this.loop = loop;
        this.dispatcher = dispatcher;
    }

    /** What the caller asks for, as far as the function allows. */
    static long timeoutMillis(Function function, CallHead head) {
        long timeout = head.timeoutMillis();
        timeout = timeout > 0 ? timeout : function.settings().timeoutMillis();
        return Math.min(timeout, function.settings().maxTimeoutMillis());
    }

    void watch(Call call, long timeoutMillis) {
        long timeout = timeoutMillis;
        if (call.state == Call.State.WAITING) {
            timeout = Math.min(timeout, call.target().settings().queueWaitMillis());
        }
        if (call.state != Call.State.ENDED) {
            call.timer = loop.schedule(() -> timeIsUp(call), timeout, TimeUnit.MILLISECONDS);
        }
    }

    private void timeIsUp(Call call) {
        long left = call.deadlineNanos - System.nanoTime();
        if (left <= 0) {
            dispatcher.abandon(
                    call,
                    new Failure(
                            504,
                            "deadline",
                            call.target().name + " had no answer before the deadline"));
        } else if (call.state == Call.State.WAITING
                && System.nanoTime() - call.beganNanos
                        >= call.target().settings().queueWaitMillis() * NANOS) {
            dispatcher.abandon(
                    call,
                    new Failure(
                            503,
                            "queue-wait",
                            "the call has waited too long for " + call.target().name,
                            1));
        } else {
            call.timer =
                    loop.schedule(
                            () -> timeIsUp(call), Math.max(left, NANOS), TimeUnit.NANOSECONDS);
        }
    }
}
