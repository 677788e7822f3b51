// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.manage;

import dev.thaw.visor.Failure;
import dev.thaw.visor.http.Exchange;
import dev.thaw.visor.http.RequestSink;
import dev.thaw.visor.http.Router;
import dev.thaw.visor.store.AccessTokens;
import io.netty.handler.codec.http.QueryStringDecoder;

/** Lets those manage who bring a token. With one, no others can be made. */
public final class TokenRouter implements Router {
    private static final String BEARER = "Bearer ";

    private final AccessTokens tokens;
    private final Router next;

    public TokenRouter(AccessTokens tokens, Router next) {
        this.tokens = tokens;
        this.next = next;
    }

    @Override
    public RequestSink route(Exchange exchange) {
        String given = exchange.request().headers().get("authorization");
        String holder =
                given == null || !given.startsWith(BEARER)
                        ? null
                        : tokens.holder(given.substring(BEARER.length()).strip());
        if (holder == null) {
            exchange.fail(
                    new Failure(
                            401,
                            "unauthorized",
                            "send 'authorization: Bearer TOKEN'; 'thaw function token NAME' makes one"));
            return RequestSink.NOBODY;
        }
        if (isTokens(exchange.request().uri())) {
            exchange.fail(
                    new Failure(
                            403, "management", "tokens are made on the management socket only"));
            return RequestSink.NOBODY;
        }
        exchange.context().channel().attr(PeerCredentials.USER).set("token " + holder);
        return next.route(exchange);
    }

    /** By the path as routes read it. */
    private static boolean isTokens(String uri) {
        try {
            return new QueryStringDecoder(uri).path().startsWith("/tokens");
        } catch (IllegalArgumentException e) {
            // no route takes it
            return false;
        }
    }
}
