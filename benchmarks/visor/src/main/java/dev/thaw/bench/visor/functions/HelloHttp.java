// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.functions;

import com.google.cloud.functions.HttpFunction;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import java.io.IOException;

/** The same source for this runtime and for Google's Functions Framework. */
public final class HelloHttp implements HttpFunction {
    @Override
    public void service(HttpRequest request, HttpResponse response) throws IOException {
        response.setContentType("text/plain");
        response.getWriter().write("hello world");
    }
}
