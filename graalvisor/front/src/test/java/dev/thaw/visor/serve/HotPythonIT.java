// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/** Python moves from its image to the JVM and back; with --soak, as its image takes ten minutes. */
@EnabledIf("isAsked")
class HotPythonIT {
    private static final String SCRIPT =
            """
            def fib(n):
                return n if n < 2 else fib(n - 1) + fib(n - 2)

            def main(args):
                words = {}
                for word in 'b a c a'.split():
                    words[word] = words.get(word, 0) + 1
                return {'fib': fib(args['n']), 'words': words, 'big': str(2 ** 70),
                        'text': 'grüße'.upper(), 'third': 1 / 3}
            """;

    @TempDir private Path directory;
    private TestServer server;
    private Client client;

    static boolean isAsked() {
        return PythonScriptsIT.isAsked();
    }

    @BeforeEach
    void start() throws Exception {
        server = ScriptServers.moving(directory, "python").start();
        client = server.client();
    }

    @AfterEach
    void end() {
        if (server != null) {
            server.close();
        }
    }

    private JsonObject stats() throws Exception {
        return client.manage("GET", "/stats")
                .json()
                .getAsJsonObject("functions")
                .getAsJsonObject("hot");
    }

    private String where() throws Exception {
        return stats().get("where").getAsString();
    }

    @Test
    void aHotFunctionMovesAnswersTheSameAndComesBack() throws Exception {
        Client.Managed deployed =
                client.deploy(
                        "hot",
                        SCRIPT.getBytes(StandardCharsets.UTF_8),
                        "?file=f.py",
                        "{\"memory\": 134217728}");
        assertEquals(200, deployed.status(), deployed.body());
        assertEquals("isolates", where());
        String request = "{\"n\":16}";
        String first = client.post("/hot", request).body();
        assertTrue(first.startsWith("{\"fib\":987,") && first.contains("GRÜSSE"), first);
        Await.patiently(() -> {
            for (int i = 0; i < 20; i++) {
                assertEquals(first, client.post("/hot", request).body());
            }
            return where().equals("jvm");
        });
        for (int i = 0; i < 100; i++) {
            assertEquals(first, client.post("/hot", request).body());
        }
        assertEquals("jvm", where());
        Await.patiently(() -> where().equals("isolates"));
        assertEquals(first, client.post("/hot", request).body());
        assertEquals(Set.of("ok"), stats().getAsJsonObject("outcomes").keySet());
        assertEquals(0, stats().get("moveDifferences").getAsInt());
    }
}
