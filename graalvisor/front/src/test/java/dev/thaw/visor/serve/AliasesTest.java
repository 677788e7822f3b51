// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Beside;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Versions that are called by a name of their own, whatever the current one is. */
class AliasesTest {
    @TempDir private Path directory;

    static void deploy(Client client, int versions) throws Exception {
        for (int i = 0; i < versions; i++) {
            assertEquals(200, client.deploy("f", FunctionFiles.archive("Hello")).status());
        }
    }

    static Client.Managed alias(Client client, String alias, String weights) throws Exception {
        return client.manage(
                "PUT",
                "/functions/f/aliases/" + alias,
                "",
                weights.getBytes(StandardCharsets.UTF_8));
    }

    static String version(Client client, String name) throws Exception {
        HttpResponse<String> answer = client.get("/" + name + "/version");
        assertEquals(200, answer.statusCode(), answer.body());
        return answer.body().strip();
    }

    @Test
    void anAliasKeepsItsVersionWhateverIsDeployed() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            deploy(client, 2);
            Client.Managed made = alias(client, "live", "{\"1\": 1}");
            assertEquals(200, made.status(), made.body());
            assertEquals("f:1@1", version(client, "f:live"));
            assertEquals("f@2", version(client, "f"));
            deploy(client, 12);
            assertEquals("f:1@1", version(client, "f:live"));
            assertEquals("f:1@1", version(client, "f:1"));
            HttpResponse<String> answer = client.get("/f:live/head");
            assertEquals("1", answer.headers().firstValue("thaw-version").orElseThrow());
            assertTrue(answer.body().contains(":name=f,"), answer.body());
        }
        try (TestServer again = TestServer.start(directory)) {
            assertEquals("f:1@1", version(again.client(), "f:live"));
            assertEquals("f@14", version(again.client(), "f"));
            String shown = again.client().manage("GET", "/functions/f").body();
            assertTrue(shown.contains("\"aliases\":{\"live\":{\"1\":1}}"), shown);
        }
    }

    @Test
    void weightsDivideCalls() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            deploy(client, 3);
            assertEquals(200, alias(client, "canary", "{\"1\": 3, \"2\": 1}").status());
            int[] calls = new int[4];
            for (int i = 0; i < 200; i++) {
                HttpResponse<String> answer = client.get("/f:canary/version");
                int version =
                        Integer.parseInt(answer.headers().firstValue("thaw-version").orElseThrow());
                assertEquals("f:" + version + "@" + version, answer.body().strip());
                calls[version]++;
            }
            // each is some seven standard deviations away
            assertTrue(calls[1] > 105 && calls[2] > 8, calls[1] + " and " + calls[2]);
            assertEquals(200, calls[1] + calls[2]);
        }
    }

    @Test
    void noCallFailsWhileAnAliasChanges() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            deploy(client, 3);
            alias(client, "live", "{\"1\": 1}");
            AtomicBoolean done = new AtomicBoolean();
            List<CompletableFuture<Integer>> callers = new ArrayList<>();
            CountDownLatch begun = new CountDownLatch(4);
            for (int i = 0; i < 4; i++) {
                callers.add(
                        Beside.run(() -> {
                            int calls = 0;
                            while (!done.get()) {
                                version(client, "f:live");
                                if (calls++ == 0) {
                                    begun.countDown();
                                }
                            }
                            return calls;
                        }));
            }
            Await.until(() ->
                    begun.getCount() == 0 || callers.stream().anyMatch(CompletableFuture::isDone));
            for (int i = 0; i < 30; i++) {
                int version = i % 3 + 1;
                assertEquals(200, alias(client, "live", "{\"" + version + "\": 1}").status());
                assertEquals("f:" + version, version(client, "f:live").split("@")[0]);
            }
            done.set(true);
            for (CompletableFuture<Integer> caller : callers) {
                assertTrue(caller.join() > 0);
            }
            Await.until(() ->
                    !client.manage("GET", "/stats").body().contains("\"f:1\"")
                            && client.manage("GET", "/stats").body().contains("\"f:3\""));
        }
    }

    @ParameterizedTest
    @CsvSource({"false, '[f:1@1, f@2]'", "true, '[f:1@1]'"})
    void aPinnedVersionHasItsFunctionsWorkerOrOneOfItsOwn(boolean own, String loaded)
            throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            String settings = "{\"ownWorker\": " + own + "}";
            for (int i = 0; i < 2; i++) {
                byte[] file = FunctionFiles.archive("Hello");
                assertEquals(200, client.deploy("f", file, "", settings).status());
            }
            alias(client, "live", "{\"1\": 1}");
            version(client, "f");
            assertEquals(loaded, client.get("/f:live/neighbours").body().strip());
            String others = own ? "[f@2]" : loaded;
            assertEquals(others, client.get("/f/neighbours").body().strip());
        }
    }

    @Test
    void limitsAreThoseOfTheFunction() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            deploy(client, 2);
            alias(client, "live", "{\"1\": 1}");
            byte[] limits = "{\"memory\": 12345678}".getBytes(StandardCharsets.UTF_8);
            assertEquals(200, client.manage("PATCH", "/functions/f/limits", "", limits).status());
            String loaded = client.get("/f:live/loaded").body();
            assertTrue(loaded.contains("12345678"), loaded);
        }
    }

    @Test
    void whatIsRemovedIsNotFound() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            deploy(client, 2);
            alias(client, "live", "{\"1\": 1}");
            alias(client, "other", "{\"1\": 1}");
            client.get("/f:live/log/pinned");
            Await.until(
                    () -> client.manage("GET", "/functions/f/logs").body().contains("out pinned"));
            assertEquals(200, client.manage("DELETE", "/functions/f/aliases/live").status());
            assertEquals(404, client.get("/f:live/version").statusCode());
            assertEquals("f:1", version(client, "f:other").split("@")[0]);
            assertEquals(404, client.manage("DELETE", "/functions/f/aliases/live").status());
            assertEquals(200, client.manage("DELETE", "/functions/f").status());
            for (String name : List.of("f", "f:other", "f:1")) {
                assertEquals(404, client.get("/" + name + "/version").statusCode(), name);
            }
            assertFalse(client.manage("GET", "/stats").body().contains("\"f:1\""));
            deploy(client, 1);
            assertEquals(404, client.get("/f:other/version").statusCode());
        }
    }
}
