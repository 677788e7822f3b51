// SPDX-License-Identifier: Apache-2.0
package com.example.functions;

import com.google.cloud.functions.HttpFunction;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import java.io.IOException;
import java.util.stream.Collectors;

/** A function for Google Cloud that answers by HTTP. */
public final class Page implements HttpFunction {
    @Override
    public void service(HttpRequest request, HttpResponse response) throws IOException {
        String name = request.getFirstQueryParameter("name").orElse("nobody");
        String body = request.getReader().lines().collect(Collectors.joining("|"));
        response.setStatusCode(201);
        response.setContentType("text/plain; charset=utf-8");
        response.appendHeader("x-path", request.getPath());
        response.getWriter()
                .write(
                        "%s %s of %s: %s"
                                .formatted(
                                        request.getMethod(),
                                        name,
                                        request.getFirstHeader("x-from").orElse("nowhere"),
                                        body));
    }
}
