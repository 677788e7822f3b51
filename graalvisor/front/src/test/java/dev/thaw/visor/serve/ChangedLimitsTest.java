// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workers whose tenant's limits change while they start, or do not start. */
class ChangedLimitsTest {
    @TempDir private Path directory;

    private static Client.Managed limit(Client client, String limits) throws Exception {
        return client.manage(
                "PATCH", "/tenants/default/limits", "", limits.getBytes(StandardCharsets.UTF_8));
    }

    /** One that was started before the limits changed must not take calls after it. */
    @Test
    void aWorkerThatStartsWhileItsLimitsChangeHasTheNewOnes() throws Exception {
        try (TestServer good = TestServer.start(directory)) {
            good.client().deploy("f", FunctionFiles.archive("Hello"));
        }
        Path starting = Files.createDirectory(directory.resolve("starting"));
        List<String> worker = TestServer.fakeWorker("held", starting.toString());
        try (TestServer server = TestServer.with(directory).worker(worker).start()) {
            Path hold = Files.createFile(starting.resolve("hold"));
            CompletableFuture<Client.Managed> changed =
                    limitLater(server.client(), "{\"network\": \"host\"}");
            Await.until(() -> held(starting).size() == 1);
            Set<Path> tries = held(starting);
            CompletableFuture<HttpResponse<String>> call = server.client().later("/f/configured");
            Await.until(() -> held(starting).size() == 2);
            Set<Path> before = held(starting);
            before.removeAll(tries);
            Path early = before.iterator().next();
            Await.until(() -> {
                release(starting, early);
                return changed.isDone();
            });
            assertEquals(200, changed.join().status(), changed.join().body());
            Files.delete(early);
            long pid = Long.parseLong(early.getFileName().toString());
            Await.until(() -> call.isDone() || ProcessHandle.of(pid).isEmpty());
            Files.delete(hold);
            Await.until(() -> {
                release(starting, early);
                return call.isDone();
            });
            assertTrue(call.join().body().contains(":network=host"), call.join().body());
        }
    }

    /** The file of each worker that is held while it starts. */
    private static Set<Path> held(Path starting) throws IOException {
        try (Stream<Path> files = Files.list(starting)) {
            return files.filter(path -> !path.endsWith("hold"))
                    .collect(Collectors.toCollection(HashSet::new));
        }
    }

    private static void release(Path starting, Path butNot) throws IOException {
        for (Path path : held(starting)) {
            if (!path.equals(butNot)) {
                Files.deleteIfExists(path);
            }
        }
    }

    @Test
    void changesAtOnceAreAllKept() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            client.deploy("f", FunctionFiles.archive("Hello"));
            List<String> changes =
                    List.of(
                            "{\"concurrency\": 7}",
                            "{\"disk\": 5000000}",
                            "{\"network\": \"host\"}");
            List<CompletableFuture<Client.Managed>> answers =
                    changes.stream().map(change -> limitLater(client, change)).toList();
            for (CompletableFuture<Client.Managed> answer : answers) {
                assertEquals(200, answer.join().status(), answer.join().body());
            }
            JsonObject settings =
                    client.manage("GET", "/functions/f").json().getAsJsonObject("tenantSettings");
            assertEquals(7, settings.get("concurrency").getAsInt(), settings.toString());
            assertEquals(5_000_000, settings.get("disk").getAsInt(), settings.toString());
            assertEquals("host", settings.get("network").getAsString(), settings.toString());
        }
    }

    private static CompletableFuture<Client.Managed> limitLater(Client client, String limits) {
        CompletableFuture<Client.Managed> answer = new CompletableFuture<>();
        Thread.ofPlatform()
                .start(() -> {
                    try {
                        answer.complete(limit(client, limits));
                    } catch (Exception e) {
                        answer.completeExceptionally(e);
                    }
                });
        return answer;
    }

    /** As deploy would refuse them. */
    @Test
    void limitsWithWhichNoIsolateBeginsAreRefused() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            assertEquals(200, client.deploy("f", FunctionFiles.archive("needs/64")).status());
            Client.Managed small = functionLimit(client, "{\"memory\": 33554432}");
            assertEquals(422, small.status(), small.body());
            assertTrue(small.body().contains("not in 33554432 bytes"), small.body());
            JsonObject shown = client.manage("GET", "/functions/f").json();
            assertEquals(64 << 20, shown.get("memory").getAsLong());
            assertEquals(200, functionLimit(client, "{\"memory\": 134217728}").status());
            assertEquals(200, functionLimit(client, "{\"rate\": 1000}").status());
            assertEquals(200, client.get("/f/version").statusCode());
        }
    }

    @Test
    void limitsOfATenantWithWhichItsFunctionsDoNotBeginAreRefused() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            assertEquals(200, client.deploy("small", FunctionFiles.archive("opens/5")).status());
            assertEquals(
                    200,
                    client.deploy(
                                    "large",
                                    FunctionFiles.archive("opens/100"),
                                    "",
                                    "{\"memory\": 134217728}")
                            .status());
            Client.Managed refused = limit(client, "{\"descriptors\": 50}");
            assertEquals(422, refused.status(), refused.body());
            assertTrue(refused.body().contains("large cannot be loaded"), refused.body());
            assertTrue(refused.body().contains("too many open files"), refused.body());
            JsonObject settings =
                    client.manage("GET", "/functions/large")
                            .json()
                            .getAsJsonObject("tenantSettings");
            assertEquals(0, settings.get("descriptors").getAsInt());
            assertEquals(200, limit(client, "{\"descriptors\": 200}").status());
            assertEquals(200, client.get("/large/version").statusCode());
        }
    }

    private static Client.Managed functionLimit(Client client, String limits) throws Exception {
        return client.manage(
                "PATCH", "/functions/f/limits", "", limits.getBytes(StandardCharsets.UTF_8));
    }

    /** Not that a call could not be stopped: nobody tried. */
    @Test
    void whoseCallGoesOnAfterAChangeIsToldWhyItEnds() throws Exception {
        try (TestServer server =
                TestServer.with(directory).users("none").retireMillis(500).start()) {
            Client client = server.client();
            client.deploy("f", FunctionFiles.archive("Hello"));
            CompletableFuture<HttpResponse<String>> call = client.later("/f/sleep/600000");
            Await.until(() -> running(client) == 1);
            assertEquals(200, limit(client, "{\"descriptors\": 100}").status());
            assertEquals(502, call.join().statusCode());
            String late = call.join().body();
            assertTrue(late.contains("limits have changed, and its calls went on for 500"), late);
        }
    }

    @Test
    void whoseCallsGoOnThroughManyChangesIsToldWhyItEnds() throws Exception {
        try (TestServer server =
                TestServer.with(directory)
                        .users("none")
                        .retireMillis(600_000)
                        .drainMillis(0)
                        .start()) {
            Client client = server.client();
            client.deploy("f", FunctionFiles.archive("Hello"), "", "{\"timeoutMillis\": 600000}");
            List<CompletableFuture<HttpResponse<String>>> calls = new ArrayList<>();
            for (int i = 1; i <= 3; i++) {
                calls.add(client.later("/f/sleep/600000"));
                Await.until(() -> running(client) == 1);
                assertEquals(200, limit(client, "{\"descriptors\": " + 100 * i + "}").status());
                Await.until(() -> running(client) == 0);
                assertEquals(200, client.get("/f/version").statusCode());
            }
            assertEquals(502, calls.get(0).join().statusCode());
            String many = calls.get(0).join().body();
            assertTrue(many.contains("its tenant's limits have changed, and so were 2"), many);
            assertTrue(calls.stream().skip(1).noneMatch(CompletableFuture::isDone));
            assertEquals(0, client.worker("default").get("crashes").getAsInt());
        }
    }

    /** In the worker that takes calls now. */
    private static int running(Client client) throws Exception {
        return client.worker("default").get("running").getAsInt();
    }

    @Test
    void newLimitsAreANewBeginning() throws Exception {
        Path broken = directory.resolve("broken");
        Path program = directory.resolve("worker");
        String fake = String.join("' '", TestServer.fakeWorker());
        Files.writeString(
                program,
                "#!/bin/sh\nif [ -e " + broken + " ]; then exit 3; fi\nexec '" + fake + "'\n");
        assertTrue(program.toFile().setExecutable(true));
        List<String> worker = List.of(program.toString());
        try (TestServer server =
                TestServer.with(directory.resolve("data")).worker(worker).start()) {
            Client its = server.client();
            assertEquals(200, its.deploy("f", FunctionFiles.archive("Hello")).status());
            assertEquals(200, its.get("/f/version").statusCode());
            Files.createFile(broken);
            ProcessHandle.of(its.pid("default")).orElseThrow().destroyForcibly();
            Await.until(() -> its.get("/f/version").body().contains("exit code 3"));
            // by now the next start is seconds away
            Await.until(() -> its.worker("default").get("starts").getAsInt() >= 7);
            Client.Managed refused = limit(its, "{\"threads\": 50}");
            assertEquals(422, refused.status(), refused.body());
            assertTrue(refused.body().contains("exit code 3"), refused.body());
            Files.delete(broken);
            assertEquals(200, limit(its, "{\"network\": \"host\"}").status());
            HttpResponse<String> answer = its.get("/f/configured");
            assertEquals(200, answer.statusCode(), answer.body());
            assertTrue(answer.body().contains(":network=host"), answer.body());
        }
    }
}
