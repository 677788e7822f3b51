// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a function gets by naming it, and nobody else sees. */
class SecretsTest {
    private static final String VALUE = "correct horse battery staple";
    private static final String NAMING = "{\"secrets\": {\"PASSWORD\": \"db\"}}";

    @TempDir private Path directory;

    private static Client.Managed set(Client client, String name, String value) throws IOException {
        return client.manage(
                "PUT",
                "/tenants/default/secrets/" + name,
                "",
                value.getBytes(StandardCharsets.UTF_8));
    }

    private static Client.Managed deploy(Client client, String settings) throws IOException {
        return client.deploy("f", FunctionFiles.archive("Hello"), "", settings);
    }

    private static String head(Client client) throws Exception {
        return client.get("/f/head").body();
    }

    @Test
    void aFunctionGetsItAndNobodyElseSeesIt() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            assertEquals(200, set(client, "db", VALUE).status());
            assertEquals(200, deploy(client, NAMING).status());
            assertTrue(head(client).contains("PASSWORD=" + VALUE), head(client));
            for (String uri :
                    List.of(
                            "/functions",
                            "/functions/f",
                            "/functions/f/logs",
                            "/stats",
                            "/server",
                            "/tenants/default/secrets")) {
                Client.Managed shown = client.manage("GET", uri);
                assertEquals(200, shown.status(), uri);
                assertFalse(shown.body().contains(VALUE), uri);
            }
            assertEquals(
                    "{\"secrets\":[\"db\"]}",
                    client.manage("GET", "/tenants/default/secrets").body().strip());
            for (String page : List.of("/", "/_/metrics")) {
                assertFalse(client.get(page).body().contains(VALUE), page);
            }
            Path process = Path.of("/proc", "" + client.pid("default"));
            for (String file : List.of("cmdline", "environ")) {
                assertFalse(read(process.resolve(file)).contains(VALUE), file);
            }
        }
        assertTrue(read(directory.resolve("audit.log")).contains("/secrets/db"));
        Path kept = directory.resolve("secrets/default.json");
        assertTrue(read(kept).contains(VALUE));
        assertEquals(
                "rwx------",
                PosixFilePermissions.toString(Files.getPosixFilePermissions(kept.getParent())));
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                assertTrue(file.equals(kept) || !read(file).contains(VALUE), file.toString());
            }
        }
        try (TestServer again = TestServer.start(directory)) {
            assertTrue(head(again.client()).contains("PASSWORD=" + VALUE));
        }
    }

    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
    }

    @Test
    void aNewValueIsThereWithTheNextCall() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            set(client, "db", "one");
            deploy(client, NAMING);
            deploy(client, "{}");
            byte[] first = "{\"1\": 1}".getBytes(StandardCharsets.UTF_8);
            assertEquals(200, client.manage("PUT", "/functions/f/aliases/old", "", first).status());
            assertTrue(head(client).contains("PASSWORD=one"), head(client));
            assertEquals("{\"reloaded\":[\"f\"]}", set(client, "db", "two").body().strip());
            assertTrue(head(client).contains("PASSWORD=two"), head(client));
            String pinned = client.get("/f:old/head").body();
            assertTrue(pinned.contains("PASSWORD=two"), pinned);
            assertEquals("{\"reloaded\":[]}", set(client, "other", "x").body().strip());
        }
    }

    @Test
    void whoCannotTakeANewValueKeepsNobodyElseFromIt() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            set(client, "db", "one");
            Path refusing = directory.resolve("refusing");
            for (String name : List.of("a", "b", "c", "d")) {
                boolean refuses = name.equals("a") || name.equals("c");
                byte[] file = FunctionFiles.archive(refuses ? "unless/" + refusing : "Hello");
                assertEquals(200, client.deploy(name, file, "", NAMING).status());
                assertTrue(client.get("/" + name + "/head").body().contains("PASSWORD=one"), name);
            }
            Files.createFile(refusing);
            Client.Managed answer = set(client, "db", "two");
            refused(422, "go on with the old one: a (", answer);
            refused(422, "not any more), c (", answer);
            for (String name : List.of("a", "c")) {
                assertTrue(client.get("/" + name + "/head").body().contains("PASSWORD=one"), name);
            }
            for (String name : List.of("b", "d")) {
                assertTrue(client.get("/" + name + "/head").body().contains("PASSWORD=two"), name);
            }
            Files.delete(refusing);
            assertEquals(200, set(client, "db", "three").status());
            assertTrue(client.get("/a/head").body().contains("PASSWORD=three"));
        }
    }

    @Test
    void whoIsRemovedMeanwhileNeedsNoNewValue() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            set(client, "db", "one");
            Path held = directory.resolve("held");
            client.deploy("a", FunctionFiles.archive("while/" + held), "", NAMING);
            client.deploy("b", FunctionFiles.archive("Hello"), "", NAMING);
            assertEquals(200, client.get("/a/version").statusCode());
            assertEquals(200, client.get("/b/version").statusCode());
            Files.createFile(held);
            CompletableFuture<Client.Managed> answer =
                    CompletableFuture.supplyAsync(() -> {
                        try {
                            return set(client, "db", "two");
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
            Await.until(() -> client.get("/b/loads").body().contains("begun a@1.1"));
            assertEquals(200, client.manage("DELETE", "/functions/b").status());
            Files.delete(held);
            assertEquals("{\"reloaded\":[\"a\"]}", answer.join().body().strip());
        }
    }

    @Test
    void whatCannotBeIsRefused() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            refused(422, "there is no secret 'db' of tenant default", deploy(client, NAMING));
            assertEquals(404, client.get("/f/head").statusCode());
            set(client, "db", "one");
            deploy(client, NAMING);
            refused(409, "is named by [f]", client.manage("DELETE", "/tenants/default/secrets/db"));
            refused(404, "no secret 'x'", client.manage("DELETE", "/tenants/default/secrets/x"));
            refused(400, "1 to 16384 bytes", set(client, "db", ""));
            refused(400, "none of them is 0", set(client, "db", "a\0b"));
            assertEquals(413, set(client, "db", "x".repeat(20_000)).status());
            refused(400, "is no name", set(client, "a.b", "x"));
            Client.Managed noText =
                    client.manage(
                            "PUT", "/tenants/default/secrets/db", "", new byte[] {(byte) 0xff});
            refused(400, "UTF-8", noText);
            refused(
                    400,
                    "is a variable and a secret",
                    deploy(client, "{\"environment\": {\"PASSWORD\": \"x\"}}"));
            assertTrue(head(client).contains("PASSWORD=one"), head(client));
            // another tenant's functions have no way to it
            Client.Managed other =
                    client.deploy("g", FunctionFiles.archive("Hello"), "?tenant=other", NAMING);
            refused(422, "there is no secret 'db' of tenant other", other);
        }
    }

    private static void refused(int status, String message, Client.Managed answer) {
        assertEquals(status, answer.status(), answer.body());
        assertTrue(answer.body().contains(message), answer.body());
    }
}
