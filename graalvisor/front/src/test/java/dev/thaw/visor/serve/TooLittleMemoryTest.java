// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.Held;
import dev.thaw.visor.fake.TestServer;
import dev.thaw.visor.fake.TestSettings;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Functions that were deployed where all isolates together might have more. */
class TooLittleMemoryTest {
    private static final int MEBIBYTE = 1 << 20;

    @TempDir private Path directory;
    private final PrintStream err = System.err;
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();

    @BeforeEach
    void listen() {
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
    }

    @AfterEach
    void end() {
        System.setErr(err);
    }

    private TestSettings settings(int mebibytes) {
        return TestServer.with(directory).memory((long) mebibytes * MEBIBYTE);
    }

    private static void deploy(Client client, String name, int mebibytes) throws Exception {
        String settings =
                "{\"memory\": %d, \"queueWaitMillis\": 60000}".formatted(mebibytes * MEBIBYTE);
        Client.Managed deployed = client.deploy(name, FunctionFiles.archive("Hello"), "", settings);
        assertEquals(200, deployed.status(), deployed.body());
    }

    private static void refused(HttpResponse<String> answer) {
        assertEquals(503, answer.statusCode(), answer.body());
        assertTrue(answer.body().contains("\"memory\""), answer.body());
        assertTrue(answer.body().contains("(--memory)"), answer.body());
    }

    private void said(String function, int mebibytes, int all) throws Exception {
        String line =
                "thaw visor: %s needs %d bytes for an isolate, and the server has %d for all"
                        .formatted(function, mebibytes * MEBIBYTE, all * MEBIBYTE);
        Await.until(() -> said.toString(StandardCharsets.UTF_8).contains(line));
    }

    /** Others keep their isolates: none that goes would help. */
    @Test
    void whoNeedsMoreThanAllHaveIsToldSo() throws Exception {
        try (TestServer server = settings(64).start()) {
            deploy(server.client(), "large", 64);
            deploy(server.client(), "small", 1);
        }
        assertFalse(said.toString(StandardCharsets.UTF_8).contains("--memory"));
        try (TestServer server = settings(32).start()) {
            Client client = server.client();
            said("large", 64, 32);
            assertEquals("1\n", client.get("/small/created").body());
            refused(client.get("/large/version"));
            assertEquals("1\n", client.get("/small/created").body());
        }
    }

    /** What it has is used for as long as it is there. */
    @Test
    void whoNeedsMoreThanAllHaveAfterAReloadIsToldSo() throws Exception {
        try (TestServer server = settings(64).start()) {
            Client client = server.client();
            deploy(client, "large", 32);
            Held held = Held.in(directory);
            CompletableFuture<HttpResponse<String>> before = client.later("/large" + held.path());
            Await.until(() -> client.worker("default").get("running").getAsInt() == 1);
            server.server().reload(settings(16).options());
            said("large", 32, 16);
            CompletableFuture<HttpResponse<String>> waits = client.later("/large/created");
            String queued = "thaw_queued{function=\"large\"} 1";
            Await.until(() -> client.get("/_/metrics").body().contains(queued));
            held.release();
            assertEquals(200, before.join().statusCode());
            assertEquals("1\n", waits.join().body());
            // nobody gets memory for it again
            long pid = client.pid("default");
            ProcessHandle.of(pid).orElseThrow().destroyForcibly();
            Await.until(() -> client.pid("default") != 0 && client.pid("default") != pid);
            refused(client.get("/large/version"));
            server.server().reload(settings(32).options());
            assertEquals(200, client.get("/large/version").statusCode());
        }
    }
}
