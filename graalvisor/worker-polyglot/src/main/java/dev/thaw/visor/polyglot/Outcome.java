// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import dev.thaw.language.Answer;
import dev.thaw.language.ScriptException;
import java.nio.charset.StandardCharsets;

/**
 * How a call, or loading, has ended.
 *
 * @param reusable whether its place is in no doubt
 * @param fields of END
 * @param head of the response, encoded; null if there is none
 * @param rest of the body, which is still to be sent; null if there is none
 * @param headSent whether the head has gone out
 */
record Outcome(boolean reusable, Fields fields, byte[] head, byte[] rest, boolean headSent) {
    /** In UTF-16, as of compiled functions: a stack begins with its message, and all has to fit. */
    private static final int MOST_MESSAGE = 4 << 10;

    private static final int MOST_STACK = 12 << 10;

    /** Results of docs/visor-worker.md. */
    private static final int ANSWERED = 0;

    private static final int THREW = 1;
    private static final int OUT_OF_MEMORY = 2;
    private static final int STACK_OVERFLOW = 3;
    private static final int EXITED = 4;
    private static final int UNFIT = 5;
    private static final int CANCELLED = 6;
    private static final int LOAD_FAILED = 7;

    static Outcome answered(Answer answer) {
        byte[] head = new Fields().add("content-type", answer.contentType()).encode();
        return answered(head, answer.text().getBytes(StandardCharsets.UTF_8), false);
    }

    static Outcome answered(byte[] head, byte[] rest, boolean headSent) {
        return new Outcome(true, new Fields().add(":result", ANSWERED), head, rest, headSent);
    }

    /**
     * @param error what the function's runtime says; null: nothing
     */
    static Outcome of(int result, Fields error) {
        boolean reusable = result == THREW || result == UNFIT;
        Fields fields = new Fields().add(":result", result).addAll(error);
        return new Outcome(reusable, fields, null, null, false);
    }

    Outcome withRest(byte[] left, boolean sent) {
        return new Outcome(reusable, fields, head, left, sent);
    }

    static Outcome unfit(String type, String message) {
        return of(UNFIT, error(type, message));
    }

    static Outcome notLoaded(String type, String message) {
        return of(LOAD_FAILED, error(type, message));
    }

    static Outcome stopped(Invocation.Stop stop) {
        return switch (stop) {
            case CANCELLED -> of(CANCELLED, error("cancelled", "the call was cancelled"));
            case MEMORY ->
                    of(
                            OUT_OF_MEMORY,
                            error(
                                    "out-of-memory",
                                    "the worker's memory was almost full, and this call had taken most of it"));
            case CPU ->
                    inDoubt(
                            THREW,
                            error(
                                    "cpu-limit",
                                    "the call has taken more processor time than it may (:cpu-ms)"));
            case ALLOCATION ->
                    of(
                            OUT_OF_MEMORY,
                            error(
                                    "allocation-limit",
                                    "the call has allocated more than it may (:allocation)"));
        };
    }

    /** The function has broken the rules of the interface. */
    static Outcome violated(String message) {
        return inDoubt(THREW, error("protocol", message));
    }

    /** What runs a call failed, as a rule for want of memory. */
    static Outcome broken(Throwable thrown) {
        int result =
                switch (thrown) {
                    case OutOfMemoryError e -> OUT_OF_MEMORY;
                    case StackOverflowError e -> STACK_OVERFLOW;
                    default -> THREW;
                };
        String message = String.valueOf(thrown.getMessage());
        return inDoubt(result, error(thrown.getClass().getName(), message));
    }

    /** Its place is not used again, whatever the result. */
    private static Outcome inDoubt(int result, Fields error) {
        Fields fields = new Fields().add(":result", result).addAll(error);
        return new Outcome(false, fields, null, null, false);
    }

    /**
     * @param loaded whether the script had been evaluated before it failed
     */
    static Outcome failed(ScriptException failure, boolean loaded) {
        int result =
                switch (failure.kind()) {
                    case OUT_OF_MEMORY -> OUT_OF_MEMORY;
                    case STACK_OVERFLOW -> STACK_OVERFLOW;
                    case EXITED -> EXITED;
                    case CANCELLED -> CANCELLED;
                    case THREW, STATEMENTS -> loaded ? THREW : LOAD_FAILED;
                };
        boolean statements = failure.kind() == ScriptException.Kind.STATEMENTS;
        String type = statements ? "statement-limit" : failure.type();
        Fields fields =
                new Fields()
                        .add(":result", result)
                        .addAll(error(type, failure.getMessage()))
                        .add(":stack", Connection.limited(failure.stack(), MOST_STACK));
        if (result == EXITED) {
            fields.add(":status", failure.status());
        }
        boolean reusable = loaded && failure.kind() == ScriptException.Kind.THREW;
        return new Outcome(reusable, fields, null, null, false);
    }

    private static Fields error(String type, String message) {
        return new Fields()
                .add(":type", Connection.limited(type, MOST_MESSAGE))
                .add(":message", Connection.limited(message, MOST_MESSAGE));
    }

    /** What went wrong, for people. */
    String why() {
        String stack = fields.first(":stack");
        return stack.isEmpty() ? fields.first(":message") : stack;
    }
}
