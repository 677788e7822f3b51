// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.adapter;

import com.google.cloud.functions.HttpRequest;
import dev.thaw.function.Call;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The request of a call. */
final class GoogleHttpRequest extends HttpContent implements HttpRequest {
    private final Call call;
    private Map<String, HttpPart> parts;

    GoogleHttpRequest(Call call) {
        super(call.head().headers(), call.request());
        this.call = call;
    }

    @Override
    public String getMethod() {
        return call.head().first(":method");
    }

    @Override
    public String getUri() {
        return "http://"
                + getFirstHeader("host").orElse("localhost")
                + getPath()
                + getQuery().map(query -> "?" + query).orElse("");
    }

    @Override
    public String getPath() {
        String path = call.head().first(":path");
        return path.isEmpty() ? "/" : path;
    }

    @Override
    public Optional<String> getQuery() {
        String query = call.head().first(":query");
        return query.isEmpty() ? Optional.empty() : Optional.of(query);
    }

    @Override
    public Map<String, List<String>> getQueryParameters() {
        Map<String, List<String>> parameters = new LinkedHashMap<>();
        for (String pair : call.head().first(":query").split("&")) {
            if (!pair.isEmpty()) {
                String[] sides = pair.split("=", 2);
                parameters
                        .computeIfAbsent(decoded(sides[0]), name -> new ArrayList<>())
                        .add(sides.length == 2 ? decoded(sides[1]) : "");
            }
        }
        return parameters;
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            // a stray percent sign stands for itself
            return text;
        }
    }

    @Override
    public synchronized Map<String, HttpPart> getParts() {
        if (parts == null) {
            String type = getContentType().orElse("");
            if (!type.toLowerCase(Locale.ROOT).startsWith("multipart/form-data")) {
                throw new IllegalStateException(
                        "the content type is not multipart/form-data, but " + type);
            }
            try {
                parts =
                        FormParts.parse(
                                HeaderValue.parameter(type, "boundary").orElse(""),
                                getInputStream().readAllBytes());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return parts;
    }
}
