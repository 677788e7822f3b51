// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import dev.thaw.visor.http.HttpLimits;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;

/** JavaScript in isolates of the real worker: its image is built once, and kept in the cache. */
abstract class JavaScriptTests {
    @TempDir private static Path directory;
    private static TestServer server;
    static Client client;

    @BeforeAll
    static void start() throws Exception {
        Path worker = RealWorkerIT.worker();
        assumeTrue(Files.isExecutable(worker), "there is no worker at " + worker);
        server =
                TestServer.start(
                        directory.resolve("data"),
                        4L << 30,
                        HttpLimits.DEFAULT,
                        List.of("no-new-privileges", "seccomp", "landlock"),
                        List.of(worker.toString()),
                        "auto",
                        "none",
                        Map.of("javascript", LanguageImages.find("javascript")),
                        null,
                        null,
                        List.of(),
                        null);
        client = server.client();
    }

    @AfterAll
    static void end() {
        if (server != null) {
            server.close();
        }
    }

    static void deploy(String name, String script) throws Exception {
        deploy(name, script, "?file=hello.js", "{}");
    }

    static void deploy(String name, String script, String query, String settings) throws Exception {
        Client.Managed answer =
                client.deploy(name, script.getBytes(StandardCharsets.UTF_8), query, settings);
        assertEquals(200, answer.status(), answer.body());
    }

    static JsonObject error(HttpResponse<String> answer) {
        return JsonParser.parseString(answer.body()).getAsJsonObject().getAsJsonObject("error");
    }

    static String log(String name, String awaited) throws Exception {
        String log = "";
        for (int i = 0; i < 200 && !log.contains(awaited); i++) {
            Thread.sleep(20);
            log = client.manage("GET", "/functions/" + name + "/logs").body();
        }
        return log;
    }

    static HttpResponse<String> post(String path, byte[] body) throws Exception {
        return client.send(client.request(path).POST(BodyPublishers.ofByteArray(body)));
    }
}
