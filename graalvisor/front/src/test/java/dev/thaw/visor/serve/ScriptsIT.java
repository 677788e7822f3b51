// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
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
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** JavaScript in isolates of the real worker: its image is built once, and kept in the cache. */
class ScriptsIT {
    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;

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

    private static void deploy(String name, String script) throws Exception {
        deploy(name, script, "?file=hello.js", "{}");
    }

    private static void deploy(String name, String script, String query, String settings)
            throws Exception {
        Client.Managed answer =
                client.deploy(name, script.getBytes(StandardCharsets.UTF_8), query, settings);
        assertEquals(200, answer.status(), answer.body());
    }

    private static JsonObject error(HttpResponse<String> answer) {
        return JsonParser.parseString(answer.body()).getAsJsonObject().getAsJsonObject("error");
    }

    private static String log(String name, String awaited) throws Exception {
        String log = "";
        for (int i = 0; i < 200 && !log.contains(awaited); i++) {
            Thread.sleep(20);
            log = client.manage("GET", "/functions/" + name + "/logs").body();
        }
        return log;
    }

    @Test
    void objectsAndTextAreAnswered() throws Exception {
        deploy("hello", "function main(args) { return {greeting: 'grüße ' + args.name} }");
        HttpResponse<String> answer = client.post("/hello", "{\"name\":\"🦀\"}");
        assertEquals("{\"greeting\":\"grüße 🦀\"}", answer.body());
        assertEquals("application/json", answer.headers().firstValue("content-type").orElse(""));
        deploy("text", "x => '<p>' + x");
        HttpResponse<String> text = client.post("/text", "plain");
        assertEquals("<p>plain", text.body());
        assertEquals(
                "text/plain; charset=utf-8", text.headers().firstValue("content-type").orElse(""));
    }

    @Test
    void theLanguageIsComplete() throws Exception {
        deploy(
                "everything",
                """
                class Point { #x; constructor(x) { this.#x = x } get x() { return this.#x } }
                function* count(n) { for (let i = 0; i < n; i++) yield i }
                async function main({word}) {
                  const found = /(?<first>\\p{L})(?=\\p{L})/u.exec(word);
                  await null;
                  return {
                    first: found.groups.first,
                    sum: [...count(5)].reduce((a, b) => a + b),
                    x: new Point(7).x,
                    big: String(2n ** 100n),
                    map: [...new Map([[1, {a: 2}]]).values()],
                    typed: Array.from(new Float64Array([1.5, 2])),
                    sorted: ['ä', 'a', 'z'].sort(),
                    upper: 'straße'.toUpperCase(),
                    normal: 'e\\u0301'.normalize('NFC').length,
                    date: new Date(0).toISOString(),
                    number: (1234.5).toFixed(2),
                    evaluated: new Function('a', 'return a * 2')(21),
                    proxy: new Proxy({}, {get: (t, name) => name}).anything,
                  };
                }
                """);
        assertEquals(
                "{\"first\":\"é\",\"sum\":10,\"x\":7,\"big\":\"1267650600228229401496703205376\","
                        + "\"map\":[{\"a\":2}],\"typed\":[1.5,2],\"sorted\":[\"a\",\"z\",\"ä\"],"
                        + "\"upper\":\"STRASSE\",\"normal\":1,\"date\":\"1970-01-01T00:00:00.000Z\","
                        + "\"number\":\"1234.50\",\"evaluated\":42,\"proxy\":\"anything\"}",
                client.post("/everything", "{\"word\":\"été\"}").body());
    }

    @Test
    void modulesAndEntries() throws Exception {
        deploy("module", "export default x => 'default'", "?file=a.mjs", "{}");
        assertEquals("default", client.post("/module", "").body());
        deploy("named", "const f = x => 'f'; const main = x => 0", "?file=a.js&entry=f", "{}");
        assertEquals("f", client.post("/named", "").body());
    }

    @Test
    void errorsAreTheGuests() throws Exception {
        deploy(
                "throws",
                "function inner() { throw new TypeError('no luck') }\nfunction main() { inner() }");
        HttpResponse<String> answer = client.post("/throws", "");
        assertEquals(500, answer.statusCode());
        assertEquals("exception", error(answer).get("type").getAsString());
        assertTrue(answer.body().contains("no luck"), answer.body());
        String log = log("throws", "at inner");
        assertTrue(log.contains("at inner (source.js:1)"), log);
        assertEquals(400, post("/throws", new byte[] {'a', (byte) 0xff}).statusCode());
    }

    private static HttpResponse<String> post(String path, byte[] body) throws Exception {
        return client.send(client.request(path).POST(BodyPublishers.ofByteArray(body)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"let x = ;", "const x = 1", "throw new Error('at load')", "\\uZZ"})
    void whatCannotBeLoadedIsRefused(String script) throws Exception {
        Client.Managed deployed = client.deploy("refused", script.getBytes(), "?file=bad.js", "{}");
        if (deployed.status() == 200) {
            // a worker that makes no isolate before a call finds out then
            HttpResponse<String> answer = client.post("/refused", "");
            assertEquals(500, answer.statusCode());
            assertEquals("load", error(answer).get("type").getAsString());
        } else {
            assertEquals(422, deployed.status(), deployed.body());
        }
    }

    @Test
    void theConsoleIsLogged() throws Exception {
        deploy("talks", "x => { console.log('grüße', 1); console.error('oh'); return 1 }");
        assertEquals("1", client.post("/talks", "").body());
        String log = log("talks", "grüße 1");
        assertTrue(log.contains("\"stream\":\"out\",\"text\":\"grüße 1\\n\""), log);
        assertTrue(log.contains("\"stream\":\"err\",\"text\":\"oh\\n\""), log);
    }

    @Test
    void endlessLoopsAreCancelled() throws Exception {
        deploy(
                "loop",
                "x => { while (x.go) { try { for (;;) {} } finally { continue } } return 'ok' }");
        deploy("catches", "x => { while (x.go) { try { for (;;) {} } catch (e) {} } return 'ok' }");
        deploy("pattern", "x => x.go ? /^(a+)+\\1c$/.test('a'.repeat(60)) : 'ok'");
        for (String name : List.of("/loop", "/catches", "/pattern")) {
            assertEquals("ok", client.post(name, "").body());
            HttpResponse<String> answer =
                    client.send(
                            client.request(name)
                                    .header("thaw-timeout-ms", "300")
                                    .POST(BodyPublishers.ofString("{\"go\":1}")));
            assertEquals(504, answer.statusCode(), answer.body());
            assertEquals("ok", client.post(name, "").body());
        }
    }

    @Test
    void recursionEndsItsCallOnly() throws Exception {
        deploy("deep", "function f() { return f() + 1 }; x => x.go ? f() : 'ok'");
        for (int i = 0; i < 3; i++) {
            HttpResponse<String> answer = client.post("/deep", "{\"go\":1}");
            assertEquals(500, answer.statusCode(), answer.body());
            assertEquals("ok", client.post("/deep", "").body());
        }
    }

    @Test
    void memoryEndsItsCallOnly() throws Exception {
        deploy(
                "hog",
                "x => { const all = []; while (x.go) all.push('x'.repeat(1000) + all.length); return 'ok' }",
                "?file=a.js",
                "{\"memory\":67108864}");
        deploy("neighbour", "let n = 0; x => ++n");
        client.post("/neighbour", "");
        CompletableFuture<HttpResponse<String>> hog =
                CompletableFuture.supplyAsync(() -> {
                    try {
                        return client.post("/hog", "{\"go\":1}");
                    } catch (Exception e) {
                        throw new IllegalStateException(e);
                    }
                });
        int others = 0;
        do {
            assertEquals(200, client.post("/neighbour", "").statusCode());
            others++;
        } while (!hog.isDone());
        assertEquals(500, hog.get().statusCode(), hog.get().body());
        assertEquals("out-of-memory", error(hog.get()).get("type").getAsString());
        assertEquals("ok", client.post("/hog", "").body());
        assertTrue(others > 0);
        // the process that both are in is still the first one
        assertNotEquals("1", client.post("/neighbour", "").body());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Java.type('java.lang.System').exit(3)",
                "process.exit(1)",
                "quit()",
                "load('/etc/passwd')",
                "read('/etc/passwd')",
                "require('fs')",
                "Polyglot.import('x')"
            })
    void theHostIsOutOfReach(String attempt) throws Exception {
        deploy(
                "reach",
                "x => { try { return 'done ' + " + attempt + " } catch (e) { return 'refused' } }");
        assertEquals("refused", client.post("/reach", "").body());
    }

    @Test
    void isolatesShareNothing() throws Exception {
        deploy(
                "state",
                "globalThis.calls = 0; Array.prototype.mark = 0;"
                        + " x => { calls++; Array.prototype.mark++; const end = Date.now() + x.ms;"
                        + " while (Date.now() < end); return [calls, [].mark].join() }");
        assertEquals("1,1", client.post("/state", "{\"ms\":0}").body());
        assertEquals("2,2", client.post("/state", "{\"ms\":0}").body());
        List<CompletableFuture<String>> both = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            both.add(
                    CompletableFuture.supplyAsync(() -> {
                        try {
                            return client.post("/state", "{\"ms\":500}").body();
                        } catch (Exception e) {
                            throw new IllegalStateException(e);
                        }
                    }));
        }
        Set<String> counts = new HashSet<>();
        for (CompletableFuture<String> one : both) {
            counts.add(one.get());
        }
        assertEquals(Set.of("3,3", "1,1"), counts);
        deploy("clean", "x => '' + [].mark + typeof calls");
        assertEquals("undefinedundefined", client.post("/clean", "").body());
    }

    @Test
    void manyCallsOfOneIsolateDoNotGrow() throws Exception {
        deploy("many", "x => x.n + 1");
        for (int i = 0; i < 2000; i++) {
            assertEquals("" + (i + 1), client.post("/many", "{\"n\":" + i + "}").body());
        }
        assertFalse(log("many", "never").contains("exception"));
    }
}
