// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Beside;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.io.ByteArrayOutputStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts and jars, from their deployment to answers, in the real JVM worker, locked in. */
class JvmScriptsIT {
    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();

    /** A JVM begins, and memory fills up, as fast as the machine lets them. */
    private static final String PATIENT = "{\"queueWaitMillis\":600000,\"timeoutMillis\":600000}";

    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;
    private static byte[] jar;

    @BeforeAll
    static void start() throws Exception {
        Path worker = RealWorkerIT.worker();
        assumeTrue(Files.isExecutable(worker), "there is no worker at " + worker);
        server =
                TestServer.with(directory.resolve("data"))
                        .memory(2L << 30)
                        .require(List.of("no-new-privileges", "seccomp", "landlock", "network"))
                        .worker(List.of(worker.toString()))
                        .jvm(jvm())
                        .start();
        client = server.client().patient();
    }

    /** The command that prints where the JVM is; another can be named. */
    static List<String> jvm() {
        String named = System.getProperty("script.jvm");
        return named == null
                ? List.of(ROOT.resolve("thaw").toString(), "script-jvm")
                : List.of("echo", named);
    }

    @AfterAll
    static void end() {
        if (server != null) {
            server.close();
        }
    }

    private static Client.Managed deploy(String name, String file, String query, String text)
            throws Exception {
        return client.deploy(
                name, text.getBytes(StandardCharsets.UTF_8), "?file=" + file + query, PATIENT);
    }

    private static void deployed(String name, String file, String query, String text)
            throws Exception {
        Client.Managed answer = deploy(name, file, query, text);
        assertEquals(200, answer.status(), answer.body());
    }

    /** Of the worker of a tenant's scripts. */
    private static JsonObject worker(String tenant) throws Exception {
        JsonObject stats = client.manage("GET", "/stats").json();
        for (JsonElement worker : stats.getAsJsonArray("workers")) {
            if (worker.getAsJsonObject().get("of").getAsString().equals(tenant + "+jvm")) {
                return worker.getAsJsonObject();
            }
        }
        throw new AssertionError("no worker of scripts: " + stats);
    }

    @Test
    void javaScriptAnswers() throws Exception {
        deployed(
                "hello",
                "hello.js",
                "",
                "function main(args) { console.log('seen'); return {greeting: `hello ${args.name} \\u00e9`}; }");
        HttpResponse<String> answer = client.post("/hello", "{\"name\":\"you\"}");
        assertEquals(200, answer.statusCode(), answer.body());
        assertEquals("{\"greeting\":\"hello you \u00e9\"}", answer.body());
        assertEquals("application/json", answer.headers().firstValue("content-type").orElseThrow());
        String log = Await.text("seen", () -> client.manage("GET", "/functions/hello/logs").body());
        assertTrue(log.contains("\"stream\":\"out\",\"text\":\"seen\\n\""), log);
        assertTrue(worker("default").toString().contains("\"seccomp\""));
    }

    @Test
    void pythonAnswers() throws Exception {
        deployed("snake", "snake.py", "", "def main(args):\n    return {'n': args['n'] + 1}\n");
        assertEquals("{\"n\":3}", client.post("/snake", "{\"n\":2}").body());
        HttpResponse<String> error = client.post("/snake", "{}");
        assertEquals(500, error.statusCode());
        assertTrue(error.body().contains("KeyError"), error.body());
    }

    /** Both are missing in its image: SSL is Java's here, native modules are nowhere. */
    @Test
    void pythonHasSslAndNoNativeModules() throws Exception {
        deployed(
                "tls",
                "tls.py",
                "",
                """
                import ssl
                def main(args):
                    context = ssl.create_default_context()
                    return [ssl.OPENSSL_VERSION, context.verify_mode == ssl.CERT_REQUIRED]
                """);
        assertEquals("[\"GraalVM JSSE\",true]", client.post("/tls", "").body());
        for (String module : List.of("pyexpat", "bz2")) {
            String script = "import " + module + "\ndef main(args): return 1\n";
            Client.Managed refused = deploy("native", "native.py", "", script);
            assertEquals(422, refused.status(), refused.body());
            assertTrue(refused.body().contains("No module named"), refused.body());
        }
    }

    /** As in isolates. */
    @Test
    void variablesAreThoseOfTheDeployment() throws Exception {
        String settings = "{\"environment\":{\"A\":\"b=1\"}}";
        String script = "x => [process.env.A, Object.keys(process.env).length]";
        assertEquals(
                200,
                client.deploy("variables", script.getBytes(), "?file=a.js", settings).status());
        assertEquals("[\"b=1\",1]", client.post("/variables", "").body());
        script =
                "import os\ndef main(args): return [os.environ['A'], os.getenv('B', 'no'), sorted(k for k in os.environ if not k.startswith('UNSAFE_PYO3'))]";
        assertEquals(
                200, client.deploy("snakes", script.getBytes(), "?file=a.py", settings).status());
        assertEquals("[\"b=1\",\"no\",[\"A\"]]", client.post("/snakes", "").body());
    }

    @Test
    void errorsSayWhatAndWhere() throws Exception {
        Client.Managed syntax = deploy("bad", "bad.js", "", "function main( {");
        assertEquals(422, syntax.status());
        assertTrue(syntax.body().contains("source.js:1"), syntax.body());
        Client.Managed none = deploy("none", "none.js", "", "const x = 1;");
        assertEquals(422, none.status());
        assertTrue(none.body().contains("no function 'main'"), none.body());
        deployed("throws", "throws.js", "", "function main() { throw new TypeError('no'); }");
        HttpResponse<String> thrown = client.post("/throws", "{}");
        assertEquals(500, thrown.statusCode());
        assertTrue(thrown.body().contains("TypeError: no"), thrown.body());
    }

    @Test
    void faultsEndOneCall() throws Exception {
        deployed(
                "faults",
                "faults.js",
                "&tenant=faults",
                """
                function main(args) {
                  if (args.deep) { const f = () => f() + 1; return f(); }
                  if (args.hog) { const all = []; for (;;) all.push(new Array(1000).fill(7)); }
                  return 'fine';
                }
                """);
        deployed(
                "loops",
                "loops.js",
                "",
                "function main(args) { if (args.loop) for (;;); return 'fine'; }");
        HttpResponse<String> loop =
                client.send(
                        client.request("/loops")
                                .header("thaw-timeout-ms", "500")
                                .POST(BodyPublishers.ofString("{\"loop\":1}")));
        assertEquals(504, loop.statusCode());
        assertEquals("fine", client.post("/loops", "{}").body());
        assertEquals(500, client.post("/faults", "{\"deep\":1}").statusCode());
        assertEquals("fine", client.post("/faults", "{}").body());
        long pid = worker("faults").get("pid").getAsLong();
        HttpResponse<String> hog = client.post("/faults", "{\"hog\":1}");
        assertEquals(500, hog.statusCode(), hog.body());
        assertTrue(hog.body().contains("out-of-memory"), hog.body());
        assertEquals("fine", client.post("/faults", "{}").body());
        assertEquals(pid, worker("faults").get("pid").getAsLong(), "the worker went on");
    }

    @Test
    void aKilledWorkerIsBack() throws Exception {
        deployed(
                "victim",
                "victim.js",
                "&tenant=victim",
                "function main(args) { if (args.loop) for (;;); return 'fine'; }");
        assertEquals("fine", client.post("/victim", "{}").body());
        long pid = worker("victim").get("pid").getAsLong();
        CompletableFuture<HttpResponse<String>> pending =
                Beside.run(() -> client.post("/victim", "{\"loop\":1}"));
        Await.until(() -> worker("victim").get("running").getAsInt() != 0);
        ProcessHandle.of(pid).orElseThrow().destroyForcibly();
        assertEquals(502, pending.join().statusCode());
        assertEquals("fine", client.post("/victim", "{}").body());
        assertNotEquals(pid, worker("victim").get("pid").getAsLong());
    }

    private static byte[] jar() throws Exception {
        if (jar == null) {
            jar = compiledJar();
        }
        return jar;
    }

    private static byte[] compiledJar() throws Exception {
        Path classes = Files.createDirectories(directory.resolve("classes"));
        Path source =
                Files.writeString(
                        directory.resolve("Hello.java"),
                        """
                        package example;
                        import java.util.function.Function;
                        public class Hello implements Function<String, String> {
                            private static int calls;
                            public String apply(String what) {
                                System.out.println("asked for " + what);
                                return switch (what) {
                                    case "calls" -> "" + ++calls;
                                    case "colour" -> System.getenv("COLOUR");
                                    case "exit" -> { System.exit(3); yield ""; }
                                    case "halt" -> { Runtime.getRuntime().halt(3); yield ""; }
                                    case "loop" -> { while (what != null) { calls++; } yield ""; }
                                    case "file" -> file("/etc/hostname");
                                    case "socket" -> socket();
                                    case "process" -> process();
                                    case "stdin" -> "" + stdin();
                                    default -> "hello " + what;
                                };
                            }
                            private static String file(String name) {
                                try { return java.nio.file.Files.readString(java.nio.file.Path.of(name)); }
                                catch (java.io.IOException e) { return "refused: " + e; }
                            }
                            private static String socket() {
                                try (var s = new java.net.Socket("169.254.169.254", 80)) { return "connected"; }
                                catch (java.io.IOException e) { return "refused: " + e; }
                            }
                            private static String process() {
                                try { new ProcessBuilder("true").start(); return "started"; }
                                catch (java.io.IOException e) { return "refused: " + e; }
                            }
                            private static int stdin() {
                                try { return System.in.read(); } catch (java.io.IOException e) { return -2; }
                            }
                        }
                        """);
        assertEquals(
                0,
                ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-d", classes.toString(), source.toString()));
        ByteArrayOutputStream jar = new ByteArrayOutputStream();
        try (JarOutputStream out = new JarOutputStream(jar)) {
            out.putNextEntry(new JarEntry("example/Hello.class"));
            Files.copy(classes.resolve("example/Hello.class"), out);
        }
        return jar.toByteArray();
    }

    private static void deployJar(String name, String tenant, String entry, int status)
            throws Exception {
        byte[] jar = jar();
        byte[] file =
                FunctionFiles.archive(
                        """
                        {"format": 1, "abi": 1, "runtime": "java", "source": "hello.jar", "entry": "%s",
                         "files": {"hello.jar": "sha256:%s"}}
                        """
                                .formatted(entry, FunctionFiles.sha256(jar)),
                        Map.of("hello.jar", jar));
        Client.Managed answer =
                client.deploy(
                        name,
                        file,
                        "?tenant=" + tenant,
                        PATIENT.replace("}", ",\"environment\":{\"COLOUR\":\"blue\"}}"));
        assertEquals(status, answer.status(), answer.body());
    }

    private static String asked(String function, String what) throws Exception {
        HttpResponse<String> answer = client.post("/" + function, what);
        return answer.statusCode() == 200 ? answer.body() : answer.statusCode() + answer.body();
    }

    @Test
    void aJarAnswersWithoutBeingCompiled() throws Exception {
        deployJar("hello-jar", "java", "example.Hello", 200);
        assertEquals("hello you", asked("hello-jar", "you"));
        assertEquals("blue", asked("hello-jar", "colour"));
        assertEquals("1", asked("hello-jar", "calls"));
        assertEquals("2", asked("hello-jar", "calls"));
        long pid = worker("java").get("pid").getAsLong();
        assertTrue(asked("hello-jar", "exit").startsWith("500"), "the end of the call");
        assertEquals("hello you", asked("hello-jar", "you"));
        assertEquals(pid, worker("java").get("pid").getAsLong(), "the worker went on");
        deployJar("other-jar", "java", "example.Nothing", 422);
        assertTrue(worker("java").toString().contains("\"seccomp\""));
    }

    /** No isolate is there that could be torn down: what cannot be ended costs its tenant's JVM. */
    @Test
    void whatAJarDoesToItsProcessIsItsTenantsOnly() throws Exception {
        deployJar("ends", "ends", "example.Hello", 200);
        deployJar("calm", "java", "example.Hello", 200);
        long calm = worker("java").get("pid").getAsLong();
        assertTrue(asked("ends", "halt").startsWith("502"), "it ends its worker");
        assertEquals("hello you", asked("ends", "you"));
        HttpResponse<String> loop =
                client.send(
                        client.request("/ends")
                                .header("thaw-timeout-ms", "500")
                                .POST(BodyPublishers.ofString("loop")));
        assertEquals(504, loop.statusCode(), loop.body());
        assertEquals("hello you", asked("ends", "you"));
        assertEquals("hello you", asked("calm", "you"));
        assertEquals(calm, worker("java").get("pid").getAsLong());
        for (String what : List.of("file", "socket", "process")) {
            String found = asked("calm", what);
            assertTrue(found.startsWith("refused: "), what + ": " + found);
        }
        assertEquals("-1", asked("calm", "stdin"));
    }

    /** What Python cannot catch ends the call; what it can is refused to it. */
    @Test
    void scriptsReachNothingOfTheHost() throws Exception {
        deployed(
                "spy",
                "spy.py",
                "",
                """
                import os
                def main(args):
                    actions = {
                        'files': lambda: open('/etc/hostname').read(),
                        'directories': lambda: os.listdir('/proc'),
                        'processes': lambda: os.system('true'),
                        'sockets': lambda: __import__('socket').create_connection(('127.0.0.1', 22)),
                        'environment': lambda: os.environ['PATH']}
                    try:
                        return {'found': str(actions[args]())}
                    except Exception as e:
                        return 'refused: ' + repr(e)
                """);
        for (String what : List.of("files", "directories", "processes", "sockets", "environment")) {
            HttpResponse<String> answer = client.post("/spy", what);
            assertTrue(
                    answer.statusCode() == 500 || answer.body().startsWith("refused: "),
                    what + ": " + answer.body());
            assertTrue(!answer.body().contains("KeyError") || what.equals("environment"), what);
        }
    }
}
