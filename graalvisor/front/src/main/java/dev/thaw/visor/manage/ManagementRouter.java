// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.manage;

import com.google.gson.JsonObject;
import dev.thaw.visor.Failure;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.http.Exchange;
import dev.thaw.visor.http.HeldBodies;
import dev.thaw.visor.http.RequestSink;
import dev.thaw.visor.http.Router;
import dev.thaw.visor.http.WholeBody;
import dev.thaw.visor.log.AuditLog;
import dev.thaw.visor.manage.Administration.Source;
import dev.thaw.visor.store.Json;
import dev.thaw.visor.store.Secrets;
import io.netty.handler.codec.http.QueryStringDecoder;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;

/** What is deployed and changed, by HTTP on the management socket. */
public final class ManagementRouter implements Router {
    public static final String SETTINGS = "thaw-settings";
    private static final String JSON = "application/json";

    /** What is in a function, or a tenant, and has a name of its own. */
    private static final Set<String> NAMED = Set.of("aliases", "secrets", "data");

    private static final int MAX_BODY = 256 << 10;

    /** Of a request that has a function's code in it: it is held a few times over. */
    private static final long MAX_REGISTRATION = 64 << 20;

    private final Administration administration;
    private final ManagementWork works;
    private final PaperManagement paper;
    private final LongSupplier maxUpload;
    private final HeldBodies bodies = new HeldBodies(MAX_REGISTRATION);

    /**
     * @param threads that may wait
     */
    public ManagementRouter(
            Administration administration,
            ExecutorService threads,
            LongSupplier maxUpload,
            AuditLog audit) {
        this.administration = administration;
        this.works = new ManagementWork(threads, audit);
        this.maxUpload = maxUpload;
        this.paper = new PaperManagement(administration);
    }

    @Override
    public RequestSink route(Exchange exchange) {
        try {
            QueryStringDecoder uri = new QueryStringDecoder(exchange.request().uri());
            String[] path = uri.path().substring(1).split("/", -1);
            String method = exchange.request().method().name();
            return route(exchange, method + " " + shape(path), path, uri.parameters());
        } catch (RefusedException e) {
            exchange.fail(e.failure());
        } catch (IllegalArgumentException e) {
            exchange.fail(new Failure(400, "bad-request", e.getMessage()));
        }
        return RequestSink.NOBODY;
    }

    /** The path with * for what is a name. */
    private static String shape(String[] path) {
        StringBuilder shape = new StringBuilder();
        for (int i = 0; i < path.length; i++) {
            boolean name = i == 1 || (i == 3 && NAMED.contains(path[2]));
            shape.append('/').append(name ? "*" : path[i]);
        }
        return shape.toString();
    }

    private RequestSink route(
            Exchange exchange, String request, String[] path, Map<String, List<String>> query)
            throws RefusedException {
        String name = path.length > 1 ? path[1] : null;
        return switch (request) {
            case "POST /" -> {
                long most = Math.min(maxUpload.getAsLong(), MAX_REGISTRATION);
                yield json(exchange, most, paper::answer);
            }
            case "GET /server" -> now(exchange, administration::server);
            case "GET /stats" -> stats(exchange);
            case "GET /functions" -> now(exchange, administration::list);
            case "GET /functions/*" -> now(exchange, () -> administration.show(name));
            case "POST /functions/*" -> deploy(exchange, name, query);
            case "DELETE /functions/*" ->
                    now(
                            exchange,
                            () -> {
                                administration.remove(name);
                                return new JsonObject();
                            });
            case "POST /functions/*/rollback" -> {
                int to = (int) number(query, "to", 0);
                yield now(exchange, () -> administration.rollback(name, to));
            }
            case "PUT /functions/*/aliases/*" ->
                    json(exchange, MAX_BODY, body -> administration.alias(name, path[3], body));
            case "DELETE /functions/*/aliases/*" ->
                    now(exchange, () -> administration.alias(name, path[3], null));
            case "PATCH /functions/*/limits" ->
                    json(exchange, MAX_BODY, body -> administration.limits(name, body));
            case "PATCH /tenants/*/limits" ->
                    json(exchange, MAX_BODY, body -> administration.tenantLimits(name, body));
            case "GET /tenants/*/secrets" -> now(exchange, () -> administration.secrets(name));
            case "PUT /tenants/*/secrets/*" -> secret(exchange, name, path[3]);
            case "DELETE /tenants/*/secrets/*" ->
                    now(exchange, () -> administration.secret(name, path[3], null));
            case "GET /tenants/*/data" -> now(exchange, () -> administration.data(name));
            case "PUT /tenants/*/data/*" ->
                    upload(
                            exchange,
                            "",
                            source -> administration.replaceData(name, path[3], source));
            case "GET /tokens" -> now(exchange, administration::tokens);
            case "POST /tokens/*" -> now(exchange, () -> administration.createToken(name));
            case "DELETE /tokens/*" ->
                    now(
                            exchange,
                            () -> {
                                administration.removeToken(name);
                                return new JsonObject();
                            });
            case "GET /functions/*/logs" -> logs(exchange, name, query);
            default -> throw new RefusedException(404, "not-found", "there is no " + request);
        };
    }

    private RequestSink now(Exchange exchange, Audited.Work work) {
        works.submit(exchange, () -> described(exchange), work);
        return RequestSink.NOBODY;
    }

    private static String described(Exchange exchange) {
        return exchange.request().method() + " " + exchange.request().uri();
    }

    private interface Work<T> {
        Object run(T body) throws IOException, RefusedException;
    }

    private RequestSink json(Exchange exchange, long max, Work<JsonObject> work) {
        exchange.wholeRequest(max);
        return new WholeBody(
                bodies,
                () -> exchange.fail(ManagementWork.busy()),
                (bytes, share) -> {
                    String text = new String(bytes, StandardCharsets.UTF_8);
                    // not on the loop: there may be a whole function in it
                    AtomicReference<JsonObject> body = new AtomicReference<>(new JsonObject());
                    boolean begun =
                            works.submit(
                                    exchange,
                                    () -> described(exchange) + Audited.brief(body.get()),
                                    () -> {
                                        try (share) {
                                            body.set(Json.object(text));
                                            return work.run(body.get());
                                        }
                                    });
                    if (!begun) {
                        share.close();
                    }
                    return RequestSink.NOBODY;
                });
    }

    /** No JSON, of which a part could be told in an error or the audit log. */
    private RequestSink secret(Exchange exchange, String tenant, String name) {
        exchange.wholeRequest(Secrets.MAX_VALUE);
        return new WholeBody(value -> {
            works.submit(
                    exchange,
                    () -> described(exchange),
                    () -> administration.secret(tenant, name, value));
            return RequestSink.NOBODY;
        });
    }

    private RequestSink deploy(Exchange exchange, String name, Map<String, List<String>> query)
            throws RefusedException {
        String text = exchange.request().headers().get(SETTINGS);
        JsonObject settings = text == null ? new JsonObject() : Json.object(text);
        return upload(
                exchange,
                Audited.brief(settings),
                source ->
                        administration.deploy(
                                name,
                                first(query, "tenant"),
                                first(query, "file"),
                                first(query, "entry"),
                                first(query, "data"),
                                settings,
                                source));
    }

    private RequestSink upload(Exchange exchange, String brief, Work<Source> work) {
        exchange.maxRequest(maxUpload.getAsLong());
        Upload upload = new Upload(exchange);
        works.submit(exchange, () -> described(exchange) + brief, () -> work.run(upload::writeTo));
        return upload;
    }

    private RequestSink logs(Exchange exchange, String name, Map<String, List<String>> query)
            throws RefusedException {
        int lines = (int) number(query, "lines", 100);
        boolean follow = query.containsKey("follow");
        LogStream stream = new LogStream(exchange);
        if (follow) {
            stream.onEnd(administration.follow(name, stream::line));
        }
        boolean begun =
                works.execute(
                        exchange,
                        () -> {
                            try {
                                List<String> last = administration.logs(name, lines);
                                stream.onLoop(() -> stream.begin(last, follow));
                            } catch (RefusedException e) {
                                stream.onLoop(() -> stream.fail(e.failure()));
                            } catch (IOException e) {
                                Failure failure = new Failure(500, "log", e.getMessage());
                                stream.onLoop(() -> stream.fail(failure));
                            }
                        });
        if (!begun) {
            stream.gone();
        }
        return stream;
    }

    private RequestSink stats(Exchange exchange) {
        administration
                .stats()
                .thenAccept(stats ->
                        exchange.context()
                                .executor()
                                .execute(() -> exchange.respond(200, JSON, stats + "\n")));
        return RequestSink.NOBODY;
    }

    private static String first(Map<String, List<String>> query, String name) {
        List<String> values = query.get(name);
        return values == null || values.getFirst().isEmpty() ? null : values.getFirst();
    }

    private static long number(Map<String, List<String>> query, String name, long otherwise)
            throws RefusedException {
        String text = first(query, name);
        try {
            return text == null ? otherwise : Integer.parseUnsignedInt(text);
        } catch (NumberFormatException e) {
            throw new RefusedException(400, "bad-request", name + " must be a number, not " + text);
        }
    }
}
