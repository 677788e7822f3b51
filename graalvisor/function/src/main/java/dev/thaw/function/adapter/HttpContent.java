// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import com.google.cloud.functions.HttpMessage;
import java.io.BufferedReader;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a request and a part of one have in common. */
class HttpContent implements HttpMessage {
    private final Map<String, List<String>> headers;
    private final InputStream body;
    private BufferedReader reader;
    private boolean streamed;

    HttpContent(Map<String, List<String>> headers, InputStream body) {
        this.headers = headers;
        this.body = body;
    }

    @Override
    public Optional<String> getContentType() {
        return getFirstHeader("content-type");
    }

    @Override
    public long getContentLength() {
        try {
            return getFirstHeader("content-length").map(Long::valueOf).orElse(-1L);
        } catch (NumberFormatException e) {
            return -1;
        }
    }

    @Override
    public Optional<String> getCharacterEncoding() {
        return getContentType().flatMap(type -> HeaderValue.parameter(type, "charset"));
    }

    @Override
    public synchronized InputStream getInputStream() {
        if (reader != null) {
            throw new IllegalStateException("getReader has been called");
        }
        streamed = true;
        return body;
    }

    @Override
    public synchronized BufferedReader getReader() {
        if (streamed) {
            throw new IllegalStateException("getInputStream has been called");
        }
        if (reader == null) {
            Charset charset =
                    getCharacterEncoding().map(Charset::forName).orElse(StandardCharsets.UTF_8);
            reader = new BufferedReader(new InputStreamReader(body, charset));
        }
        return reader;
    }

    @Override
    public Map<String, List<String>> getHeaders() {
        return headers;
    }
}
