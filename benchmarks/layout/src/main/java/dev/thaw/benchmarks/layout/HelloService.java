// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.bench.image.ClassPath;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A service of a framework that answers one request, built by the framework's own Maven plugin.
 *
 * @param directory the one of its sources, in {@code benchmarks/layout/services}
 * @param build what Maven is told
 * @param image what Maven builds
 * @param hostVariable the variable that names the address to listen on
 * @param portVariable the variable that names the port
 */
record HelloService(
        String directory,
        List<String> build,
        String image,
        String hostVariable,
        String portVariable) {
    private static final String HOST = "127.0.0.1";
    private static final byte[] REQUEST =
            "GET /hello HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                    .getBytes(StandardCharsets.US_ASCII);
    private static final int PATIENCE_MILLIS = 5000;

    static final HelloService MICRONAUT =
            new HelloService(
                    "micronaut",
                    List.of("package", "-Dpackaging=native-image"),
                    "target/hello",
                    "MICRONAUT_SERVER_HOST",
                    "MICRONAUT_SERVER_PORT");
    static final HelloService SPRING_BOOT =
            new HelloService(
                    "spring-boot",
                    List.of("-Pnative", "native:compile"),
                    "target/hello",
                    "SERVER_ADDRESS",
                    "SERVER_PORT");
    static final HelloService QUARKUS =
            new HelloService(
                    "quarkus",
                    List.of(
                            "package",
                            "-Dquarkus.native.enabled=true",
                            "-Dquarkus.package.jar.enabled=false"),
                    "target/hello-0.1.0-runner",
                    "QUARKUS_HTTP_HOST",
                    "QUARKUS_HTTP_PORT");

    /** Where its sources are, beside the build's directory. */
    Path sources() {
        return ClassPath.holding(HelloService.class)
                .getParent()
                .resolveSibling("services")
                .resolve(directory);
    }

    /** The variables that make it listen on a port of the loopback interface. */
    Map<String, String> environment(int port) {
        return Map.of(hostVariable, HOST, portVariable, Integer.toString(port));
    }

    /** Whether there is an answer, and the right one. */
    static boolean answers(int port) {
        try (Socket socket = new Socket()) {
            socket.connect(new InetSocketAddress(HOST, port), PATIENCE_MILLIS);
            socket.setSoTimeout(PATIENCE_MILLIS);
            socket.getOutputStream().write(REQUEST);
            String answer =
                    new String(socket.getInputStream().readAllBytes(), StandardCharsets.ISO_8859_1);
            return answer.startsWith("HTTP/1.1 200") && answer.contains("Hello");
        } catch (IOException e) {
            // it does not listen yet
            return false;
        }
    }
}
