// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import dev.thaw.language.Answer;
import dev.thaw.language.ScriptException;

/**
 * How a call has ended.
 *
 * @param reusable whether its context is in no doubt
 * @param head of the response; null if there is none, or it has been sent
 * @param rest last piece of the body, which is still to be sent; null if there is none
 */
record Outcome(
        boolean reusable,
        Fields fields,
        long createNanos,
        Fields headFields,
        byte[] rest,
        boolean headSent) {
    /** Results of docs/visor-worker.md. */
    private static final int ANSWERED = 0;

    private static final int THREW = 1;
    private static final int OUT_OF_MEMORY = 2;
    private static final int STACK_OVERFLOW = 3;
    private static final int EXITED = 4;
    private static final int UNFIT = 5;
    private static final int CANCELLED = 6;
    private static final int LOAD_FAILED = 7;

    static Outcome answered(Answer answer, long createNanos) {
        Fields head = new Fields().add("content-type", answer.contentType());
        Fields fields = new Fields().add(":result", ANSWERED);
        return new Outcome(true, fields, createNanos, head, null, false);
    }

    Outcome withRest(byte[] piece, boolean sent) {
        return new Outcome(reusable, fields, createNanos, headFields, piece, sent);
    }

    static Outcome unfit(String message) {
        return of(UNFIT, true, "bad-request", message);
    }

    static Outcome stopped(ScriptCall.Stop stop) {
        return switch (stop) {
            case CANCELLED -> of(CANCELLED, false, "cancelled", "the call was cancelled");
            case MEMORY ->
                    of(
                            OUT_OF_MEMORY,
                            false,
                            "out-of-memory",
                            "the worker's memory was almost full, and this call had taken most of it");
            case CPU ->
                    of(
                            THREW,
                            false,
                            "cpu-limit",
                            "the call has taken more processor time than it may (:cpu-ms)");
            case ALLOCATION ->
                    of(
                            OUT_OF_MEMORY,
                            false,
                            "allocation-limit",
                            "the call has allocated more than it may (:allocation)");
        };
    }

    /**
     * @param loaded whether the script had been evaluated before it failed
     */
    static Outcome failed(ScriptException failure, boolean loaded, long createNanos) {
        int result =
                switch (failure.kind()) {
                    case OUT_OF_MEMORY -> OUT_OF_MEMORY;
                    case STACK_OVERFLOW -> STACK_OVERFLOW;
                    case EXITED -> EXITED;
                    case CANCELLED -> CANCELLED;
                    case THREW, STATEMENTS -> loaded ? THREW : LOAD_FAILED;
                };
        String type =
                failure.kind() == ScriptException.Kind.STATEMENTS
                        ? "statement-limit"
                        : failure.type();
        Fields fields =
                error(result, type, failure.getMessage())
                        .add(":stack", Connection.limited(failure.stack()));
        if (result == EXITED) {
            fields.add(":status", failure.status());
        }
        boolean reusable = loaded && failure.kind() == ScriptException.Kind.THREW;
        return new Outcome(reusable, fields, createNanos, null, null, false);
    }

    private static Outcome of(int result, boolean reusable, String type, String message) {
        return new Outcome(reusable, error(result, type, message), 0, null, null, false);
    }

    private static Fields error(int result, String type, String message) {
        return new Fields()
                .add(":result", result)
                .add(":type", Connection.limited(type))
                .add(":message", Connection.limited(message));
    }

    Frame head(int call) {
        return new Frame(Frame.Kind.HEAD, false, call, headFields.encode());
    }
}
