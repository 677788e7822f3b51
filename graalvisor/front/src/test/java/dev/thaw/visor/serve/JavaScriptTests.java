// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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
        server = ScriptServers.inIsolates(directory, "javascript").start();
        client = server.client().patient();
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
        return Await.text(
                awaited, () -> client.manage("GET", "/functions/" + name + "/logs").body());
    }

    static HttpResponse<String> post(String path, byte[] body) throws Exception {
        return client.send(client.request(path).POST(BodyPublishers.ofByteArray(body)));
    }
}
