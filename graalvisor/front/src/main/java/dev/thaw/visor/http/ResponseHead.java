// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.http;

import dev.thaw.visor.wire.Fields;
import io.netty.handler.codec.http.DefaultHttpHeaders;
import io.netty.handler.codec.http.HttpHeaders;
import io.netty.handler.codec.http.HttpResponseStatus;
import java.util.Locale;
import java.util.Set;

/** Status and headers of an answer, as a function has chosen them, as far as HTTP allows. */
final class ResponseHead {
    private static final int LEAST_STATUS = 200;
    private static final int MOST_STATUS = 599;

    /** The connection is the front's. */
    private static final Set<String> NOT_THE_FUNCTIONS =
            Set.of(
                    "connection",
                    "content-length",
                    "keep-alive",
                    "proxy-connection",
                    "te",
                    "trailer",
                    "transfer-encoding",
                    "upgrade");

    private final HttpResponseStatus status;
    private final HttpHeaders headers;
    private final long contentLength;

    private ResponseHead(HttpResponseStatus status, HttpHeaders headers, long contentLength) {
        this.status = status;
        this.headers = headers;
        this.contentLength = contentLength;
    }

    static ResponseHead of(Fields fields) {
        HttpHeaders headers = new DefaultHttpHeaders();
        long[] values = {LEAST_STATUS, -1};
        fields.forEach((name, value) -> {
            String lower = name.toLowerCase(Locale.ROOT);
            try {
                if (lower.equals(":status")) {
                    values[0] = Integer.parseInt(value);
                } else if (lower.equals("content-length")) {
                    values[1] = Long.parseLong(value);
                } else if (!lower.startsWith(":") && !NOT_THE_FUNCTIONS.contains(lower)) {
                    headers.add(lower, value);
                }
            } catch (IllegalArgumentException e) {
                // no number, or no header by the rules of HTTP: as if it were not there
            }
        });
        long code = values[0] < LEAST_STATUS || values[0] > MOST_STATUS ? 502 : values[0];
        return new ResponseHead(HttpResponseStatus.valueOf((int) code), headers, values[1]);
    }

    HttpResponseStatus status() {
        return status;
    }

    /** -1: not said. */
    long contentLength() {
        return contentLength;
    }

    void addTo(HttpHeaders to) {
        to.add(headers);
    }
}
