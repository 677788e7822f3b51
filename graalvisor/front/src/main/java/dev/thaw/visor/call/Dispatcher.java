// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import dev.thaw.visor.Stderr;
import dev.thaw.visor.wire.Fields;
import io.netty.buffer.ByteBuf;
import io.netty.channel.EventLoop;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Takes calls, lets them wait, gives them to workers, and answers them. Runs on the loop. */
public final class Dispatcher {
    /** Gets what functions write. */
    public interface Output {
        void write(Function function, String call, int stream, String text);
    }

    private static final long NANOS = 1_000_000;
    private static final String OK = "ok";
    private static final String GONE = "client-gone";

    private final EventLoop loop;
    private final Loads loads;
    private final Moves moves;
    private final Deadlines deadlines;
    private final Supplier<Limits> limits;
    private final Output output;
    private final long idPrefix;
    private long ids;
    private int unfinished;
    private boolean draining;
    private Runnable drained;

    Dispatcher(
            EventLoop loop,
            Loads loads,
            Moves moves,
            Supplier<Limits> limits,
            Output output,
            long idPrefix) {
        this.loop = loop;
        this.deadlines = new Deadlines(loop, this);
        this.loads = loads;
        this.moves = moves;
        this.limits = limits;
        this.output = output;
        this.idPrefix = idPrefix;
    }

    /** The call, or null: then the responder has been told why not. */
    public Call call(Function function, CallHead head, Responder responder) {
        long now = System.nanoTime();
        Failure refusal = refusal(function, now);
        if (refusal != null) {
            function.metrics.outcome(refusal.type());
            responder.fail(refusal);
            return null;
        }
        long timeout = Deadlines.timeoutMillis(function, head);
        String id = Long.toHexString(idPrefix | ++ids);
        Call call =
                new Call(this, function, head, responder, id, System.currentTimeMillis() + timeout);
        call.deadlineNanos = now + timeout * NANOS;
        unfinished++;
        function.queue.add(call);
        pump(function);
        deadlines.watch(call, timeout);
        return call;
    }

    private Failure refusal(Function function, long now) {
        if (draining) {
            return new Failure(503, "draining", "the server is about to end", 1);
        }
        return Admission.refusal(function, now);
    }

    /** Begins as many calls as may run now, after those that others of its tenant have in line. */
    void pump(Function function) {
        Tenant tenant = function.tenant;
        if (tenant.waiting.isEmpty()) {
            while (begin(function)) {}
        } else if (!function.queue.isEmpty()) {
            lineUp(function);
        }
        // one call each: a function with many waits again, behind the others
        while (!tenant.waiting.isEmpty() && tenant.running < tenant.settings.concurrency()) {
            Function first = tenant.waiting.poll();
            if (begin(first) && !first.queue.isEmpty()) {
                lineUp(first);
            }
        }
    }

    private static void lineUp(Function function) {
        if (!function.tenant.waiting.contains(function)) {
            function.tenant.waiting.add(function);
        }
    }

    /**
     * Whether a call has begun; if not, whatever holds it up pumps the function when it is over.
     */
    private boolean begin(Function function) {
        if (function.queue.isEmpty() || function.running >= function.settings().concurrency()) {
            return false;
        }
        Tenant tenant = function.tenant;
        if (tenant.running >= tenant.settings.concurrency()) {
            lineUp(function);
            return false;
        }
        Load load = moves.take(function);
        if (load == null) {
            load = loads.ready(function);
            if (load == null || !loads.reserve(function, load)) {
                return false;
            }
        }
        Call call = function.queue.poll();
        function.running++;
        tenant.running++;
        load.running++;
        call.counted = true;
        call.load = load;
        call.recording = moves.recording(function);
        load.host.calls.add(call);
        call.run(load.host.worker, load.deployment.wireName());
        return true;
    }

    /** The caller gets the failure, or has gone if that is null; the call is stopped. */
    void abandon(Call call, Failure failure) {
        Function function = call.target();
        switch (call.state) {
            case WAITING -> {
                function.queue.remove(call);
                if (failure == null) {
                    call.state = Call.State.ANSWERED;
                    function.metrics.outcome(GONE);
                }
                finish(call, failure);
            }
            case RUNNING -> {
                call.state = Call.State.ANSWERED;
                function.metrics.outcome(failure == null ? GONE : failure.type());
                call.releasePending();
                moves.unrecorded(call);
                if (failure != null) {
                    call.responder().fail(failure);
                }
                call.cancelAtWorker();
                long left = Math.max(0, call.deadlineNanos - System.nanoTime());
                loop.schedule(
                        () -> stuck(call),
                        left + limits.get().graceMillis() * NANOS,
                        TimeUnit.NANOSECONDS);
            }
            case ANSWERED, ENDED -> {}
        }
    }

    /** A call that does not stop: its worker gets no more, and goes when its other calls have. */
    private void stuck(Call call) {
        if (call.state != Call.State.ANSWERED || !call.counted) {
            return;
        }
        Host host = call.load.host;
        Stderr.say(
                "worker "
                        + host.slot.key
                        + " is given up: a call of "
                        + call.target().name
                        + " goes on "
                        + limits.get().graceMillis()
                        + " ms after it was cancelled (--grace-ms)");
        call.target().breaker.crashed(System.nanoTime());
        loads.retire(host, "a call could not be stopped");
        moves.gone(host, Set.of());
        uncount(call);
        endIfIdle(host);
    }

    /** A retired worker is not kept for calls that nobody waits for. */
    void endIfIdle(Host host) {
        if (host.retired && !host.isAwaited()) {
            host.calls.stream().filter(c -> c.counted).toList().forEach(this::uncount);
            host.worker.kill("it was given up, as " + host.whyRetired);
        }
    }

    private void uncount(Call call) {
        if (call.counted) {
            call.counted = false;
            call.load.running--;
            call.target().running--;
            call.target().tenant.running--;
            loop.execute(() -> next(call.target()));
        }
    }

    private void next(Function function) {
        pump(function);
        loads.retryMemory();
    }

    void ended(Call call, Fields fields) {
        long result = fields.number(":result", -1);
        if (result == 0 || result == 1) {
            call.target().breaker.worked();
        }
        call.target()
                .metrics
                .latency(
                        Results.start(fields),
                        System.nanoTime() - call.beganNanos,
                        fields.number(":cpu-ns", 0));
        Failure failure = Results.failure((int) result, call.target().name, fields);
        if (result != 0 && result != 6) {
            output.write(call.target(), call.id(), 0, Results.describe((int) result, fields));
        }
        finish(call, failure);
        moves.ended(call, fields);
    }

    void refused(Call call, String type, String message) {
        if (type.equals("not-loaded")) {
            loads.forget(call.load);
        }
        finish(call, Results.refused(type, message));
        moves.unrecorded(call);
    }

    void lost(Call call, Failure failure) {
        finish(call, failure);
        moves.unrecorded(call);
    }

    /** The end of a call, whatever it was. */
    private void finish(Call call, Failure failure) {
        boolean answer = call.state != Call.State.ANSWERED;
        if (call.state == Call.State.ENDED) {
            return;
        }
        call.state = Call.State.ENDED;
        unfinished--;
        if (call.timer != null) {
            call.timer.cancel(false);
        }
        call.releasePending();
        if (answer) {
            call.target().metrics.outcome(failure == null ? OK : failure.type());
            if (failure == null) {
                call.responder().finish();
            } else {
                call.responder().fail(failure);
            }
        }
        if (call.load != null) {
            call.load.host.calls.remove(call);
            uncount(call);
            endIfIdle(call.load.host);
        }
        if (draining && unfinished == 0) {
            drained.run();
        }
    }

    /** Fails all that wait. */
    void failQueue(Function function, Failure failure) {
        while (!function.queue.isEmpty()) {
            finish(function.queue.poll(), failure);
        }
    }

    void log(Call call, int stream, ByteBuf text) {
        output.write(call.target(), call.id(), stream, text.toString(StandardCharsets.UTF_8));
    }

    /** Takes no more calls; tells when the last one has ended. */
    public void drain(Runnable whenDone) {
        draining = true;
        drained = whenDone;
        if (unfinished == 0) {
            whenDone.run();
        }
    }

    boolean draining() {
        return draining;
    }

    int unfinished() {
        return unfinished;
    }
}
