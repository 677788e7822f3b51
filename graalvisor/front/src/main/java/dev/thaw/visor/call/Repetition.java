// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.wire.Fields;
import io.netty.channel.EventLoop;
import java.util.Arrays;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;

/**
 * A call that was answered, run at the other place, and again at its own if that answers otherwise:
 * then either the place makes the difference, or each call does. Runs on the loop.
 */
final class Repetition {
    /** The JVM is cold at first, and isolates are busy beside it. */
    private static final long MOST_MILLIS = 120_000;

    private final Moves moves;
    private final Loads loads;
    private final EventLoop loop;
    private final Move move;
    private final Call call;
    private final long cpu;
    private final byte[] answer;
    private final boolean inJvm;
    private boolean runs;

    Repetition(Moves moves, Loads loads, EventLoop loop, Move move, Call call, long cpu) {
        this.moves = moves;
        this.loads = loads;
        this.loop = loop;
        this.move = move;
        this.call = call;
        this.cpu = cpu;
        this.answer = call.recording.answer.value();
        this.inJvm = call.load != move.load;
    }

    void elsewhere(boolean first) {
        run(
                inJvm ? move.load : Moves.currentLoad(move.function),
                (end, other) -> {
                    if (end == null) {
                        moves.step(move, move.policy.failed(System.nanoTime()));
                    } else if (!move.varies && !Arrays.equals(answer, other)) {
                        again(end);
                    } else {
                        take(end, first);
                    }
                });
    }

    /** Whether it is the place that makes the difference. */
    private void again(Fields elsewhere) {
        run(
                call.load,
                (end, own) -> {
                    if (end != null && Arrays.equals(answer, own)) {
                        moves.differs(move);
                    } else if (end != null) {
                        move.varies = true;
                        take(elsewhere, false);
                    }
                });
    }

    private void take(Fields end, boolean first) {
        if (Moves.comparable(move, end)) {
            moves.compare(move, inJvm, cpu, end.number(":cpu-ns", 0));
        } else if (first) {
            elsewhere(false);
        }
    }

    private void run(Load load, BiConsumer<Fields, byte[]> whenEnded) {
        if (load == null || !load.isCallable() || !loads.memory().reserve(load)) {
            moves.unrecorded(call);
            return;
        }
        runs = true;
        // what waits for the limit holds the request, so it is not to wait longer than the call
        ScheduledFuture<?>[] limit = new ScheduledFuture<?>[1];
        RepeatedCall repeated =
                new RepeatedCall(
                        load,
                        call.recording.body().duplicate(),
                        (end, digest) -> {
                            runs = false;
                            limit[0].cancel(false);
                            if (move.load != null && move.function.move == move) {
                                whenEnded.accept(end, digest);
                            }
                            if (!runs) {
                                moves.unrecorded(call);
                            }
                        });
        limit[0] = loop.schedule(repeated::cancel, MOST_MILLIS, TimeUnit.MILLISECONDS);
        long deadline = System.currentTimeMillis() + MOST_MILLIS;
        repeated.run(call.id(), deadline, call.callHead());
    }
}
