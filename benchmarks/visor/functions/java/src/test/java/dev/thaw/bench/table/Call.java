// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.table;

import com.google.cloud.functions.HttpFunction;
import com.google.cloud.functions.HttpRequest;
import com.google.cloud.functions.HttpResponse;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;

/** A call of a function on a plain JVM, without a server: only what the functions ask for. */
final class Call {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final BufferedWriter writer =
            new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
    private int status = 200;

    static Call of(HttpFunction function, String method, String path, byte[] body)
            throws Exception {
        Call call = new Call();
        function.service(request(method, path, body), call.response());
        call.writer.flush();
        return call;
    }

    static Call of(HttpFunction function, byte[] body) throws Exception {
        return of(function, "POST", "/", body);
    }

    int status() {
        return status;
    }

    byte[] bytes() {
        return out.toByteArray();
    }

    String text() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private static HttpRequest request(String method, String path, byte[] body) {
        InputStream in = new ByteArrayInputStream(body);
        BufferedReader reader =
                new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        return proxy(
                HttpRequest.class,
                (name, argument) ->
                        switch (name) {
                            case "getMethod" -> method;
                            case "getPath" -> path;
                            case "getInputStream" -> in;
                            case "getReader" -> reader;
                            default -> throw new UnsupportedOperationException(name);
                        });
    }

    private HttpResponse response() {
        OutputStream body = out;
        return proxy(
                HttpResponse.class,
                (name, argument) ->
                        switch (name) {
                            case "getOutputStream" -> body;
                            case "getWriter" -> writer;
                            case "setContentType" -> null;
                            case "setStatusCode" -> status = (int) argument;
                            default -> throw new UnsupportedOperationException(name);
                        });
    }

    private interface Answer {
        Object to(String name, Object argument);
    }

    private static <T> T proxy(Class<T> type, Answer answer) {
        return type.cast(
                Proxy.newProxyInstance(
                        type.getClassLoader(),
                        new Class<?>[] {type},
                        (self, method, arguments) -> {
                            Object result =
                                    answer.to(
                                            method.getName(),
                                            arguments == null ? null : arguments[0]);
                            return method.getReturnType() == void.class ? null : result;
                        }));
    }
}
