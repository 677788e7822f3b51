// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import dev.thaw.visor.Failure;
import dev.thaw.visor.metrics.FunctionMetrics;
import dev.thaw.visor.store.FunctionSettings;
import dev.thaw.visor.store.TenantSettings;
import dev.thaw.visor.wire.Fields;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is kept of requests, so that calls can be run once more, does not fill the memory. */
class RecordingTest {
    private static final MoveSettings ALWAYS_HOT = new MoveSettings(0, 1000, 0, 0);
    private static final Failure LOST = new Failure(502, "worker-lost", "no");

    private final Moves moves = new Moves(null, null, null, () -> ALWAYS_HOT);
    private final Dispatcher dispatcher =
            new Dispatcher(null, null, moves, () -> null, (f, c, s, t) -> {}, 0);

    /** One whose calls are repeated in a JVM. */
    private static Function warming(String name) {
        Function function =
                new Function(name, new Tenant("t", TenantSettings.DEFAULT), new FunctionMetrics());
        long now = System.nanoTime();
        function.move = new Move(function, new MovePolicy(() -> ALWAYS_HOT, now));
        function.move.load = load(name + "@1.1");
        for (int i = 0; i < MovePolicy.LEAST_CALLS; i++) {
            function.move.policy.isolateCall(now, MovePolicy.LEAST_CALL_NANOS);
        }
        return function;
    }

    private static Load load(String wireName) {
        Deployment deployment =
                new Deployment(
                        wireName,
                        "f",
                        null,
                        FunctionSettings.DEFAULT,
                        Map::of,
                        WorkerKind.NATIVE,
                        null);
        return new Load(deployment, new Host(null));
    }

    private Call recorded(Function function) {
        Call call = new Call(dispatcher, function, new Head(), new Nobody(), "1", 0);
        call.load = load("f@0");
        call.recording = moves.recording(function);
        return call;
    }

    @Test
    void oneCallOfAFunctionIsRecordedUntilItHasEnded() {
        Function function = warming("f");
        List<Consumer<Call>> ends =
                List.of(
                        call -> call.end(new Fields().add(":result", 0)),
                        call -> call.failed("concurrency", "no"),
                        call -> call.lost(LOST));
        for (Consumer<Call> end : ends) {
            Call call = recorded(function);
            assertNotNull(call.recording);
            assertNull(recorded(function).recording, "another one is");
            assertNotNull(moves.recording(warming("g")), "that is another function's");
            end.accept(call);
        }
        assertNotNull(recorded(function).recording);
    }

    @Test
    void allTogetherAreBounded() {
        ByteBuf large = Unpooled.wrappedBuffer(new byte[Recording.LARGEST]);
        List<Recording> recordings = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            Recording recording = moves.recording(warming("f" + i));
            recording.add(large, true);
            recordings.add(recording);
        }
        long kept =
                recordings.stream()
                        .filter(recording -> recording.body() != null)
                        .mapToLong(recording -> recording.body().readableBytes())
                        .sum();
        assertEquals(Recording.Kept.MOST, kept);
        recordings.getFirst().close();
        recordings.getFirst().close();
        for (int i = 0; i < 2; i++) {
            Recording next = moves.recording(warming("next"));
            next.add(large, true);
            assertEquals(i == 0, next.body() != null, "the place of the one that is closed");
        }
    }

    @Test
    void whatIsTooLargeLeavesRoom() {
        ByteBuf large = Unpooled.wrappedBuffer(new byte[Recording.LARGEST]);
        for (int i = 0; i < 10; i++) {
            Recording recording = moves.recording(warming("f" + i));
            recording.add(large, false);
            recording.add(Unpooled.wrappedBuffer(new byte[1]), true);
            assertNull(recording.body());
        }
        Recording next = moves.recording(warming("next"));
        next.add(large, true);
        assertNotNull(next.body());
    }

    private static final class Head implements CallHead {
        @Override
        public void write(ByteBuf out) {}

        @Override
        public long timeoutMillis() {
            return 0;
        }
    }

    private static final class Nobody implements Responder {
        @Override
        public void head(Fields fields) {}

        @Override
        public void body(ByteBuf bytes) {}

        @Override
        public void flush() {}

        @Override
        public void finish() {}

        @Override
        public void fail(Failure failure) {}

        @Override
        public void moreBody() {}
    }
}
