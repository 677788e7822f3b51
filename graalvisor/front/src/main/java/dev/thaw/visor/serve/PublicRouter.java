// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.RefusedException;
import dev.thaw.visor.call.Call;
import dev.thaw.visor.call.CallHead;
import dev.thaw.visor.call.Function;
import dev.thaw.visor.call.FunctionTable;
import dev.thaw.visor.http.Exchange;
import dev.thaw.visor.http.RequestSink;
import dev.thaw.visor.http.Router;
import dev.thaw.visor.store.Aliases;
import dev.thaw.visor.trace.Spans;
import dev.thaw.visor.trace.TraceContext;
import dev.thaw.visor.trace.TracedResponder;
import io.netty.handler.codec.http.HttpMethod;
import java.util.Set;

/** The port that callers use: functions, a page for people, and what probes ask. */
final class PublicRouter implements Router {
    private static final String RESERVED = "_";

    /** Of functions from text to text. */
    private static final Set<String> JSON_SIGNATURES =
            Set.of("text", "function", "openwhisk", "aws-request");

    private final FunctionTable table;
    private final Pages pages;
    private final PaperRequests paper;
    private final Spans spans;

    /**
     * @param spans null: nothing is traced
     */
    PublicRouter(FunctionTable table, Pages pages, Spans spans) {
        this.table = table;
        this.spans = spans;
        this.pages = pages;
        this.paper = new PaperRequests(this);
    }

    @Override
    public RequestSink route(Exchange exchange) {
        try {
            return route(exchange, pathOf(exchange.request().uri()));
        } catch (RefusedException e) {
            exchange.fail(e.failure());
            return RequestSink.NOBODY;
        }
    }

    /** Without scheme and host, which a proxy's client may send. */
    private static String pathOf(String uri) throws RefusedException {
        if (uri.startsWith("/")) {
            return uri;
        }
        int scheme = uri.indexOf("://");
        if (scheme < 0) {
            throw new RefusedException(400, "bad-request", "the path must begin with /");
        }
        int slash = uri.indexOf('/', scheme + "://".length());
        return slash < 0 ? "/" : uri.substring(slash);
    }

    private RequestSink route(Exchange exchange, String uri) throws RefusedException {
        int question = uri.indexOf('?');
        String path = question < 0 ? uri : uri.substring(0, question);
        String query = question < 0 ? "" : uri.substring(question + 1);
        int slash = path.indexOf('/', 1);
        String name = slash < 0 ? path.substring(1) : path.substring(1, slash);
        if (name.isEmpty()) {
            return root(exchange, path);
        }
        if (name.equals(RESERVED)) {
            onlyGet(exchange);
            pages.answer(exchange, path);
            return RequestSink.NOBODY;
        }
        return call(
                exchange,
                name,
                new RequestHead(exchange, slash < 0 ? "" : path.substring(slash), query),
                0);
    }

    private RequestSink root(Exchange exchange, String path) throws RefusedException {
        if (!path.equals("/")) {
            throw new RefusedException(404, "not-found", "there is nothing at " + path);
        }
        if (exchange.request().method().equals(HttpMethod.POST)) {
            return paper.sink(exchange);
        }
        onlyGet(exchange);
        pages.answer(exchange, path);
        return RequestSink.NOBODY;
    }

    private static void onlyGet(Exchange exchange) throws RefusedException {
        HttpMethod method = exchange.request().method();
        if (!method.equals(HttpMethod.GET) && !method.equals(HttpMethod.HEAD)) {
            throw new RefusedException(405, "method", "this path takes GET only, not " + method);
        }
    }

    /**
     * An invocation, by path or by the paper's request.
     *
     * @param size of the body in bytes, where that is known; what comes later is counted then
     */
    RequestSink call(Exchange exchange, String name, CallHead head, int size)
            throws RefusedException {
        boolean byAlias = name.indexOf(Aliases.SEPARATOR) >= 0;
        Function function = byAlias ? table.pinned().find(name) : table.get(name);
        if (function == null) {
            throw new RefusedException(404, "not-found", "there is no function '" + name + "'");
        }
        if (byAlias) {
            exchange.version(function.stored().current());
        }
        exchange.maxRequest(function.settings().maxRequest());
        if (size > function.settings().maxRequest()) {
            throw new RefusedException(exchange.tooLarge());
        }
        if (JSON_SIGNATURES.contains(function.stored().currentVersion().manifest().signature())) {
            exchange.defaultType("application/json");
        }
        if (spans != null) {
            return traced(exchange, function, head);
        }
        Call call = table.dispatcher().call(function, head, exchange);
        if (call == null) {
            return RequestSink.NOBODY;
        }
        exchange.callId(call.id());
        return new CallSink(call, null);
    }

    private RequestSink traced(Exchange exchange, Function function, CallHead head) {
        TraceContext context = TraceContext.below(head.traceparent());
        head.traceparent(context.header());
        TracedResponder responder = new TracedResponder(exchange, spans, context, function.name());
        Call call = table.dispatcher().call(function, head, responder);
        if (call == null) {
            return RequestSink.NOBODY;
        }
        exchange.callId(call.id());
        responder.call(call.id());
        return new CallSink(call, responder);
    }
}
