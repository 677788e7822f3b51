// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Beside;
import dev.thaw.visor.fake.Client;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scripts that fail, do not end, take too much or reach for the host: their own calls end. */
class ScriptFaultsIT extends JavaScriptTests {
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
    void sixtyFourMegabytesGoInAndOut() throws Exception {
        deploy("large", "x => x", "?file=a.js", "{\"memory\":1073741824}");
        String text = "no JSON: " + "x".repeat(64 << 20);
        HttpResponse<String> answer =
                client.send(
                        client.request("/large")
                                .header("thaw-timeout-ms", "300000")
                                .timeout(Duration.ofMinutes(5))
                                .POST(BodyPublishers.ofString(text)));
        assertEquals(200, answer.statusCode());
        assertTrue(text.equals(answer.body()), "of " + answer.body().length() + " characters");
        assertEquals(200, client.manage("DELETE", "/functions/large").status());
    }

    @Test
    void memoryEndsItsCallOnly() throws Exception {
        String patient =
                "{\"memory\":67108864,\"queueWaitMillis\":600000,\"timeoutMillis\":600000}";
        deploy(
                "hog",
                "x => { const all = []; while (x.go) all.push('x'.repeat(1000) + all.length); return 'ok' }",
                "?file=a.js",
                patient);
        deploy("neighbour", "let n = 0; x => ++n", "?file=a.js", patient);
        client.post("/neighbour", "");
        CompletableFuture<HttpResponse<String>> hog =
                Beside.run(() -> client.post("/hog", "{\"go\":1}"));
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
}
