// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.manage;

import dev.thaw.visor.Failure;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.http.Exchange;
import dev.thaw.visor.log.AuditLog;
import dev.thaw.visor.wire.Fields;
import java.io.EOFException;
import java.io.IOException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;

/** Does on threads of its own what a request of management asks, and answers. */
final class ManagementWork {
    private static final String REASON = "thaw-reason";
    private static final String JSON = "application/json";

    private final ExecutorService threads;
    private final Audited audited;

    /**
     * @param threads that may wait
     */
    ManagementWork(ExecutorService threads, AuditLog audit) {
        this.threads = threads;
        this.audited = new Audited(audit);
    }

    /**
     * Answers with what the work gives, or with why it was refused.
     *
     * @param what the request, in its own words, for the audit log
     * @return whether it will be done; if not, that is the answer
     */
    boolean submit(Exchange exchange, Supplier<String> what, Audited.Work asked) {
        Audited.Work work = audited.work(exchange, what, asked);
        return execute(
                exchange,
                () -> {
                    try {
                        Object answer = work.run();
                        exchange.context()
                                .executor()
                                .execute(() ->
                                        exchange.respond(200, JSON, answer + "\n", more(answer)));
                    } catch (RefusedException e) {
                        fail(exchange, e.failure());
                    } catch (EOFException e) {
                        fail(exchange, new Failure(400, "bad-request", e.getMessage()));
                    } catch (IOException e) {
                        fail(exchange, new Failure(507, "storage", "the store: " + e.getMessage()));
                    } catch (RuntimeException | Error e) {
                        // whatever it was: nobody waits for ever
                        e.printStackTrace();
                        fail(exchange, new Failure(500, "internal", e.toString()));
                    }
                });
    }

    /** The paper's answers are true and false only, so the reason is beside them. */
    private static Fields more(Object answer) {
        Fields more = new Fields();
        if (answer instanceof PaperManagement.Answer paper && paper.refusal() != null) {
            Failure refusal = paper.refusal();
            String why = refusal.type() + ": " + refusal.message();
            more.add(REASON, why.replaceAll("[^ -~]", "?"));
        }
        return more;
    }

    /** Whether it will be done; if not, that is the answer. */
    boolean execute(Exchange exchange, Runnable action) {
        try {
            threads.execute(action);
            return true;
        } catch (RejectedExecutionException e) {
            exchange.fail(busy());
            return false;
        }
    }

    static Failure busy() {
        return new Failure(503, "busy", "there are too many requests at once", 1);
    }

    static void fail(Exchange exchange, Failure failure) {
        exchange.context().executor().execute(() -> exchange.fail(failure));
    }
}
