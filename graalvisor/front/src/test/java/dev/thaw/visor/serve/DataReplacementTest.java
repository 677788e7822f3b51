// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What becomes of functions while data that they share is replaced. */
class DataReplacementTest {
    @TempDir private Path directory;

    /** Whatever becomes of a function while it, or the one before it, is tried. */
    @ParameterizedTest
    @ValueSource(strings = {"one", "two"})
    void whoIsAnotherTenantsMeanwhileIsLeftOut(String tried) throws Exception {
        Path released = directory.resolve("released");
        try (TestServer server = TestServer.start(directory.resolve("store"))) {
            Client client = server.client();
            SharedDataTest.deploy(client, "one", SharedDataTest.file("made"));
            SharedDataTest.deploy(client, "two", SharedDataTest.file(null));
            CompletableFuture<Client.Managed> answer =
                    replaceLater(client, "held " + tried + " " + released);
            Await.until(() -> Files.exists(directory.resolve("released.begun")));
            assertEquals(200, client.manage("DELETE", "/functions/two").status());
            Client.Managed others =
                    client.deploy(
                            "two",
                            SharedDataTest.file("its own"),
                            SharedDataTest.NAMING + "&tenant=other",
                            "{}");
            assertEquals(200, others.status(), others.body());
            Files.createFile(released);
            assertEquals(
                    "{\"replaced\":[\"one\"],\"otherImages\":[]}", answer.get().body().strip());
            assertEquals("one@2", SharedDataTest.answer(client, "/one/version"));
            assertTrue(SharedDataTest.answer(client, "/two/version").startsWith("two@1"));
            Path version = directory.resolve("store/tenants/other/two/1");
            assertEquals("its own", Files.readString(version.resolve("made.doss")));
            assertFalse(Files.exists(version.resolveSibling("2")));
        }
    }

    /** What is loaded is what was tried, also where it changes while it is tried. */
    @Test
    void whatIsAnotherVersionMeanwhileIsReplacedInThat() throws Exception {
        Path released = directory.resolve("released");
        try (TestServer server = TestServer.start(directory.resolve("store"))) {
            Client client = server.client();
            SharedDataTest.deploy(client, "one", SharedDataTest.file("made"));
            CompletableFuture<Client.Managed> answer = replaceLater(client, "held one " + released);
            Await.until(() -> Files.exists(directory.resolve("released.begun")));
            byte[] limits = "{\"memory\": 33554432}".getBytes(StandardCharsets.UTF_8);
            assertEquals(200, client.manage("PATCH", "/functions/one/limits", "", limits).status());
            Files.createFile(released);
            assertEquals("[\"one\"]", answer.get().json().getAsJsonArray("replaced") + "");
            String shown = client.manage("GET", "/functions/one").body();
            assertTrue(shown.contains("\"memory\":33554432"), shown);
            assertEquals("one@2", SharedDataTest.answer(client, "/one/version"));
        }
    }

    private static CompletableFuture<Client.Managed> replaceLater(Client client, String state) {
        CompletableFuture<Client.Managed> answer = new CompletableFuture<>();
        Thread.ofPlatform()
                .start(() -> {
                    try {
                        answer.complete(SharedDataTest.replace(client, SharedDataTest.file(state)));
                    } catch (IOException | RuntimeException e) {
                        answer.completeExceptionally(e);
                    }
                });
        return answer;
    }
}
