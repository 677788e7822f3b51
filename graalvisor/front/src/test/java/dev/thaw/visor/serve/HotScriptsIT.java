// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.call.MoveSettings;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import dev.thaw.visor.fake.TestSettings;
import java.io.ByteArrayOutputStream;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts in isolates and in the JVM at once: the real workers, locked in, and both runtimes. */
class HotScriptsIT {
    private static final String FIBONACCI =
            """
            const fib = n => n < 2 ? n : fib(n - 1) + fib(n - 2);
            function main({n}) {
              const words = {};
              for (const w of 'b a c a'.split(' ')) words[w] = (words[w] || 0) + 1;
              return {fib: fib(n), words, big: String(2n ** 70n), text: 'é'.normalize('NFD').length};
            }
            """;

    /** However little a busy machine lets a function's callers take, it is not idle. */
    private static final MoveSettings BUSY = ScriptServers.moves(600_000);

    @TempDir private static Path directory;
    private static TestSettings settings;
    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() throws Exception {
        settings = ScriptServers.moving(directory, "javascript").moves(BUSY);
        server = settings.start();
        client = server.client().patient();
    }

    @AfterAll
    static void end() {
        if (server != null) {
            server.close();
        }
    }

    private static JsonObject deploy(String name, String script, String settings) throws Exception {
        Client.Managed answer =
                client.deploy(name, script.getBytes(), "?file=f.js&tenant=" + name, settings);
        assertEquals(200, answer.status(), answer.body());
        return answer.json();
    }

    private static JsonObject stats(String name) throws Exception {
        return client.manage("GET", "/stats")
                .json()
                .getAsJsonObject("functions")
                .getAsJsonObject(name);
    }

    private static String where(String name) throws Exception {
        return stats(name).get("where").getAsString();
    }

    @Test
    void aHotFunctionMovesAnswersTheSameAndComesBack() throws Exception {
        deploy("hot", FIBONACCI, "{}");
        String request = "{\"n\":20}";
        String first = client.post("/hot", request).body();
        assertTrue(first.startsWith("{\"fib\":6765,\"words\":{\"b\":1,\"a\":2,\"c\":1}"), first);
        long began = System.nanoTime();
        callUntilMoved(request, first);
        long moved = System.nanoTime();
        long before = stats("hot").get("cpuNanos").getAsLong();
        for (int i = 0; i < 100; i++) {
            assertEquals(first, client.post("/hot", request).body());
        }
        long each = (stats("hot").get("cpuNanos").getAsLong() - before) / 100;
        System.err.printf(
                "moved after %d ms; a call takes %d us in the JVM%n",
                (moved - began) / 1_000_000, each / 1000);
        assertEquals("jvm", where("hot"));
        long jvm = client.pid("hot+jvm");
        comesBack();
        assertEquals(first, client.post("/hot", request).body());
        // it was kept for this
        assertEquals(jvm, client.pid("hot+jvm"));
        callUntilMoved(request, first);
        assertEquals(jvm, client.pid("hot+jvm"));
        comesBack();
        assertEquals(Set.of("ok"), stats("hot").getAsJsonObject("outcomes").keySet());
    }

    private static void comesBack() throws Exception {
        server.server().reload(settings.moves(TestSettings.ALL_IDLE).options());
        Await.patiently(() -> where("hot").equals("isolates"));
        server.server().reload(settings.moves(BUSY).options());
    }

    private static void callUntilMoved(String request, String answer) throws Exception {
        Await.patiently(() -> {
            for (int i = 0; i < 20; i++) {
                assertEquals(answer, client.post("/hot", request).body());
            }
            return where("hot").equals("jvm");
        });
    }

    private static void fails(String path, String body, String type) throws Exception {
        HttpResponse<String> answer = client.post(path, body);
        assertEquals(500, answer.statusCode(), answer.body());
        JsonObject error =
                JsonParser.parseString(answer.body()).getAsJsonObject().getAsJsonObject("error");
        assertEquals(type, error.get("type").getAsString(), answer.body());
    }

    @Test
    void limitsEndTheirCallInIsolates() throws Exception {
        limitEndsItsCall("statement-limit", "\"statements\":100000", "never");
        limitEndsItsCall("cpu-limit", "\"cpuMillis\":500", "never");
        limitEndsItsCall("allocation-limit", "\"allocation\":67108864", "never");
    }

    @Test
    void limitsEndTheirCallInTheJvm() throws Exception {
        limitEndsItsCall("statement-limit", "\"statements\":100000", "always");
        limitEndsItsCall("cpu-limit", "\"cpuMillis\":500", "always");
        limitEndsItsCall("allocation-limit", "\"allocation\":67108864", "always");
    }

    private static void limitEndsItsCall(String type, String limit, String move) throws Exception {
        String script =
                """
                function main(args) {
                  let n = 0, kept;
                  while (n < args.n) { n++; if (args.fill) kept = new Array(1000).fill(n); }
                  return n;
                }
                """;
        JsonObject deployed =
                deploy(
                        "limits",
                        script,
                        "{%s, \"move\":\"%s\", \"timeoutMillis\":600000}".formatted(limit, move));
        assertEquals(move.equals("always"), deployed.has("inJvm"), deployed.toString());
        assertEquals("10", client.post("/limits", "{\"n\":10}").body());
        fails("/limits", "{\"n\":1e12,\"fill\":1}", type);
        assertEquals("10", client.post("/limits", "{\"n\":10}").body());
        // else the next version has this limit, too
        client.manage("DELETE", "/functions/limits");
    }

    private static byte[] jar() throws Exception {
        Path source = Files.createDirectories(directory.resolve("java")).resolve("Words.java");
        Files.writeString(
                source,
                """
                package example;
                public class Words {
                    public static String upper(String text) { return text.toUpperCase(); }
                }
                """);
        Path classes = directory.resolve("classes");
        assertEquals(
                0,
                ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", classes.toString(), source.toString()));
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JarOutputStream jar = new JarOutputStream(bytes)) {
            jar.putNextEntry(new JarEntry("example/Words.class"));
            Files.copy(classes.resolve("example/Words.class"), jar);
        }
        return bytes.toByteArray();
    }

    @Test
    void javaScriptCallsJavaAndPython() throws Exception {
        byte[] script =
                """
                const Words = Java.type('example.Words');
                const total = Polyglot.eval('python', 'lambda numbers: sum(numbers)');
                function main(args) {
                  let file = 'closed';
                  try { file = Java.type('java.io.File'); } catch (e) { }
                  return {text: Words.upper(args.text), total: total(args.numbers), file};
                }
                """
                        .getBytes();
        byte[] jar = jar();
        byte[] file =
                FunctionFiles.archive(
                        """
                        {"format": 1, "abi": 1, "runtime": "javascript", "source": "index.js",
                         "languages": ["js", "python", "java"],
                         "files": {"index.js": "sha256:%s", "words.jar": "sha256:%s"}}
                        """
                                .formatted(FunctionFiles.sha256(script), FunctionFiles.sha256(jar)),
                        Map.of("index.js", script, "words.jar", jar));
        Client.Managed deployed = client.deploy("mixed", file, "?tenant=mixed", "{}");
        assertEquals(200, deployed.status(), deployed.body());
        assertTrue(deployed.body().contains("it uses java and python"), deployed.body());
        assertEquals(
                "{\"text\":\"HELLO\",\"total\":6,\"file\":\"closed\"}",
                client.post("/mixed", "{\"text\":\"hello\",\"numbers\":[1,2,3]}").body());
    }
}
