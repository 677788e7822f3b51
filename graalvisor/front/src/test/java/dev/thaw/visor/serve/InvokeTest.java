// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Deploy a function, call it. */
class InvokeTest {
    @TempDir private static Path directory;
    private static TestServer server;
    private static Client client;

    @BeforeAll
    static void start() throws Exception {
        server = TestServer.start(directory);
        client = server.client();
        Client.Managed deployed = client.deploy("hello", FunctionFiles.archive("Hello"));
        assertEquals(200, deployed.status(), deployed.body());
        assertEquals(1, deployed.json().get("version").getAsInt());
    }

    @AfterAll
    static void end() {
        server.close();
    }

    @Test
    void aCallIsAnswered() throws Exception {
        HttpResponse<String> answer = client.post("/hello", "{\"name\":\"you\"}");
        assertEquals(200, answer.statusCode());
        assertEquals("{\"name\":\"you\"}", answer.body());
        assertTrue(answer.headers().firstValue("thaw-call").isPresent());
        answer = client.get("/hello/version");
        assertEquals("hello@1\n", answer.body());
        assertEquals("8", answer.headers().firstValue("content-length").orElse("none"));
    }
}
