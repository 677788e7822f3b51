// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonSyntaxException;
import dev.thaw.command.line.Conventions;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.serve.Server;
import dev.thaw.visor.store.Names;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.UnixDomainSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.IntFunction;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A command that asks the server. Exit codes: 0, 1: refused or failed, 2: usage, 3: no server. */
abstract class ClientCommand implements Callable<Integer> {
    static final int REFUSED = 1;
    static final int USAGE = 2;
    static final int NO_SERVER = 3;
    private static final int OK_BELOW = 300;

    @Option(
            names = "--data",
            paramLabel = "DIRECTORY",
            description =
                    "the server's data directory; default: THAW_VISOR_DATA, or ~/.local/share/thaw/visor")
    private Path data;

    @Spec private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "show this")
    private boolean help;

    /** Ends the command. */
    static final class EndException extends Exception {
        final int exitCode;

        EndException(int exitCode, String message) {
            super(message);
            this.exitCode = exitCode;
        }
    }

    abstract void run() throws IOException, EndException;

    @Override
    public final Integer call() throws IOException, EndException {
        run();
        return 0;
    }

    /** Tells what is no result. */
    final void note(String text) {
        Conventions.notes(spec).println("thaw function: " + text);
    }

    private Path socket() throws EndException {
        try {
            Path directory = data != null ? data : DataDirectory.standard();
            return directory.resolve(Server.MANAGEMENT_SOCKET);
        } catch (IOException e) {
            throw new EndException(NO_SERVER, e.getMessage());
        }
    }

    /** The management path of a function. */
    static String function(String name) throws EndException {
        try {
            return "/functions/" + Names.checked("the function's name", name);
        } catch (RefusedException e) {
            throw new EndException(REFUSED, e.getMessage());
        }
    }

    Connection connect() throws EndException {
        Path socket = socket();
        try {
            return new Connection(UnixDomainSocketAddress.of(socket));
        } catch (IOException | IllegalArgumentException e) {
            throw new EndException(
                    NO_SERVER,
                    "no server answers at "
                            + socket
                            + (data == null
                                    ? ": start one with 'thaw visor', or name its --data"
                                    : ": start one with 'thaw visor --data " + data + "'"));
        }
    }

    JsonObject manage(String method, String uri) throws IOException, EndException {
        return manage(method, uri, Map.of(), InputStream.nullInputStream(), 0);
    }

    JsonObject manage(String method, String uri, JsonObject body) throws IOException, EndException {
        byte[] bytes = body.toString().getBytes(StandardCharsets.UTF_8);
        return manage(method, uri, Map.of(), new ByteArrayInputStream(bytes), bytes.length);
    }

    JsonObject manage(
            String method, String uri, Map<String, String> headers, InputStream body, long length)
            throws IOException, EndException {
        ByteArrayOutputStream answer = new ByteArrayOutputStream();
        int status = request(method, uri, headers, body, length, s -> answer);
        String text = answer.toString(StandardCharsets.UTF_8);
        if (status >= OK_BELOW) {
            throw new EndException(REFUSED, message(text));
        }
        return JsonParser.parseString(text).getAsJsonObject();
    }

    int request(
            String method,
            String uri,
            Map<String, String> headers,
            InputStream body,
            long length,
            IntFunction<OutputStream> sink)
            throws IOException, EndException {
        try (Connection connection = connect()) {
            return connection.request(method, uri, headers, body, length, sink);
        }
    }

    static String message(String answer) {
        try {
            JsonObject error =
                    JsonParser.parseString(answer).getAsJsonObject().getAsJsonObject("error");
            return error.get("type").getAsString() + ": " + error.get("message").getAsString();
        } catch (JsonSyntaxException
                | IllegalStateException
                | ClassCastException
                | NullPointerException e) {
            return answer.strip();
        }
    }
}
