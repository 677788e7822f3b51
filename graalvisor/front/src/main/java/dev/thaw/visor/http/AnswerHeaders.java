// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import io.netty.handler.codec.http.HttpHeaderNames;
import io.netty.handler.codec.http.HttpHeaderValues;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpMethod;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.HttpUtil;
import io.netty.handler.codec.http.HttpVersion;

/**
 * What an answer's headers say beside the function's own: how long the body is or how its end is
 * known, and whether the connection goes on.
 */
final class AnswerHeaders {
    private final HttpConnection connection;
    private final HttpRequest request;
    private String callId;
    private int version;
    private String defaultType = "application/octet-stream";

    AnswerHeaders(HttpConnection connection, HttpRequest request) {
        this.connection = connection;
        this.request = request;
    }

    void callId(String id) {
        callId = id;
    }

    void version(int number) {
        version = number;
    }

    void defaultType(String type) {
        defaultType = type;
    }

    boolean bodyIsAllowed(HttpResponseStatus status) {
        return !request.method().equals(HttpMethod.HEAD)
                && status.code() != 204
                && status.code() != 304;
    }

    /**
     * @param head null: the function has given none
     */
    void fill(HttpResponse response, ResponseHead head, boolean requestComplete) {
        HttpHeaders headers = response.headers();
        if (head != null) {
            response.setStatus(head.status());
            head.addTo(headers);
        }
        if (!headers.contains(HttpHeaderNames.CONTENT_TYPE)) {
            headers.set(HttpHeaderNames.CONTENT_TYPE, defaultType);
        }
        if (callId != null) {
            headers.set("thaw-call", callId);
        }
        if (version != 0) {
            headers.set("thaw-version", version);
        }
        if (connection.isHttp1()) {
            if (!requestComplete || !HttpUtil.isKeepAlive(request) || connection.isClosing()) {
                connection.closeAfter();
                headers.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
            } else if (isHttp10()) {
                headers.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.KEEP_ALIVE);
            }
        }
    }

    /**
     * Of a body that comes in pieces.
     *
     * @param declared length; negative: unknown
     */
    void frame(HttpResponse response, long declared) {
        HttpHeaders headers = response.headers();
        boolean hasBody = bodyIsAllowed(response.status()) && connection.isHttp1();
        if (declared >= 0) {
            headers.set(HttpHeaderNames.CONTENT_LENGTH, declared);
        } else if (hasBody && isHttp10()) {
            connection.closeAfter();
            headers.set(HttpHeaderNames.CONNECTION, HttpHeaderValues.CLOSE);
        } else if (hasBody) {
            HttpUtil.setTransferEncodingChunked(response, true);
        }
    }

    private boolean isHttp10() {
        return request.protocolVersion().equals(HttpVersion.HTTP_1_0);
    }
}
