// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.RealWorker;
import dev.thaw.visor.fake.TestServer;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A compiled Java function that does its worst, from HTTP to the isolate; the tool's tests build
 * it.
 */
class CompiledFaultsIT {
    private static final int BUDGET = 64 << 20;

    /** What a call itself takes is little: a text of that size is an array of that size. */
    private static final int NEARLY_ALL = BUDGET / 10 * 9;

    private static final Path FUNCTION = Path.of("../tool/target/test-functions/functions.fn");

    /** Calls that fill their memory or stack take long on a busy machine. */
    private static final String PATIENT = "{\"queueWaitMillis\":600000,\"timeoutMillis\":600000}";

    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() throws Exception {
        assumeTrue(Files.exists(FUNCTION), "run the tests of graalvisor/tool before: " + FUNCTION);
        server = RealWorker.startPatient(directory);
        client = server.client().patient();
        for (String name : List.of("bad", "calm")) {
            byte[] file = Files.readAllBytes(FUNCTION);
            Client.Managed answer = client.deploy(name, file, "?tenant=" + name, PATIENT);
            assertEquals(200, answer.status(), answer.body());
        }
    }

    @AfterAll
    static void end() {
        if (server != null) {
            server.close();
        }
    }

    /** Whatever the one did, both go on; the other has its first worker still. */
    @AfterEach
    void bothGoOn() throws Exception {
        assertEquals("hello you", client.post("/calm", "hello you").body());
        assertEquals("hello you", client.post("/bad", "hello you").body());
        assertEquals(1, client.worker("calm").get("starts").getAsInt());
    }

    private static HttpResponse<String> bad(String input) throws Exception {
        return client.post("/bad", input);
    }

    private static void fails(int status, String type, HttpResponse<String> answer) {
        assertEquals(status, answer.statusCode(), answer.body());
        assertTrue(answer.body().contains("\"" + type + "\""), answer.body());
    }

    @Test
    void theEndOfTheProgramIsThatOfTheCall() throws Exception {
        int crashes = client.worker("bad").get("crashes").getAsInt();
        for (String input : List.of("exit 3", "halt 3", "exit-in-thread 3", "exit-caught 3")) {
            fails(500, "exit", bad(input));
        }
        fails(500, "exception", bad("throw it"));
        assertEquals("went on", bad("throw-in-thread").body());
        assertEquals(crashes, client.worker("bad").get("crashes").getAsInt());
    }

    @Test
    void memoryAndStackEnd() throws Exception {
        assertEquals(10_000_000, bad("repeat 10000000").body().length());
        for (int i = 0; i < 3; i++) {
            fails(500, "out-of-memory", bad("memory"));
            fails(500, "stack-overflow", bad("deep"));
        }
    }

    @Test
    void memoryUpToTheBudgetIsHadAndNoMore() throws Exception {
        assertEquals("hello you", bad("hello you").body());
        long pid = client.pid("bad");
        for (int i = 0; i < 3; i++) {
            assertTrue("x".repeat(NEARLY_ALL).equals(bad("repeat " + NEARLY_ALL).body()));
            fails(500, "out-of-memory", bad("repeat " + BUDGET));
        }
        assertEquals(pid, client.pid("bad"));
    }

    @Test
    void sixtyFourMegabytesGoInAndOut() throws Exception {
        String settings = "{\"memory\": 536870912, \"maxTimeoutMillis\": 600000}";
        byte[] file = Files.readAllBytes(FUNCTION);
        Client.Managed deployed = client.deploy("large", file, "?tenant=large", settings);
        assertEquals(200, deployed.status(), deployed.body());
        int size = 64 << 20;
        HttpResponse<String> out =
                client.send(
                        client.request("/large")
                                .header("thaw-timeout-ms", "300000")
                                .timeout(Duration.ofMinutes(5))
                                .POST(BodyPublishers.ofString("repeat " + size)));
        assertEquals(200, out.statusCode());
        assertTrue("x".repeat(size).equals(out.body()));
        HttpResponse<String> in =
                client.send(
                        client.request("/large")
                                .header("thaw-timeout-ms", "300000")
                                .timeout(Duration.ofMinutes(5))
                                .POST(BodyPublishers.ofString("length " + "y".repeat(size))));
        assertEquals("length " + size, in.body());
        assertEquals(200, client.manage("DELETE", "/functions/large").status());
    }

    @Test
    void endlessLoopsEndWithoutTheirWorker() throws Exception {
        assertEquals("hello you", bad("hello you").body());
        long pid = client.pid("bad");
        for (String input : List.of("spin", "spin-catching", "sleep", "wait")) {
            HttpResponse<String> answer =
                    client.send(
                            client.request("/bad")
                                    .header("thaw-timeout-ms", "300")
                                    .POST(BodyPublishers.ofString(input)));
            fails(504, "deadline", answer);
        }
        assertEquals("hello you", bad("hello you").body());
        assertEquals(pid, client.pid("bad"));
    }

    @Test
    void callsAreHeldToTheirLimits() throws Exception {
        assertEquals("hello you", bad("hello you").body());
        long pid = client.pid("bad");
        limits("{\"cpuMillis\": 200}");
        fails(500, "cpu-limit", bad("spin"));
        fails(500, "cpu-limit", bad("spin-catching"));
        // to read the request takes more
        limits("{\"cpuMillis\": 0, \"allocation\": 1}");
        fails(500, "allocation-limit", bad("sleep"));
        limits("{\"cpuMillis\": 0, \"allocation\": 0}");
        assertEquals("hello you", bad("hello you").body());
        assertEquals(pid, client.pid("bad"));
    }

    private static void limits(String json) throws Exception {
        byte[] limits = json.getBytes(StandardCharsets.UTF_8);
        assertEquals(200, client.manage("PATCH", "/functions/bad/limits", "", limits).status());
    }

    @Test
    void aCrashIsContained() throws Exception {
        HttpResponse<String> answer = bad("crash 0x10");
        fails(502, "worker-lost", answer);
        assertTrue(answer.body().contains("while it ran bad@1"), answer.body());
    }

    @Test
    void whatIsNoTextIsRefused() throws Exception {
        HttpResponse<String> answer =
                client.send(
                        client.request("/bad")
                                .POST(BodyPublishers.ofByteArray(new byte[] {'h', (byte) 0xff})));
        fails(400, "bad-request", answer);
    }

    @Test
    void tenThousandThreadsAreHeld() throws Exception {
        byte[] limit = "{\"threads\": 100}".getBytes(StandardCharsets.UTF_8);
        Client.Managed set = client.manage("PATCH", "/tenants/bad/limits", "", limit);
        assumeTrue(set.status() == 200, set.body());
        HttpResponse<String> answer = bad("start-threads 10000");
        assertTrue(answer.statusCode() >= 500, answer.body());
        byte[] none = "{\"threads\": 0}".getBytes(StandardCharsets.UTF_8);
        assertEquals(200, client.manage("PATCH", "/tenants/bad/limits", "", none).status());
    }

    @Test
    void nothingOfOthersIsReached() throws Exception {
        Path data = directory.resolve("data").toRealPath();
        String front = "" + ProcessHandle.current().pid();
        for (String input :
                List.of(
                        "read /etc/passwd",
                        "read /proc/" + front + "/environ",
                        "read /proc/" + front + "/mem",
                        "read " + data.resolve("users.json"),
                        "read " + data.resolve("tenants/calm/calm/1/manifest.json"),
                        "list " + data,
                        "list /tmp",
                        "write " + data.resolve("tenants/bad/bad/function.json"),
                        "unix " + data.resolve("manage.sock"),
                        "unix " + data.resolve("worker-" + front + ".sock"),
                        "connect 169.254.169.254:80",
                        "connect 127.0.0.1:" + server.port(),
                        "run /bin/true")) {
            HttpResponse<String> answer = bad(input);
            String word = input.substring(0, input.indexOf(' '));
            assertFalse(answer.body().startsWith(word), input + ": " + answer.body());
            assertTrue(
                    answer.body().startsWith("no: ") || answer.statusCode() == 500,
                    input + ": " + answer.body());
        }
        assertEquals("variables {}", bad("variables x").body());
        assertEquals("user ??", bad("user x").body());
    }
}
