// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.RefusedException;
import dev.thaw.visor.call.CallHead;
import dev.thaw.visor.http.Exchange;
import dev.thaw.visor.wire.Fields;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.handler.codec.http.HttpRequest;
import java.util.Iterator;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** An HTTP request as a function sees it. */
final class RequestHead implements CallHead {
    static final String TIMEOUT = "thaw-timeout-ms";
    private static final String TRACE = "traceparent";
    private static final int MAX_TIMEOUT_DIGITS = 10;

    /** The front has fields of its own beside these. */
    private static final int MOST = Fields.MAX_LENGTH - (4 << 10);

    /** What is between the client and the front, and what HTTP/2's codec adds. */
    private static final Set<String> NOT_THE_FUNCTIONS =
            Set.of(
                    "connection",
                    "expect",
                    "http2-settings",
                    "keep-alive",
                    "proxy-connection",
                    "te",
                    "trailer",
                    "transfer-encoding",
                    "upgrade",
                    "x-http2-scheme",
                    "x-http2-stream-id",
                    "x-http2-stream-weight",
                    "x-http2-path",
                    "x-http2-stream-dependency-id");

    private final HttpRequest request;
    private final boolean withoutBody;
    private final String path;
    private final String query;
    private final long timeoutMillis;
    private String trace;

    RequestHead(Exchange exchange, String path, String query) throws RefusedException {
        this.request = exchange.request();
        this.withoutBody = exchange.requestComplete();
        this.path = path;
        this.query = query;
        this.trace = request.headers().get(TRACE);
        requireRoom();
        this.timeoutMillis = timeout(request.headers().get(TIMEOUT));
    }

    /** A worker takes no head that is larger with what the protocol adds to each header. */
    private void requireRoom() throws RefusedException {
        long size = size("", path) + size("", query) + 2L * (trace == null ? 0 : size("", trace));
        Iterator<Map.Entry<CharSequence, CharSequence>> headers =
                request.headers().iteratorCharSequence();
        while (headers.hasNext()) {
            Map.Entry<CharSequence, CharSequence> header = headers.next();
            size += size(header.getKey(), header.getValue());
        }
        if (size > MOST) {
            throw new RefusedException(
                    431, "header-too-large", "the request has too many headers, or too large ones");
        }
    }

    private static long size(CharSequence name, CharSequence value) {
        return Fields.OVERHEAD + ByteBufUtil.utf8Bytes(name) + ByteBufUtil.utf8Bytes(value);
    }

    private static long timeout(String text) throws RefusedException {
        if (text == null) {
            return 0;
        }
        if (text.isEmpty()
                || text.length() > MAX_TIMEOUT_DIGITS
                || !text.chars().allMatch(c -> c >= '0' && c <= '9')
                || Long.parseLong(text) == 0) {
            throw new RefusedException(
                    400,
                    "bad-request",
                    TIMEOUT + " must be a number of milliseconds, not '" + text + "'");
        }
        return Long.parseLong(text);
    }

    @Override
    public long timeoutMillis() {
        return timeoutMillis;
    }

    @Override
    public boolean withoutBody() {
        return withoutBody;
    }

    @Override
    public String traceparent() {
        return trace;
    }

    @Override
    public void traceparent(String header) {
        trace = header;
    }

    @Override
    public void write(ByteBuf out) {
        Fields.write(out, ":method", request.method().name());
        Fields.write(out, ":path", path);
        Fields.write(out, ":query", query);
        if (trace != null) {
            Fields.write(out, ":traceparent", trace);
            Fields.write(out, TRACE, trace);
        }
        Iterator<Map.Entry<CharSequence, CharSequence>> headers =
                request.headers().iteratorCharSequence();
        while (headers.hasNext()) {
            Map.Entry<CharSequence, CharSequence> header = headers.next();
            String name = header.getKey().toString().toLowerCase(Locale.ROOT);
            if (!NOT_THE_FUNCTIONS.contains(name) && !name.equals(TRACE) && !name.startsWith(":")) {
                Fields.write(out, name, header.getValue());
            }
        }
    }
}
