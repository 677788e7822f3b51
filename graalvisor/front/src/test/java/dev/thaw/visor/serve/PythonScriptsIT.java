// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Beside;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Python in isolates of the real worker; with --soak, as its image takes ten minutes. */
@EnabledIf("isAsked")
class PythonScriptsIT {
    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;

    static boolean isAsked() {
        return Boolean.getBoolean("it.soak") || System.getProperty("python.image") != null;
    }

    @BeforeAll
    static void start() throws Exception {
        server = ScriptServers.inIsolates(directory, "python").start();
        client = server.client().patient();
    }

    @AfterAll
    static void end() {
        if (server != null) {
            server.close();
        }
    }

    private static Client.Managed deployed(String name, String script) throws Exception {
        return deployed(name, script, 128 << 20);
    }

    private static Client.Managed deployed(String name, String script, long memory)
            throws Exception {
        return client.deploy(
                name,
                script.getBytes(StandardCharsets.UTF_8),
                "?file=a.py",
                "{\"memory\":" + memory + "}");
    }

    private static void deploy(String name, String script) throws Exception {
        Client.Managed answer = deployed(name, script);
        assertEquals(200, answer.status(), answer.body());
    }

    /** Its calls have as long as a busy machine needs. */
    private static void patient(String name, String script) throws Exception {
        Client.Managed answer =
                client.deploy(
                        name,
                        script.getBytes(StandardCharsets.UTF_8),
                        "?file=a.py",
                        "{\"memory\":134217728,\"queueWaitMillis\":600000,\"timeoutMillis\":600000}");
        assertEquals(200, answer.status(), answer.body());
    }

    private static JsonObject error(HttpResponse<String> answer) {
        return JsonParser.parseString(answer.body()).getAsJsonObject().getAsJsonObject("error");
    }

    private static String log(String name, String awaited) throws Exception {
        return Await.text(
                awaited, () -> client.manage("GET", "/functions/" + name + "/logs").body());
    }

    @Test
    void objectsAndTextAreAnswered() throws Exception {
        deploy("hello", "def main(args): return {'greeting': 'grüße ' + args['name']}");
        HttpResponse<String> answer = client.post("/hello", "{\"name\":\"🦀\"}");
        assertEquals("{\"greeting\":\"grüße 🦀\"}", answer.body());
        assertEquals("application/json", answer.headers().firstValue("content-type").orElse(""));
        deploy("text", "def main(text): return '<p>' + text");
        assertEquals("<p>plain", client.post("/text", "plain").body());
    }

    @Test
    void theStandardLibraryIsThere() throws Exception {
        Client.Managed answer =
                deployed(
                        "library",
                        """
                        import base64, collections, csv, dataclasses, datetime, decimal, enum, fractions
                        import functools, gzip, hashlib, heapq, io, itertools, json, lzma, math, random, re
                        import statistics, string, struct, textwrap, typing, unicodedata, urllib.parse
                        import uuid, weakref, zipfile, zlib

                        @dataclasses.dataclass
                        class Point:
                            x: int
                            y: int = 2

                        def main(args):
                            match args:
                                case {'word': str(word)}:
                                    pass
                            archive = io.BytesIO()
                            with zipfile.ZipFile(archive, 'w', zipfile.ZIP_DEFLATED) as z:
                                z.writestr('a', word * 100)
                            return [
                                str(Point(1)),
                                hashlib.sha256(word.encode()).hexdigest()[:8],
                                re.sub(r'(?P<v>[aeiou])', r'<\\g<v>>', word),
                                zipfile.ZipFile(archive).read('a')[:5].decode(),
                                zlib.decompress(zlib.compress(b'x' * 9)).decode(),
                                gzip.decompress(gzip.compress(b'gz')).decode(),
                                lzma.decompress(lzma.compress(b'xz')).decode(),
                                str(decimal.Decimal(1) / 3),
                                2 ** 100,
                                datetime.datetime(2026, 1, 2).isoformat(),
                                collections.Counter(word).most_common(1)[0][0],
                                base64.b64encode(struct.pack('<i', 7)).decode(),
                                f'{math.pi:.3f}',
                                sorted(itertools.permutations('ab'))[1][0],
                            ]
                        """,
                        512L << 20);
        assertEquals(200, answer.status(), answer.body());
        assertEquals(
                "[\"Point(x=1, y=2)\",\"2cf24dba\",\"h<e>ll<o>\",\"hello\",\"xxxxxxxxx\",\"gz\",\"xz\","
                        + "\"0.3333333333333333333333333333\",1267650600228229401496703205376,"
                        + "\"2026-01-02T00:00:00\",\"l\",\"BwAAAA==\",\"3.142\",\"b\"]",
                client.post("/library", "{\"word\":\"hello\"}").body());
    }

    @Test
    void variablesAreThoseOfTheDeployment() throws Exception {
        String script =
                "import os\ndef main(args): return [os.environ['A'], os.getenv('B', 'no'), sorted(k for k in os.environ if not k.startswith('UNSAFE_PYO3'))]";
        Client.Managed answer =
                client.deploy(
                        "variables",
                        script.getBytes(StandardCharsets.UTF_8),
                        "?file=a.py",
                        "{\"memory\":134217728,\"environment\":{\"A\":\"b=1\"}}");
        assertEquals(200, answer.status(), answer.body());
        assertEquals("[\"b=1\",\"no\",[\"A\"]]", client.post("/variables", "").body());
    }

    @Test
    void errorsAreTheGuests() throws Exception {
        deploy(
                "throws",
                "def inner():\n    raise ValueError('no luck')\ndef main(args):\n    inner()");
        HttpResponse<String> answer = client.post("/throws", "");
        assertEquals(500, answer.statusCode());
        assertTrue(answer.body().contains("no luck"), answer.body());
        String log = log("throws", "inner");
        assertTrue(log.contains("ValueError") && log.contains("inner"), log);
    }

    @ParameterizedTest
    @ValueSource(strings = {"def main(:", "x = 1", "raise Exception('at load')"})
    void whatCannotBeLoadedIsRefused(String script) throws Exception {
        assertEquals(422, deployed("refused", script).status());
    }

    @Test
    void whatIsLackingIsNamed() throws Exception {
        Client.Managed refused = deployed("lacking", "import bz2\ndef main(args): return 1");
        assertEquals(422, refused.status(), refused.body());
        assertTrue(refused.body().contains("No module named '_bz2'"), refused.body());
        assertTrue(refused.body().contains("\"module\""), refused.body());
    }

    @Test
    void whatIsPrintedIsLogged() throws Exception {
        deploy(
                "talks",
                "import sys\ndef main(args):\n    print('grüße', 1)\n    print('oh', file=sys.stderr)\n    return 1");
        assertEquals("1", client.post("/talks", "").body());
        String log = log("talks", "oh");
        assertTrue(log.contains("grüße 1"), log);
    }

    @Test
    void endlessLoopsAreCancelled() throws Exception {
        String body = "\n    while 'go' in args:\n        %s\n    return 'ok'";
        deploy("loop", "def main(args):" + body.formatted("pass"));
        deploy(
                "catches",
                "def main(args):"
                        + body.formatted(
                                "try:\n            while True: pass\n        except BaseException: pass"));
        for (String name : List.of("/loop", "/catches")) {
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
        deploy(
                "deep",
                "def f(n): return f(n + 1) + 1\ndef main(args): return f(0) if 'go' in args else 'ok'");
        for (int i = 0; i < 3; i++) {
            HttpResponse<String> answer = client.post("/deep", "{\"go\":1}");
            assertEquals(500, answer.statusCode(), answer.body());
            assertEquals("ok", client.post("/deep", "").body());
        }
    }

    @Test
    void memoryEndsItsCallOnly() throws Exception {
        patient(
                "hog",
                "def main(args):\n    kept = []\n    while 'go' in args: kept.append('x' * 1000 + str(len(kept)))\n    return 'ok'");
        patient("neighbour", "n = 0\ndef main(args):\n    global n\n    n += 1\n    return n");
        client.post("/neighbour", "");
        CompletableFuture<HttpResponse<String>> hog =
                Beside.run(() -> client.post("/hog", "{\"go\":1}"));
        do {
            assertEquals(200, client.post("/neighbour", "").statusCode());
        } while (!hog.isDone());
        assertEquals(500, hog.get().statusCode(), hog.get().body());
        assertEquals("ok", client.post("/hog", "").body());
        // the process that both are in is still the first one
        assertNotEquals("1", client.post("/neighbour", "").body());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "open('/etc/passwd').read()",
                "__import__('os').listdir('/')",
                "__import__('os').environ['PATH']",
                "__import__('subprocess').run(['/bin/true'])",
                "__import__('socket').create_connection(('127.0.0.1', 1))",
                "__import__('java').type('java.lang.System')",
                "__import__('polyglot').eval(language='js', string='1')"
            })
    void theHostIsOutOfReach(String attempt) throws Exception {
        deploy(
                "reach",
                "def main(args):\n    try:\n        return 'done ' + str(%s)\n    except BaseException: return 'refused'"
                        .formatted(attempt));
        assertEquals("refused", client.post("/reach", "").body());
    }

    @Test
    void isolatesShareNothingAndEachIsNewWhereItIsAsked() throws Exception {
        deploy("state", "n = 0\ndef main(args):\n    global n\n    n += 1\n    return n");
        assertEquals("1", client.post("/state", "").body());
        assertEquals("2", client.post("/state", "").body());
        assertEquals(
                200,
                client.manage(
                                "PATCH",
                                "/functions/state/limits",
                                "",
                                "{\"idleMillis\":0}".getBytes())
                        .status());
        for (int i = 0; i < 20; i++) {
            assertEquals("1", client.post("/state", "").body());
        }
    }
}
