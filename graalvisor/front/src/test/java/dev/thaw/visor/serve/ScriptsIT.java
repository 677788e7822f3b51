// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Beside;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** What scripts can do, get and answer. */
class ScriptsIT extends JavaScriptTests {
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
    void variablesAreThoseOfTheDeployment() throws Exception {
        deploy(
                "variables",
                "x => [process.env.A, Object.keys(process.env).length]",
                "?file=a.js",
                "{\"environment\":{\"A\":\"b=1\"}}");
        assertEquals("[\"b=1\",1]", client.post("/variables", "").body());
    }

    @Test
    void theConsoleIsLogged() throws Exception {
        deploy("talks", "x => { console.log('grüße', 1); console.error('oh'); return 1 }");
        assertEquals("1", client.post("/talks", "").body());
        log("talks", "grüße 1");
        String log = log("talks", "oh\\n");
        assertTrue(log.contains("\"stream\":\"out\",\"text\":\"grüße 1\\n\""), log);
        assertTrue(log.contains("\"stream\":\"err\",\"text\":\"oh\\n\""), log);
    }

    @Test
    void isolatesShareNothing() throws Exception {
        Set<String> counts = countsOfTwoAtOnce(500);
        for (int millis = 1000;
                millis < 20_000 && counts.equals(Set.of("3,3", "4,4"));
                millis *= 2) {
            // on a busy machine the second one began after the first
            counts = countsOfTwoAtOnce(millis);
        }
        assertEquals(Set.of("3,3", "1,1"), counts);
        deploy("clean", "x => '' + [].mark + typeof calls");
        assertEquals("undefinedundefined", client.post("/clean", "").body());
    }

    /** Of a function that was called twice before; each of the calls lasts so long. */
    private static Set<String> countsOfTwoAtOnce(int millis) throws Exception {
        String name = "state" + millis;
        deploy(
                name,
                "globalThis.calls = 0; Array.prototype.mark = 0;"
                        + " x => { calls++; Array.prototype.mark++; const end = Date.now() + x.ms;"
                        + " while (Date.now() < end); return [calls, [].mark].join() }",
                "?file=a.js",
                "{\"idleMillis\":600000,\"timeoutMillis\":600000}");
        assertEquals("1,1", client.post("/" + name, "{\"ms\":0}").body());
        assertEquals("2,2", client.post("/" + name, "{\"ms\":0}").body());
        String body = "{\"ms\":" + millis + "}";
        List<CompletableFuture<String>> both = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            both.add(Beside.run(() -> client.post("/" + name, body).body()));
        }
        Set<String> counts = new HashSet<>();
        for (CompletableFuture<String> one : both) {
            counts.add(one.get());
        }
        return counts;
    }

    @Test
    void manyCallsOfOneIsolateDoNotGrow() throws Exception {
        deploy("many", "x => { if (x.n === 1999) console.log('last'); return x.n + 1 }");
        for (int i = 0; i < 2000; i++) {
            assertEquals("" + (i + 1), client.post("/many", "{\"n\":" + i + "}").body());
        }
        assertFalse(log("many", "last").contains("exception"));
    }
}
