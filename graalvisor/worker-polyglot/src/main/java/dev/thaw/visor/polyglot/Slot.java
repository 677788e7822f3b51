// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import com.sun.management.ThreadMXBean;
import dev.thaw.language.Answer;
import dev.thaw.language.Script;
import dev.thaw.language.ScriptException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.graalvm.polyglot.Context;

/** A context of a function, and the one thread that is ever in it. */
final class Slot {
    private static final int OUT = 3;
    private static final int ERR = 4;

    /** Address space; what is used of it is memory. Interpreters of syntax trees are deep. */
    private static final long STACK = 16 << 20;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final ScriptFunction function;
    private final Connection connection;
    private final Output out = new Output(this, OUT);
    private final Output err = new Output(this, ERR);
    private final ExecutorService thread;
    private volatile long threadId;
    private volatile ScriptCall current;
    private volatile Context context;
    private Script script;
    private boolean loading;
    private boolean overdue;

    /** When it became idle. */
    long idleSinceNanos;

    Slot(ScriptFunction function, Connection connection) {
        this.function = function;
        this.connection = connection;
        thread =
                Executors.newSingleThreadExecutor(task -> {
                    Thread made = new Thread(null, task, function.name(), STACK);
                    made.setDaemon(true);
                    threadId = made.threadId();
                    return made;
                });
    }

    /** Makes its context before the first call; answers the request. */
    void load(int request, Runnable whenLoaded) {
        loading = true;
        thread.execute(() -> {
            try {
                open(null);
                if (!inTime()) {
                    throw ScriptException.of(new IllegalStateException("it took too long"));
                }
                function.loaded(this);
                whenLoaded.run();
                connection.send(Frame.of(Frame.Kind.DONE, request, new Fields()));
            } catch (ScriptException e) {
                boolean late = !inTime();
                closeContext();
                function.notLoaded(this);
                String why = e.stack().isEmpty() ? e.getMessage() : e.stack();
                connection.fail(request, "load", late ? "it was not evaluated in time" : why);
            }
        });
    }

    /** It is loaded, or not any more; false if that took too long. */
    private synchronized boolean inTime() {
        loading = false;
        return !overdue;
    }

    /** Ends loading, if that still goes on. */
    void stopLoading() {
        synchronized (this) {
            if (!loading) {
                return;
            }
            overdue = true;
        }
        cancel();
    }

    void call(ScriptCall call) {
        thread.execute(() -> serve(call));
    }

    /**
     * @param call if it is stopped, the script is not evaluated
     */
    private void open(ScriptCall call) throws ScriptException {
        try {
            context = function.newContext(out, err);
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            throw ScriptException.of(e);
        }
        // from here on who stops it closes the context
        if (call == null || call.stopped() == null) {
            script = function.load(context);
        }
    }

    private void serve(ScriptCall call) {
        // of a call before: the context's cancelling interrupts the thread
        Thread.interrupted();
        long cpu = THREADS.getCurrentThreadCpuTime();
        boolean pooled = script != null;
        Outcome outcome;
        try {
            outcome = run(call);
        } catch (InterruptedException e) {
            outcome = Outcome.stopped(ScriptCall.Stop.CANCELLED);
        }
        Thread.interrupted();
        current = null;
        if (!outcome.reusable()) {
            closeContext();
        }
        // before its end is told: the next call finds it idle
        function.ended(this, call, outcome.reusable());
        Fields end =
                outcome.fields()
                        .add(":start", pooled ? "pooled" : "new")
                        .add(":create-ns", outcome.createNanos())
                        .add(":wall-ns", System.nanoTime() - call.begunNanos)
                        .add(":cpu-ns", THREADS.getCurrentThreadCpuTime() - cpu);
        Frame last = Frame.of(Frame.Kind.END, call.id, end);
        byte[] rest = outcome.rest();
        if (rest == null) {
            connection.send(last);
        } else {
            Frame body = new Frame(Frame.Kind.BODY, true, call.id, rest);
            if (outcome.headSent()) {
                connection.send(body, last);
            } else {
                connection.send(outcome.head(call.id), body, last);
            }
        }
    }

    private Outcome run(ScriptCall call) throws InterruptedException {
        String request;
        try {
            request = call.request();
        } catch (IOException e) {
            return Outcome.unfit(e.getMessage());
        }
        if (request == null || !call.enter(this)) {
            return Outcome.stopped(call.stopped());
        }
        current = call;
        long start = System.nanoTime();
        long created = 0;
        Answer answer = null;
        ScriptException failure = null;
        boolean loaded = script != null;
        try {
            if (!loaded) {
                open(call);
                created = System.nanoTime() - start;
                loaded = script != null;
            }
            if (loaded) {
                context.resetLimits();
                answer = script.call(request);
            }
        } catch (ScriptException e) {
            failure = e;
        } catch (RuntimeException | OutOfMemoryError | StackOverflowError e) {
            failure = ScriptException.of(e);
        }
        ScriptCall.Stop stop = call.leave();
        out.emit();
        err.emit();
        if (stop != null) {
            return Outcome.stopped(stop);
        }
        if (failure != null) {
            return Outcome.failed(failure, loaded, created);
        }
        return answer(call, answer, created);
    }

    /** What does not fit in the last piece goes out at once, as far as the front takes it. */
    private Outcome answer(ScriptCall call, Answer answer, long created)
            throws InterruptedException {
        Outcome outcome = Outcome.answered(answer, created);
        byte[] body = answer.text().getBytes(StandardCharsets.UTF_8);
        int sent = 0;
        boolean headSent = false;
        while (sent < body.length) {
            int length = call.spend(Math.min(Frame.PIECE, body.length - sent));
            if (length == 0) {
                return Outcome.stopped(call.stopped());
            }
            byte[] piece = Arrays.copyOfRange(body, sent, sent + length);
            sent += length;
            if (sent == body.length) {
                return outcome.withRest(piece, headSent);
            }
            Frame frame = new Frame(Frame.Kind.BODY, false, call.id, piece);
            if (headSent) {
                connection.send(frame);
            } else {
                connection.send(outcome.head(call.id), frame);
                headSent = true;
            }
        }
        return outcome.withRest(new byte[0], headSent);
    }

    /** Ends the call that runs in it, which the caller has stopped; waits for that. */
    void cancel() {
        Context running = context;
        if (running != null) {
            running.close(true);
        }
    }

    /** No call comes any more. */
    void close(Runnable whenDone) {
        thread.execute(() -> {
            closeContext();
            whenDone.run();
        });
        thread.shutdown();
    }

    private void closeContext() {
        Context closed = context;
        context = null;
        script = null;
        if (closed != null) {
            try {
                closed.close(true);
            } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
                System.err.println(
                        "thaw-visor-polyglot: closing a context of " + function.name() + ": " + e);
            }
        }
    }

    void print(byte[] streamAndText) {
        ScriptCall call = current;
        if (call != null) {
            connection.sendLimited(new Frame(Frame.Kind.LOG, true, call.id, streamAndText));
        }
    }

    /** Bytes, by its thread, ever. */
    long allocated() {
        return THREADS.getThreadAllocatedBytes(threadId);
    }

    /** Of its thread, ever. */
    long cpuNanos() {
        return THREADS.getThreadCpuTime(threadId);
    }

    String functionName() {
        return function.name();
    }
}
