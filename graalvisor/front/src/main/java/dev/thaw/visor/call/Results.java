// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.Failure;
import dev.thaw.visor.wire.Fields;
import java.util.Map;
import java.util.Set;

/** What a worker's results mean to callers, and to those who read the log. */
final class Results {
    /** Of a call; no error of a script has such a type. */
    private static final Map<String, String> LIMITS =
            Map.of(
                    "statement-limit",
                    "has executed more statements than a call may (--statements)",
                    "cpu-limit",
                    "has taken more processor time than a call may (--cpu)",
                    "allocation-limit",
                    "has allocated more than a call may (--allocation)");

    /** Why a worker does not take a call. */
    private static final Set<String> REFUSALS = Set.of("concurrency", "threads", "not-loaded");

    private static final Set<String> STARTS = Set.of("pooled", "new");
    private static final int RETRY_SECONDS = 1;

    private Results() {}

    /** Null if it is answered. */
    static Failure failure(int result, String function, Fields fields) {
        String type = fields.get(":type", "");
        String message = fields.get(":message", "");
        if (result != 0 && LIMITS.containsKey(type)) {
            return new Failure(500, type, function + " " + LIMITS.get(type));
        }
        return switch (result) {
            case 0 -> null;
            case 1 -> new Failure(500, "exception", function + " threw " + joined(type, message));
            case 2 ->
                    new Failure(
                            500, "out-of-memory", function + " needs more than its memory budget");
            case 3 -> new Failure(500, "stack-overflow", function + " has overflowed its stack");
            case 4 -> new Failure(500, "exit", function + " has called System.exit");
            case 5 -> unfit(type, function + " cannot take this request: " + joined(type, message));
            case 6 -> new Failure(504, "deadline", function + " was cancelled: its time was up");
            case 7 ->
                    new Failure(500, "load", function + " cannot begin: " + joined(type, message));
            default -> new Failure(502, "protocol", "the worker sent the result " + result);
        };
    }

    private static Failure unfit(String type, String message) {
        return type.equals("busy")
                ? new Failure(503, type, message, RETRY_SECONDS)
                : new Failure(400, "bad-request", message);
    }

    /** Types are kept as metrics, for all tenants: none is the worker's invention. */
    static Failure refused(String type, String message) {
        return REFUSALS.contains(type)
                ? new Failure(503, type, message, RETRY_SECONDS)
                : new Failure(
                        502, "protocol", "the worker refused the call: " + joined(type, message));
    }

    /** The kind of its start, as metrics have it. */
    static String start(Fields fields) {
        String start = fields.get(":start", "");
        return STARTS.contains(start) ? start : "unknown";
    }

    static Failure tooLarge(String function, long most) {
        return new Failure(
                500,
                "answer-too-large",
                function + " answers with more than " + most + " bytes (--max-response)");
    }

    static String describe(int result, Fields fields) {
        String stack = fields.get(":stack", "");
        return "result "
                + result
                + ": "
                + joined(fields.get(":type", ""), fields.get(":message", ""))
                + (stack.isEmpty() ? "" : "\n" + stack)
                + "\n";
    }

    private static String joined(String type, String message) {
        // scripts say the type in their messages, too
        boolean one = type.isEmpty() || message.isEmpty() || message.startsWith(type + ": ");
        return one ? (message.isEmpty() ? type : message) : type + ": " + message;
    }
}
