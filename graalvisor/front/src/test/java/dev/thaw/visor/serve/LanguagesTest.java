// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonParser;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Beside;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What scripts run in: built when it is needed, once, by a program that may fail. */
class LanguagesTest {
    private static final byte[] SCRIPT = "x => x".getBytes();
    private static final String BUILD =
            """
            #!/bin/sh
            cache=$5
            echo run >> "$cache/runs"
            """;
    private static final String SUCCEED =
            """
            touch "$cache/lib$3.so"
            echo "$cache/lib$3.so"
            """;

    @TempDir private Path directory;
    private TestServer server;
    private Client client;

    private void start(String build) throws IOException {
        Path program = directory.resolve("builder");
        Files.writeString(program, BUILD + build);
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        start(new Languages.Builder(program, directory.resolve("cache")));
    }

    private void start(Languages.Builder builder) throws IOException {
        server =
                TestServer.with(directory.resolve("data"))
                        .languageBuilder(builder.program())
                        .languageCache(builder.cache())
                        .start();
        client = server.client();
    }

    @AfterEach
    void end() {
        server.close();
    }

    private Client.Managed deploy(String name, String file) throws IOException {
        return client.deploy(name, SCRIPT, "?file=" + file, "{}");
    }

    private int runs() throws IOException {
        return Files.readAllLines(directory.resolve("cache").resolve("runs")).size();
    }

    private String state() throws IOException {
        return client.manage("GET", "/server")
                .json()
                .getAsJsonObject("languages")
                .get("javascript")
                .getAsString();
    }

    private static String error(Client.Managed answer) {
        return JsonParser.parseString(answer.body())
                .getAsJsonObject()
                .getAsJsonObject("error")
                .get("message")
                .getAsString();
    }

    @Test
    void theFirstDeploymentsWaitForOneBuild() throws Exception {
        start(
                """
                while [ ! -e "$cache/go" ]; do sleep 0.05; done
                """
                        + SUCCEED);
        assertEquals("missing", state());
        List<CompletableFuture<Client.Managed>> deployed =
                Stream.of("a", "b")
                        .map(name -> Beside.run(() -> deploy(name, name + ".js")))
                        .toList();
        Await.until(() -> Files.exists(directory.resolve("cache").resolve("runs")));
        assertEquals("building", state());
        assertFalse(deployed.getFirst().isDone());
        Files.createFile(directory.resolve("cache").resolve("go"));
        for (CompletableFuture<Client.Managed> one : deployed) {
            assertEquals(200, one.get().status(), one.get().body());
        }
        assertEquals(1, runs());
        assertEquals("ready", state());
        assertEquals("hello", client.post("/a", "hello").body());
        String configuration = client.get("/a/head").body();
        assertTrue(configuration.contains("/source.js"), configuration);
    }

    @Test
    void aFailedBuildIsToldAndTriedAgain() throws Exception {
        start("[ -e \"$cache/go\" ] || { echo 'no memory'; exit 1; }\n" + SUCCEED);
        Client.Managed refused = deploy("a", "a.js");
        assertEquals(503, refused.status());
        assertTrue(error(refused).contains("ended with status 1"), refused.body());
        assertEquals(404, client.get("/a").statusCode());
        Files.createFile(directory.resolve("cache").resolve("go"));
        assertEquals(200, deploy("a", "a.js").status());
        assertEquals(2, runs());
    }

    @Test
    void aBuilderThatNamesNothingIsToldSo() throws Exception {
        start("echo /nowhere/lib.so\n");
        Client.Managed refused = deploy("a", "a.js");
        assertTrue(error(refused).contains("named no library"), refused.body());
    }

    @Test
    void withoutABuilderScriptsAreRefused() throws Exception {
        server = TestServer.start(directory.resolve("data"));
        client = server.client();
        Client.Managed refused = deploy("a", "a.py");
        assertEquals(422, refused.status(), refused.body());
        assertTrue(error(refused).contains("no runtime for python"), refused.body());
    }

    @Test
    void eachLanguageHasItsOwn() throws Exception {
        start(SUCCEED);
        assertEquals(200, deploy("a", "a.py").status());
        assertEquals("missing", state());
        assertTrue(Files.exists(directory.resolve("cache").resolve("libpython.so")));
    }

    @Test
    void scriptsComeBackWhenTheirImageIsThere() throws Exception {
        start(SUCCEED);
        assertEquals(200, deploy("a", "a.js").status());
        server.close();
        start(
                """
                while [ ! -e "$cache/go" ]; do sleep 0.05; done
                """
                        + SUCCEED);
        HttpResponse<String> answer = client.post("/a", "hello");
        assertEquals(503, answer.statusCode());
        assertTrue(answer.body().contains("\"language\""), answer.body());
        assertEquals("30", answer.headers().firstValue("Retry-After").orElse(""));
        Files.createFile(directory.resolve("cache").resolve("go"));
        Await.until(() -> client.post("/a", "hello").statusCode() == 200);
        assertEquals("hello", client.post("/a", "hello").body());
    }
}
