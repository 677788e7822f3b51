// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonObject;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "invoke",
        description = "call a function; prints its answer",
        footer = {"", "Example: thaw function invoke hello '{\"name\":\"you\"}'"})
final class InvokeCommand extends ClientCommand {
    @Parameters(index = "0", paramLabel = "NAME", description = "the function, and a path if any")
    private String name;

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "BODY",
            description = "the request; @FILE: from a file, -: from standard input")
    private String body;

    @Option(names = "--method", paramLabel = "METHOD", description = "default: POST, or GET")
    private String method;

    @Option(
            names = {"-H", "--header"},
            paramLabel = "NAME=VALUE",
            description = "a header; may be repeated")
    private Map<String, String> headers = new LinkedHashMap<>();

    @Option(names = "--timeout", paramLabel = "MS", description = "deadline")
    private Long timeout;

    @Override
    void run() throws IOException, EndException {
        JsonObject server = manage("GET", "/server");
        if (timeout != null) {
            headers.put("thaw-timeout-ms", timeout.toString());
        }
        if (body != null && headers.keySet().stream().noneMatch("content-type"::equalsIgnoreCase)) {
            headers.put("content-type", "application/json");
        }
        ByteArrayOutputStream failure = new ByteArrayOutputStream();
        try (InputStream in = open();
                Connection connection = new Connection(address(server))) {
            int status;
            try {
                status =
                        connection.request(
                                method != null ? method : body == null ? "GET" : "POST",
                                "/" + name,
                                headers,
                                in,
                                length(),
                                s -> s < 400 ? System.out : failure);
            } catch (IllegalArgumentException e) {
                throw new EndException(USAGE, "this is no request: " + e.getMessage());
            }
            if (failure.size() > 0 || status >= 400) {
                throw new EndException(
                        REFUSED, status + " " + message(failure.toString(StandardCharsets.UTF_8)));
            }
        }
        System.out.flush();
    }

    /** Where functions are called. */
    static InetSocketAddress address(JsonObject server) {
        String host = server.get("host").getAsString();
        return new InetSocketAddress(
                host.equals("0.0.0.0") ? "127.0.0.1" : host, server.get("port").getAsInt());
    }

    private InputStream open() throws IOException {
        if (body == null) {
            return InputStream.nullInputStream();
        } else if (body.equals("-")) {
            return System.in;
        } else if (body.startsWith("@")) {
            return Files.newInputStream(Path.of(body.substring(1)));
        }
        return new ByteArrayInputStream(body.getBytes(StandardCharsets.UTF_8));
    }

    private long length() throws IOException {
        if (body == null) {
            return 0;
        } else if (body.equals("-")) {
            return -1;
        } else if (body.startsWith("@")) {
            return Files.size(Path.of(body.substring(1)));
        }
        return body.getBytes(StandardCharsets.UTF_8).length;
    }
}
