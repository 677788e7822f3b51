// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Scripts as the paper registers them: code, fid, fep and mem, and no name of a file. */
class PaperTest {
    private static final int MEMORY = 33_554_432;

    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() throws Exception {
        Path image = Files.createFile(directory.resolve("libfunction.so"));
        server =
                TestServer.with(directory.resolve("data"))
                        .users("none")
                        .languages(Map.of("javascript", image, "python", image))
                        .start();
        client = server.client();
    }

    @AfterAll
    static void end() {
        server.close();
    }

    private static JsonObject request(String method, String fid) {
        JsonObject json = new JsonObject();
        json.addProperty("method", method);
        json.addProperty("fid", fid);
        return json;
    }

    private static JsonObject registration(String fid, String fep) {
        JsonObject json = request("registerFunction", fid);
        byte[] code = "a script".getBytes(StandardCharsets.UTF_8);
        json.addProperty("code", Base64.getEncoder().encodeToString(code));
        json.addProperty("fep", fep);
        json.addProperty("mem", MEMORY);
        return json;
    }

    private Client.Managed send(JsonObject json) throws Exception {
        return client.manage("POST", "/", "", json.toString().getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource({
        "hello.js, main, '', javascript, main",
        "hello, hello.js, '', javascript, ''",
        "hello, handler, javascript, javascript, handler",
        "hello.py, main, '', python, main",
        "hello, hello.py, '', python, ''",
        "hello, handler, python, python, handler"
    })
    void aScriptIsRegisteredAsItIs(
            String fid, String fep, String language, String runtime, String entry)
            throws Exception {
        JsonObject registration = registration(fid, fep);
        if (!language.isEmpty()) {
            registration.addProperty("language", language);
        }
        Client.Managed answer = send(registration);
        assertEquals("true\n", answer.body(), answer.head());
        JsonObject shown = client.manage("GET", "/functions/hello").json();
        assertEquals(runtime, shown.get("runtime").getAsString());
        assertEquals(entry, shown.get("entry").getAsString());
        assertEquals(MEMORY, shown.get("memory").getAsInt());
        JsonObject call = request("invokeFunction", fid);
        call.addProperty("jsonArguments", "{\"name\": \"you\"}");
        assertEquals("{\"name\": \"you\"}", client.post("/", call.toString()).body());
        assertEquals("true\n", send(request("deregisterFunction", fid)).body());
        assertEquals(404, client.get("/hello").statusCode());
    }

    @Test
    void whyItIsFalseIsInAHeader() throws Exception {
        Client.Managed answer = send(registration("hello", "main"));
        assertEquals(200, answer.status());
        assertEquals("false\n", answer.body());
        String why = answer.header("thaw-reason");
        assertTrue(why.startsWith("function-file: this is neither a function file"), why);
        Client.Managed gone = send(request("deregisterFunction", "hello"));
        assertEquals("false\n", gone.body());
        assertEquals("not-found: there is no function 'hello'", gone.header("thaw-reason"));
        // whatever is in it, it is one line of ASCII
        Client.Managed odd = send(request("deregisterFunction", "h\r\nx-y: ü"));
        assertEquals("false\n", odd.body());
        assertEquals("not-found: there is no function 'h??x-y: ?'", odd.header("thaw-reason"));
        JsonObject registration = registration("hello", "main");
        registration.addProperty("language", "cobol");
        Client.Managed refused = send(registration);
        assertEquals(400, refused.status(), refused.body());
        assertTrue(refused.body().contains("[javascript, js, py, python]"), refused.body());
        String log = Files.readString(directory.resolve("data/audit.log"));
        assertTrue(log.contains("\"outcome\":\"refused\",\"message\":\"this is neither"), log);
    }
}
