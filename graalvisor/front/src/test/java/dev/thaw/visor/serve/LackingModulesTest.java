// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts that import what their language's image lacks run in the JVM; workers are fakes. */
class LackingModulesTest {
    @TempDir private Path directory;
    private TestServer server;
    private Client client;

    private void start(Map<String, Path> languages, Path builder) throws IOException {
        Path jvm = Files.createDirectory(directory.resolve("jvm"));
        Files.writeString(jvm.resolve("command"), "java\n");
        server =
                TestServer.with(directory.resolve("data"))
                        .users("none")
                        .languages(languages)
                        .languageBuilder(builder)
                        .languageCache(builder == null ? null : directory.resolve("cache"))
                        .jvm(List.of("echo", jvm.toString()))
                        .start();
        client = server.client();
    }

    private void start() throws IOException {
        start(Map.of("python", Files.createFile(directory.resolve("libfunction.so"))), null);
    }

    @AfterEach
    void end() {
        server.close();
    }

    private Client.Managed deploy(String name, String entry, String settings) throws IOException {
        return client.deploy(name, "pass".getBytes(), "?file=f.py&entry=" + entry, settings);
    }

    private String where(String name) throws IOException {
        return client.manage("GET", "/stats")
                .json()
                .getAsJsonObject("functions")
                .getAsJsonObject(name)
                .get("where")
                .getAsString();
    }

    @Test
    void theDeploymentSaysSo() throws Exception {
        start();
        Client.Managed answer = deploy("f", "imports", "{}");
        assertEquals(200, answer.status(), answer.body());
        String why = answer.json().get("inJvm").getAsString();
        assertTrue(why.contains("No module named 'zlib'"), why);
        assertEquals("jvm", where("f"));
        assertEquals("hello", client.post("/f", "hello").body());
        assertEquals(200, deploy("g", "main", "{}").status());
        assertEquals("isolates", where("g"));
    }

    @Test
    void theyAreRefusedWhereTheyMustNotMove() throws Exception {
        start();
        Client.Managed refused = deploy("f", "imports", "{\"move\": \"never\"}");
        assertEquals(422, refused.status(), refused.body());
        assertTrue(refused.body().contains("--move never keeps it"), refused.body());
        assertEquals(404, client.post("/f", "hello").statusCode());
    }

    @Test
    void theyStayWhenTheImageArrives() throws Exception {
        Path builder = directory.resolve("builder");
        Files.writeString(
                builder,
                """
                #!/bin/sh
                while [ ! -e "$5/go" ]; do sleep 0.05; done
                touch "$5/lib$3.so"
                echo "$5/lib$3.so"
                """);
        Files.setPosixFilePermissions(builder, PosixFilePermissions.fromString("rwx------"));
        start(Map.of(), builder);
        assertEquals(200, deploy("f", "imports", "{}").status());
        assertEquals(200, deploy("g", "main", "{}").status());
        assertEquals("jvm", where("g"));
        Files.createFile(directory.resolve("cache").resolve("go"));
        Await.until(() -> where("g").equals("isolates"));
        Await.until(
                () -> client.manage("GET", "/functions/f").body().contains("\"move\":\"always\""));
        assertEquals("jvm", where("f"));
        assertEquals("hello", client.post("/f", "hello").body());
        assertEquals("hello", client.post("/g", "hello").body());
    }
}
