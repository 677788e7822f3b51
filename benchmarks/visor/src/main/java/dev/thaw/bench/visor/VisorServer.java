// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.HttpConnection;
import dev.thaw.bench.core.Started;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** A front with its workers, and its management by the command. */
public record VisorServer(Places places, Path data, Started front, int port)
        implements AutoCloseable {
    private static final Duration LIMIT = Duration.ofSeconds(120);

    /**
     * @param options of {@code thaw visor}, beside data directory, port and worker
     */
    public static VisorServer start(Places places, Path data, String... options)
            throws IOException {
        List<String> command = Commands.words("{} visor --port 0 --data {}", places.front(), data);
        command.addAll(List.of(options));
        Map<String, String> environment = Map.of("THAW_VISOR_WORKER", places.worker().toString());
        Started front = Started.start(command, environment, places.errors(data.getFileName() + ""));
        try {
            return new VisorServer(places, data, front, port(front.line(LIMIT)));
        } catch (IOException e) {
            front.close();
            throw e;
        }
    }

    /** Of a line that has {@code http://host:port} in it. */
    public static int port(String line) throws IOException {
        int at = line.indexOf("http://");
        if (at < 0) {
            throw new IOException("this should name an address: " + line);
        }
        String address = line.substring(at + "http://".length()).split("[ /]")[0];
        return Integer.parseInt(address.substring(address.indexOf(':') + 1));
    }

    public HttpConnection connect() throws IOException {
        return new HttpConnection(port);
    }

    public void deploy(Path file, String name, String... options) throws IOException {
        List<String> arguments = Commands.words("deploy {} --name {}", file, name);
        arguments.addAll(List.of(options));
        manage(arguments.toArray(String[]::new));
    }

    public String manage(String... arguments) throws IOException {
        List<String> command =
                Commands.words("{} function {} --data {}", places.front(), arguments[0], data);
        command.addAll(List.of(arguments).subList(1, arguments.length));
        try {
            return Commands.output(command, Map.of(), LIMIT);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /** What a function runs in now: isolates, or jvm. */
    public String where(String function) throws IOException {
        JsonObject shown = JsonParser.parseString(manage("show", function)).getAsJsonObject();
        return shown.get("where").getAsString();
    }

    /** The process of a tenant's worker. */
    long worker(String tenant) throws IOException {
        JsonObject stats = JsonParser.parseString(manage("stats", "--json")).getAsJsonObject();
        for (JsonElement worker : stats.getAsJsonArray("workers")) {
            JsonObject one = worker.getAsJsonObject();
            if (one.get("of").getAsString().equals(tenant)) {
                return one.get("pid").getAsLong();
            }
        }
        throw new IOException("tenant " + tenant + " has no worker: " + stats);
    }

    /** Front and workers. */
    public List<Long> pids() {
        return front.pids();
    }

    @Override
    public void close() {
        front.close();
    }
}
