// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import com.sun.management.ThreadMXBean;
import dev.thaw.language.ScriptException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A place of a function, and the one thread that is ever in it. */
final class Slot {
    private static final int OUT = 3;
    private static final int ERR = 4;

    /** Address space; what is used of it is memory. Interpreters of syntax trees are deep. */
    private static final long STACK = 16 << 20;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final LoadedFunction function;
    private final Connection connection;
    private final Output out = new Output(this, OUT);
    private final Output err = new Output(this, ERR);
    private final ExecutorService thread;
    private volatile long threadId;
    private volatile Invocation current;
    private volatile Place place;
    private boolean loaded;
    private boolean loading;
    private boolean overdue;
    private long createNanos;

    /** When it became idle. */
    long idleSinceNanos;

    Slot(LoadedFunction function, Connection connection) {
        this.function = function;
        this.connection = connection;
        thread =
                Executors.newSingleThreadExecutor(task -> {
                    // threads that the function starts are of its group
                    ThreadGroup group = new ThreadGroup(function.name());
                    Thread made = new Thread(group, task, function.name(), STACK);
                    made.setDaemon(true);
                    threadId = made.threadId();
                    return made;
                });
    }

    /** Makes its place before the first call; answers the request. */
    void load(int request, Runnable whenLoaded) {
        loading = true;
        execute(() -> {
            Outcome failure = open(null);
            boolean late = !inTime();
            if (failure == null && !late) {
                function.loaded(this);
                whenLoaded.run();
                connection.send(Frame.of(Frame.Kind.DONE, request, new Fields()));
                return;
            }
            closePlace();
            function.notLoaded(this);
            connection.fail(request, "load", late ? "it was not evaluated in time" : failure.why());
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

    void call(Invocation call) {
        execute(() -> serve(call));
    }

    /** What is to be answered: whoever waits would do so for ever if that failed. */
    private void execute(Runnable task) {
        thread.execute(() -> {
            try {
                task.run();
            } catch (Throwable t) {
                LastWords.halt("the end of a call of " + function.name() + " cannot be told", t);
            }
        });
    }

    /**
     * @param call if it is stopped, the function is not loaded
     * @return null unless that fails
     */
    private Outcome open(Invocation call) {
        try {
            place = function.newPlace(this);
            // from here on who stops it cancels the place
            if (call != null && call.stopped() != null) {
                return null;
            }
            Outcome failure = place.load();
            loaded = failure == null;
            return failure;
        } catch (RuntimeException | Error e) {
            return Outcome.failed(ScriptException.of(e), false);
        }
    }

    private void serve(Invocation call) {
        // of a call before: who cancels it interrupts the thread
        Thread.interrupted();
        long cpu = THREADS.getCurrentThreadCpuTime();
        boolean pooled = loaded;
        Outcome outcome;
        try {
            outcome = run(call);
        } catch (InterruptedException e) {
            outcome = Outcome.stopped(Invocation.Stop.CANCELLED);
        } catch (RuntimeException | Error e) {
            Invocation.Stop stop = call.leave();
            outcome = stop == null ? Outcome.broken(e) : Outcome.stopped(stop);
        }
        Thread.interrupted();
        current = null;
        if (!outcome.reusable()) {
            closePlace();
        }
        // before its end is told: the next call finds it idle
        function.ended(this, call, outcome.reusable());
        Fields end =
                outcome.fields()
                        .add(":start", pooled ? "pooled" : "new")
                        .add(":create-ns", createNanos)
                        .add(":wall-ns", System.nanoTime() - call.begunNanos)
                        .add(":cpu-ns", THREADS.getCurrentThreadCpuTime() - cpu);
        Frame last = Frame.of(Frame.Kind.END, call.id, end);
        byte[] rest = outcome.rest();
        if (rest == null) {
            connection.send(last);
        } else {
            send(call, outcome, new Frame(Frame.Kind.BODY, true, call.id, rest), last);
        }
    }

    private Outcome run(Invocation call) throws InterruptedException {
        createNanos = 0;
        byte[] body;
        try {
            body = call.body();
        } catch (UnfitBody e) {
            return Outcome.unfit(e.type(), e.getMessage());
        }
        if (body == null || !call.enter(this)) {
            return Outcome.stopped(call.stopped());
        }
        current = call;
        Outcome outcome = null;
        if (!loaded) {
            long start = System.nanoTime();
            outcome = open(call);
            createNanos = System.nanoTime() - start;
        }
        if (loaded) {
            outcome = place.call(call, body);
        }
        Invocation.Stop stop = call.leave();
        out.emit();
        err.emit();
        return stop != null ? Outcome.stopped(stop) : answer(call, outcome);
    }

    /** What does not fit in the last piece goes out at once, as far as the front takes it. */
    private Outcome answer(Invocation call, Outcome outcome) throws InterruptedException {
        byte[] body = outcome.rest();
        boolean headSent = outcome.headSent();
        int sent = 0;
        while (body != null && sent < body.length) {
            int length = call.spend(Math.min(Frame.PIECE, body.length - sent));
            if (length == 0) {
                return Outcome.stopped(call.stopped());
            }
            byte[] piece = Arrays.copyOfRange(body, sent, sent + length);
            sent += length;
            if (sent == body.length) {
                return outcome.withRest(piece, headSent);
            }
            send(
                    call,
                    outcome.withRest(null, headSent),
                    new Frame(Frame.Kind.BODY, false, call.id, piece));
            headSent = true;
        }
        return outcome.withRest(body, headSent);
    }

    /** The head first, if that has not gone out. */
    private void send(Invocation call, Outcome outcome, Frame... frames) {
        if (outcome.headSent() || outcome.head() == null) {
            connection.send(frames);
            return;
        }
        Frame[] all = new Frame[frames.length + 1];
        all[0] = new Frame(Frame.Kind.HEAD, false, call.id, outcome.head());
        System.arraycopy(frames, 0, all, 1, frames.length);
        connection.send(all);
    }

    /** Ends the call that runs in it, which the caller has stopped; waits for that. */
    void cancel() {
        Place running = place;
        if (running != null) {
            running.cancel();
        }
    }

    /** No call comes any more. */
    void close(Runnable whenDone) {
        thread.execute(() -> {
            closePlace();
            whenDone.run();
        });
        thread.shutdown();
    }

    private void closePlace() {
        Place closed = place;
        place = null;
        loaded = false;
        if (closed != null) {
            try {
                closed.close();
            } catch (RuntimeException | Error e) {
                System.err.println(
                        "thaw-visor-polyglot: closing a place of " + function.name() + ": " + e);
            }
        }
    }

    Output out() {
        return out;
    }

    Output err() {
        return err;
    }

    void print(byte[] streamAndText) {
        Invocation call = current;
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
