// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.RefusedException;
import dev.thaw.visor.call.FunctionTable;
import dev.thaw.visor.http.Exchange;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;

/** What the front says of itself. */
final class Pages {
    private static final String TEXT = "text/plain; charset=utf-8";

    private final FunctionTable table;
    private final BooleanSupplier ready;
    private final IntSupplier connections;

    Pages(FunctionTable table, BooleanSupplier ready, IntSupplier connections) {
        this.table = table;
        this.ready = ready;
        this.connections = connections;
    }

    void answer(Exchange exchange, String path) throws RefusedException {
        switch (path) {
            case "/" -> exchange.respond(200, "text/html; charset=utf-8", StatusPage.of(table));
            case "/_/healthz" -> exchange.respond(200, TEXT, "ok\n");
            case "/_/readyz" -> {
                if (!ready.getAsBoolean()) {
                    throw new RefusedException(503, "draining", "the server is about to end");
                }
                exchange.respond(200, TEXT, "ok\n");
            }
            case "/_/metrics" ->
                    exchange.respond(
                            200,
                            "text/plain; version=0.0.4; charset=utf-8",
                            PrometheusText.of(table, connections.getAsInt()));
            default -> throw new RefusedException(404, "not-found", "there is nothing at " + path);
        }
    }
}
