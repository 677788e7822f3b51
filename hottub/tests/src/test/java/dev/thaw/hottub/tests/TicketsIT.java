// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.net.Socket;
import java.nio.file.Path;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A client of a TLS server keeps its session in a ticket, which ends with the run that gave it. */
final class TicketsIT {
    private static final String PASSWORD = "changeit";
    private static final int PATIENCE_SECONDS = 120;

    /** Counts handshakes with a certificate: a session that is resumed has none. */
    private static final class Handshakes implements X509TrustManager {
        private int count;

        @Override
        public void checkClientTrusted(X509Certificate[] chain, String kind) {}

        @Override
        public void checkServerTrusted(X509Certificate[] chain, String kind) {
            count++;
        }

        @Override
        public X509Certificate[] getAcceptedIssuers() {
            return new X509Certificate[0];
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#oneJdk")
    void ticketsOfAnEarlierRunAreNotTaken(Path jdk) throws Exception {
        Handshakes handshakes = new Handshakes();
        SSLContext client = SSLContext.getInstance("TLS");
        client.init(null, new TrustManager[] {handshakes}, null);
        try (Warm warm = new Warm(jdk)) {
            Path keys = keys(warm.directory);
            // What costs a server its first run is not run in another one.
            String server = Warm.finish(answers(warm, keys).start()).pid();
            int port = 0;
            for (int run = 1; run <= 2; run++) {
                warm.idleStatus();
                Process program = answers(warm, keys, String.valueOf(port), "2").start();
                program.onExit()
                        .orTimeout(PATIENCE_SECONDS, TimeUnit.SECONDS)
                        .exceptionally(_ -> program.destroyForcibly());
                BufferedReader out = program.inputReader();
                String own = String.valueOf(out.readLine()).replace("pid ", "");
                String status = warm.status();
                assertEquals(run == 1, server.equals(own), "run " + run + " in " + own + status);
                assertTrue(status.contains("pid " + own + "  running  "), status);
                port = Integer.parseInt(String.valueOf(out.readLine()).replace("port ", ""));
                ask(client, port);
                assertEquals(run, handshakes.count, "handshakes until run " + run);
                ask(client, port);
                assertEquals(run, handshakes.count, "a session is resumed in its run");
                assertEquals(0, Warm.finish(program).status());
                // A server that has read private keys is not kept for others.
                status = warm.idleStatus();
                assertTrue(status.startsWith("0 servers"), status);
                assertTrue(status.contains("server " + own + " retired"), status);
                assertTrue(status.contains("has used sun.security."), status);
            }
        }
    }

    private static ProcessBuilder answers(Warm warm, Path keys, String... arguments)
            throws Exception {
        List<String> words =
                new ArrayList<>(
                        List.of(
                                "-Djavax.net.ssl.keyStore=" + keys,
                                "-Djavax.net.ssl.keyStorePassword=" + PASSWORD,
                                "-cp",
                                Warm.classes().toString(),
                                "TlsAnswers"));
        words.addAll(List.of(arguments));
        return warm.command(words.toArray(String[]::new));
    }

    private static void ask(SSLContext client, int port) throws Exception {
        try (Socket socket = client.getSocketFactory().createSocket("127.0.0.1", port)) {
            socket.setSoTimeout(PATIENCE_SECONDS * 1000);
            socket.getOutputStream().write(7);
            assertEquals(7, socket.getInputStream().read());
        }
    }

    private static Path keys(Path directory) throws Exception {
        Path keys = directory.resolve("keys.p12");
        Process made =
                new ProcessBuilder(
                                System.getProperty("java.home") + "/bin/keytool",
                                "-genkeypair",
                                "-keystore",
                                keys.toString(),
                                "-storepass",
                                PASSWORD,
                                "-keyalg",
                                "EC",
                                "-dname",
                                "CN=probe")
                        .start();
        Warm.Result result = Warm.finish(made);
        assertEquals(0, result.status(), result.out() + result.err());
        return keys;
    }
}
