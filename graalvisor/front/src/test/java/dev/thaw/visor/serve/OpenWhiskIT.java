// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Actions as people write them for OpenWhisk, sent as OpenWhisk sends them, in the real JVM. */
@Timeout(300)
class OpenWhiskIT {
    @TempDir private Path directory;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private TestServer server;
    private Client client;

    private void start(String runtime) throws Exception {
        Path worker = RealWorkerIT.worker();
        assumeTrue(Files.isExecutable(worker), "there is no worker at " + worker);
        PrintStream before = System.out;
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        try {
            server =
                    TestServer.with(directory.resolve("data"))
                            .openWhisk(runtime)
                            .worker(List.of(worker.toString()))
                            .jvm(JvmScriptsIT.jvm())
                            .start();
        } finally {
            System.setOut(before);
        }
        client = server.client();
    }

    @AfterEach
    void end() {
        if (server != null) {
            server.close();
        }
    }

    private void init(String code, String main) throws Exception {
        JsonObject environment = new JsonObject();
        environment.addProperty("__OW_NAMESPACE", "guest");
        JsonObject value = new JsonObject();
        value.addProperty("code", code);
        value.addProperty("main", main);
        value.addProperty("binary", false);
        value.add("env", environment);
        JsonObject request = new JsonObject();
        request.add("value", value);
        // a JVM begins meanwhile
        HttpResponse<String> answer =
                client.send(
                        client.request("/init")
                                .timeout(Duration.ofMinutes(4))
                                .POST(BodyPublishers.ofString(request.toString())));
        assertEquals(200, answer.statusCode(), answer.body());
    }

    private HttpResponse<String> run(JsonObject value) throws Exception {
        JsonObject request = new JsonObject();
        request.add("value", value);
        request.addProperty("activation_id", "1");
        request.addProperty("deadline", System.currentTimeMillis() + 60_000);
        return client.post("/run", request.toString());
    }

    private JsonObject answered(String name) throws Exception {
        JsonObject value = new JsonObject();
        value.addProperty("name", name);
        HttpResponse<String> answer = run(value);
        assertEquals(200, answer.statusCode(), answer.body());
        return JsonParser.parseString(answer.body()).getAsJsonObject();
    }

    private void written(String words) throws Exception {
        String all =
                Await.text(ActivationLogs.END + "\n", () -> out.toString(StandardCharsets.UTF_8));
        assertTrue(all.endsWith(words + "\n" + ActivationLogs.END + "\n"), all);
    }

    @Test
    void anActionInJavaScriptAnswers() throws Exception {
        start("javascript");
        init(
                """
                const greet = async ({name}) => {
                  if (name === '') throw new RangeError('nobody');
                  console.log('seen ' + name.length);
                  return {greeting: `hello ${name}`, from: process.env.__OW_NAMESPACE, id: process.env.__OW_ACTIVATION_ID};
                };
                exports.go = greet;
                """,
                "go");
        JsonObject answer = answered("\u4e16\ud83d\ude00");
        assertEquals("hello \u4e16\ud83d\ude00", answer.get("greeting").getAsString());
        assertEquals("guest", answer.get("from").getAsString());
        assertEquals("1", answer.get("id").getAsString());
        written("seen 3");
        String large = "x".repeat(1 << 20);
        assertEquals("hello " + large, answered(large).get("greeting").getAsString());
        JsonObject nobody = new JsonObject();
        nobody.addProperty("name", "");
        HttpResponse<String> failed = run(nobody);
        assertEquals(502, failed.statusCode(), failed.body());
        assertTrue(failed.body().contains("RangeError: nobody"), failed.body());
        assertEquals("hello again", answered("again").get("greeting").getAsString());
    }

    @Test
    void anActionInPythonAnswers() throws Exception {
        start("python");
        init(
                """
                import os
                def main(args):
                    print('seen', args['name'])
                    if args['name'] == 'number':
                        return 1
                    return {'greeting': 'hello ' + args['name'], 'from': os.environ['__OW_NAMESPACE'], 'id': os.environ['__OW_ACTIVATION_ID']}
                """,
                "main");
        JsonObject answer = answered("you");
        assertEquals("hello you", answer.get("greeting").getAsString());
        assertEquals("guest", answer.get("from").getAsString());
        assertEquals("1", answer.get("id").getAsString());
        written("seen you");
        JsonObject number = new JsonObject();
        number.addProperty("name", "number");
        HttpResponse<String> failed = run(number);
        assertEquals(502, failed.statusCode(), failed.body());
        assertTrue(failed.body().contains("did not return a dictionary"), failed.body());
    }
}
