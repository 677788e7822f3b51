// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A service of a sample, asked once over the loopback interface. */
final class SampleService {
    private static final String HOST = "127.0.0.1";
    private static final int TRIES = 600;
    private static final int PAUSE_MILLIS = 100;
    private static final int END_SECONDS = 30;

    private SampleService() {}

    /** What was answered, of which no header tells when. */
    record Answer(int status, String type, String body) {}

    /**
     * Starts it, asks it once it listens, and ends it as an orchestrator does.
     *
     * @param hostVariable names the address that it listens on
     * @param portVariable names the port
     */
    static Answer ask(
            List<String> command,
            Path directory,
            String hostVariable,
            String portVariable,
            String path)
            throws IOException, InterruptedException {
        int port = freePort();
        Path log = directory.resolve("service.log");
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .directory(directory.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(log.toFile());
        builder.environment().put(hostVariable, HOST);
        builder.environment().put(portVariable, Integer.toString(port));
        Process process = builder.start();
        try (HttpClient client = HttpClient.newHttpClient()) {
            URI place = URI.create("http://" + HOST + ":" + port + path);
            for (int i = 0; i < TRIES && process.isAlive(); i++) {
                try {
                    HttpRequest request =
                            HttpRequest.newBuilder(place).timeout(Duration.ofMinutes(1)).build();
                    HttpResponse<String> response =
                            client.send(request, HttpResponse.BodyHandlers.ofString());
                    return new Answer(
                            response.statusCode(),
                            response.headers().firstValue("content-type").orElse("none"),
                            response.body());
                } catch (IOException e) {
                    Thread.sleep(PAUSE_MILLIS); // it does not listen yet
                }
            }
            throw new IOException(
                    "no answer of %s to %s: %s".formatted(command, place, Files.readString(log)));
        } finally {
            process.destroy();
            if (!process.waitFor(END_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getByName(HOST))) {
            return socket.getLocalPort();
        }
    }
}
