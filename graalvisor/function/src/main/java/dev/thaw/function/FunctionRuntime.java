// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;

/**
 * Runs the function of an image, one call at a time; every way in which a call can end ends here.
 */
public final class FunctionRuntime {
    /** Results; docs/visor-worker.md says what follows from each. */
    public static final int ANSWERED = 0;

    public static final int THREW = 1;
    public static final int OUT_OF_MEMORY = 2;
    public static final int STACK_OVERFLOW = 3;
    public static final int EXITED = 4;
    public static final int BAD_REQUEST = 5;
    public static final int CANCELLED = 6;
    public static final int LOAD_FAILED = 7;

    private static final int DEPTH_OF_CAUSES = 16;

    private final String entry;
    private final Signature signature;
    private final Adapter adapter;
    private final Beginning beginning;
    private final Unwinder unwinder;
    private final PrintStream out = ProgramOutput.stream(this, Host.OUT);
    private final PrintStream err = ProgramOutput.stream(this, Host.ERR);
    private Configuration configuration = Configuration.EMPTY;
    private volatile Call current;

    private interface Task {
        void run(Call call) throws Throwable;
    }

    public FunctionRuntime(String entry, Signature signature, Adapter adapter, Unwinder unwinder) {
        this(entry, signature, adapter, States.NONE, unwinder);
    }

    public FunctionRuntime(
            String entry, Signature signature, Adapter adapter, States states, Unwinder unwinder) {
        this.entry = entry;
        this.signature = signature;
        this.adapter = adapter;
        this.beginning = new Beginning(adapter, states);
        this.unwinder = unwinder;
    }

    /** For a library of several functions, by their entries; who names none gets the first. */
    public FunctionRuntime(
            LinkedHashMap<String, Adapter> functions, States states, Unwinder unwinder) {
        this("", null, new SeveralFunctions(functions), states, unwinder);
    }

    /** For a library that is told its function when it is loaded. */
    public FunctionRuntime(Adapter adapter, Unwinder unwinder) {
        this("", null, adapter, unwinder);
    }

    public PrintStream out() {
        return out;
    }

    public PrintStream err() {
        return err;
    }

    /** The variables that the function sees. */
    public List<String> environment() {
        return configuration.environment();
    }

    Call current() {
        return current;
    }

    /** Makes the function ready. */
    public int load(Host host) {
        return run(
                host,
                LOAD_FAILED,
                call -> {
                    Fields head = call.head();
                    if (signature != null) {
                        check("entry", entry, head.first(":entry"));
                        check("signature", signature.externalName(), head.first(":signature"));
                    }
                    configuration = Configuration.of(head);
                    adapter.configure(configuration);
                    beginning.begin(head, err);
                });
    }

    private static void check(String what, String here, String wanted) {
        if (!wanted.isEmpty() && !wanted.equals(here)) {
            throw new IllegalArgumentException(
                    "the library was built for the %s %s, not for %s: deploy the one that was built for it"
                            .formatted(what, here, wanted));
        }
    }

    /** Answers a request. */
    public int call(Host host) {
        return run(host, THREW, adapter::call);
    }

    /** From another thread: the call that runs ends soon. */
    public void interrupt() {
        Call call = current;
        if (call != null) {
            call.cancel();
        }
    }

    /**
     * The thread of the call that runs, as its {@link Unwinder} tells them apart; 0 if none does.
     */
    public long callingThread() {
        Call call = current;
        return call == null ? 0 : call.threadId();
    }

    /** In the place of the program's end: ends the call, and unwinds the current thread. */
    public void exit(int status) {
        Call call = current;
        if (call != null) {
            if (!call.hasExited()) {
                out.flush();
                err.flush();
            }
            call.exit(status);
        }
        throw new FunctionExit("the program has ended");
    }

    private int run(Host host, int resultOfOthers, Task task) {
        Call call;
        try {
            // half lines of threads that outlived their call are dropped
            out.flush();
            err.flush();
            call = new Call(host, configuration, unwinder);
        } catch (Throwable t) {
            return resultOf(t, resultOfOthers);
        }
        current = call;
        int result;
        try {
            result = runUnwindable(call, resultOfOthers, task);
            stopUnwinding(call);
        } catch (Throwable t) {
            // unwound at the last moment, or there is no memory to describe the first one
            stopUnwinding(call);
            result = resultOf(t, resultOfOthers);
        }
        return end(call, result);
    }

    /** No loop: it would be a place to be unwound from without a handler. */
    private static void stopUnwinding(Call call) {
        try {
            call.stopUnwinding();
        } catch (Throwable t) {
            stopUnwinding(call);
        }
    }

    private static int runUnwindable(Call call, int resultOfOthers, Task task) {
        try {
            task.run(call);
            return ANSWERED;
        } catch (Throwable t) {
            int result = resultOf(t, resultOfOthers);
            if (!call.hasExited() && !call.isCancelled()) {
                // runs the function's code, which may do anything
                call.fail(result == BAD_REQUEST ? ErrorReport.badRequest(t) : ErrorReport.of(t));
            }
            return result;
        }
    }

    private int end(Call call, int outcome) {
        int result = call.hasExited() ? EXITED : call.isCancelled() ? CANCELLED : outcome;
        try {
            out.flush();
            err.flush();
            if (result == EXITED) {
                call.fail(ErrorReport.exit(call.exitStatus()));
            }
            if (result != ANSWERED && result != CANCELLED) {
                call.writeError();
            }
        } catch (Throwable t) {
            // no memory is left; the result says what is most important
        }
        current = null;
        call.close();
        return result;
    }

    private static int resultOf(Throwable thrown, int others) {
        if (thrown instanceof BadRequest) {
            return BAD_REQUEST;
        }
        try {
            Throwable cause = thrown;
            for (int i = 0; i < DEPTH_OF_CAUSES && cause != null; i++) {
                if (cause instanceof OutOfMemoryError) {
                    return OUT_OF_MEMORY;
                }
                if (cause instanceof StackOverflowError) {
                    return STACK_OVERFLOW;
                }
                cause = cause.getCause();
            }
        } catch (Throwable t) {
            return others;
        }
        return others;
    }
}
