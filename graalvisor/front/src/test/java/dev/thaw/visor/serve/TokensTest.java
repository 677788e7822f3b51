// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Management by TCP: only with a token, of which only the hash is kept. */
class TokensTest {
    @TempDir private Path directory;
    private TestServer server;
    private Client client;

    @BeforeEach
    void start() throws Exception {
        server = TestServer.start(directory);
        client = server.client();
    }

    @AfterEach
    void end() {
        server.close();
    }

    private HttpResponse<String> manage(String method, String path, String token, byte[] body)
            throws Exception {
        URI uri = URI.create("http://127.0.0.1:" + server.managePort() + path);
        HttpRequest.Builder request =
                HttpRequest.newBuilder(uri).method(method, BodyPublishers.ofByteArray(body));
        if (token != null) {
            request.header("authorization", token);
        }
        return client.send(request);
    }

    private HttpResponse<String> get(String token) throws Exception {
        return manage("GET", "/functions", token, new byte[0]);
    }

    private String create(String name) throws Exception {
        return client.manage("POST", "/tokens/" + name).json().get("token").getAsString();
    }

    @Test
    void nobodyManagesWithoutAToken() throws Exception {
        String token = create("ci");
        for (String wrong : new String[] {null, "", "Bearer", "Bearer ", "Bearer x", token}) {
            HttpResponse<String> refused = get(wrong);
            assertEquals(401, refused.statusCode(), wrong);
            assertTrue(refused.body().contains("\"unauthorized\""), refused.body());
        }
        byte[] file = FunctionFiles.archive("One");
        assertEquals(401, manage("POST", "/functions/f", null, file).statusCode());
        assertEquals(404, client.get("/f").statusCode());
        HttpResponse<String> deployed = manage("POST", "/functions/f", "Bearer " + token, file);
        assertEquals(200, deployed.statusCode(), deployed.body());
        assertEquals("f@1\n", client.get("/f/version").body());
        String audit = Files.readString(directory.resolve("audit.log"));
        assertTrue(audit.contains("\"user\":\"token ci\""), audit);
        assertFalse(audit.contains(token), audit);
    }

    @Test
    void aTokenMakesNoTokens() throws Exception {
        String token = "Bearer " + create("ci");
        for (String path : new String[] {"/tokens/more", "/tokens"}) {
            assertEquals(403, manage("POST", path, token, new byte[0]).statusCode());
        }
        // however it is written
        assertNotEquals(200, manage("POST", "/%74okens/more", token, new byte[0]).statusCode());
        assertNotEquals(200, manage("POST", "//tokens/more", token, new byte[0]).statusCode());
        assertEquals("{\"tokens\":[\"ci\"]}", client.manage("GET", "/tokens").body().strip());
    }

    @Test
    void onlyHashesAreKeptAndAVoidTokenIsNone() throws Exception {
        String first = create("ci");
        String second = create("ci");
        assertEquals(401, get("Bearer " + first).statusCode());
        assertEquals(200, get("Bearer " + second).statusCode());
        assertFalse(Files.readString(directory.resolve("tokens.json")).contains(second));
        server.close();
        server = TestServer.start(directory);
        client = server.client();
        assertEquals(200, get("Bearer " + second).statusCode());
        assertEquals(200, client.manage("DELETE", "/tokens/ci").status());
        assertEquals(401, get("Bearer " + second).statusCode());
        assertEquals(404, client.manage("DELETE", "/tokens/ci").status());
        assertEquals(400, client.manage("POST", "/tokens/a.b").status());
    }
}
