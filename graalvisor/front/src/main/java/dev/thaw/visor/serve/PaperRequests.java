// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.Failure;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.http.Exchange;
import dev.thaw.visor.http.HeldBodies;
import dev.thaw.visor.http.RequestSink;
import dev.thaw.visor.http.WholeBody;
import dev.thaw.visor.store.Json;
import dev.thaw.visor.store.Names;
import java.nio.charset.StandardCharsets;

/**
 * {@code String invokeFunction(String fid, String jsonArguments)} of the paper's section 3.1, as a
 * POST of {@code {"method":"invokeFunction","fid":..,"jsonArguments":..}}.
 */
final class PaperRequests {
    private static final int MAX_BODY = 16 << 20;

    private final HeldBodies bodies = new HeldBodies(4L * MAX_BODY);
    private final PublicRouter router;

    PaperRequests(PublicRouter router) {
        this.router = router;
    }

    RequestSink sink(Exchange exchange) {
        exchange.wholeRequest(MAX_BODY);
        return new WholeBody(
                bodies,
                () ->
                        exchange.fail(
                                new Failure(
                                        503,
                                        "busy",
                                        "too many requests of this kind are being sent, or wait; one at /NAME is passed on as it comes",
                                        1)),
                (bytes, share) -> answer(exchange, bytes, share));
    }

    private RequestSink answer(Exchange exchange, byte[] bytes, HeldBodies.Share share) {
        try {
            JsonObject json = parse(bytes);
            String method = Json.text(json, "method", "");
            switch (method) {
                case "invokeFunction" -> {
                    return invoke(exchange, json, share);
                }
                case "registerFunction", "deregisterFunction" ->
                        throw new RefusedException(
                                403,
                                "management",
                                method + " is answered on the management socket only");
                default ->
                        throw new RefusedException(
                                400, "bad-request", "there is no method '" + method + "'");
            }
        } catch (RefusedException e) {
            share.close();
            exchange.fail(e.failure());
            return RequestSink.NOBODY;
        } catch (RuntimeException e) {
            share.close();
            throw e;
        }
    }

    static JsonObject parse(byte[] bytes) throws RefusedException {
        return Json.object(new String(bytes, StandardCharsets.UTF_8));
    }

    private RequestSink invoke(Exchange exchange, JsonObject json, HeldBodies.Share share)
            throws RefusedException {
        JsonElement arguments = json.get("jsonArguments");
        String text =
                arguments == null
                        ? ""
                        : arguments.isJsonPrimitive() && arguments.getAsJsonPrimitive().isString()
                                ? arguments.getAsString()
                                : arguments.toString();
        byte[] body = text.getBytes(StandardCharsets.UTF_8);
        RequestSink sink =
                router.call(
                        exchange,
                        Names.withoutScriptEnd(Json.text(json, "fid", "")),
                        new ActivationHead(0),
                        body.length);
        sink.body(share.holding(body), true);
        return sink;
    }
}
