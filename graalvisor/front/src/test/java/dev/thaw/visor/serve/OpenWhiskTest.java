// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Base64;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The interface of OpenWhisk's action containers, with fake workers. */
@Timeout(120)
class OpenWhiskTest {
    @TempDir private Path directory;
    private TestServer server;
    private Client client;

    @BeforeEach
    void start() throws Exception {
        server = TestServer.with(directory.resolve("data")).openWhisk("javascript").start();
        client = server.client();
    }

    @AfterEach
    void end() {
        server.close();
    }

    private HttpResponse<String> init(String entry) throws Exception {
        JsonObject value = new JsonObject();
        value.addProperty("name", "hello");
        value.addProperty("binary", true);
        value.addProperty("code", Base64.getEncoder().encodeToString(FunctionFiles.archive(entry)));
        JsonObject request = new JsonObject();
        request.add("value", value);
        return client.post("/init", request.toString());
    }

    private static String error(int status, HttpResponse<String> answer) {
        assertEquals(status, answer.statusCode(), answer.body());
        JsonObject json = JsonParser.parseString(answer.body()).getAsJsonObject();
        assertEquals(1, json.size(), answer.body());
        return json.get("error").getAsString();
    }

    @Test
    void anActionIsBroughtOnceAndCalled() throws Exception {
        assertEquals(
                "Cannot invoke an uninitialized action.",
                error(502, client.post("/run", "{\"value\":{}}")));
        assertEquals("{\"ok\":true}\n", init("Hello").body());
        HttpResponse<String> answer =
                client.post(
                        "/run",
                        "{\"value\":{\"name\":\"\u00e9\u4e16\ud83d\ude00\"},\"namespace\":\"n\",\"activation_id\":\"1\",\"deadline\":\""
                                + (System.currentTimeMillis() + 60_000)
                                + "\"}");
        assertEquals(200, answer.statusCode(), answer.body());
        assertEquals("{\"name\":\"\u00e9\u4e16\ud83d\ude00\"}", answer.body());
        assertEquals("{}", client.post("/run", "{}").body());
        String large = "{\"name\":\"" + "x".repeat(1 << 20) + "\"}";
        assertEquals(large, client.post("/run", "{\"value\":" + large + "}").body());
        assertEquals("Cannot initialize the action more than once.", error(403, init("Hello")));
        assertEquals("/run takes POST only", error(405, client.get("/run")));
        assertEquals(200, client.get("/_/readyz").statusCode());
    }

    @Test
    void anAnswerThatIsNoObjectIsAnError() throws Exception {
        init("do/log/words");
        assertEquals(
                "The action did not return a dictionary or array.",
                error(502, client.post("/run", "{\"value\":{}}")));
    }

    @Test
    void whatAnActionThrowsIsItsError() throws Exception {
        init("do/throw");
        String thrown = error(502, client.post("/run", "{\"value\":{}}"));
        assertTrue(thrown.contains("java.lang.IllegalStateException: no"), thrown);
    }

    @Test
    void aDeadlineIsTheActivations() throws Exception {
        init("do/sleep/60000");
        long deadline = System.currentTimeMillis() + 300;
        String late =
                error(502, client.post("/run", "{\"value\":{},\"deadline\":" + deadline + "}"));
        assertTrue(late.contains("deadline"), late);
    }

    @Test
    void whatCannotBeTheActionIsRefusedAndAnotherMayCome() throws Exception {
        assertTrue(error(502, init("fail")).contains("no such class"));
        assertTrue(error(502, client.post("/init", "{\"value\":{}}")).contains("no code"));
        assertTrue(error(502, client.post("/init", "nothing")).contains("no JSON object"));
        assertTrue(error(502, client.post("/init", "{\"value\":1}")).contains("must be an object"));
        assertEquals(200, init("Hello").statusCode());
        assertTrue(error(502, client.post("/run", "{\"value\":[]}")).contains("must be an object"));
        assertTrue(
                error(502, client.post("/run", "{\"deadline\":\"soon\"}"))
                        .contains("deadline must be a number"));
    }

    @Test
    void whoSendsTooMuchIsRefused() throws Exception {
        HttpResponse<String> answer =
                client.send(
                        client.request("/run")
                                .POST(BodyPublishers.ofByteArray(new byte[(16 << 20) + 1])));
        assertEquals(413, answer.statusCode(), answer.body());
    }
}
