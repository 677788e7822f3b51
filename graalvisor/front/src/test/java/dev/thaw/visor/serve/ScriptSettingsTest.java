// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Limits, languages and places of scripts, up to what a worker is told. */
class ScriptSettingsTest {
    private static final byte[] SCRIPT = "x => x".getBytes();
    private static final String LIMITS = "{\"cpuMillis\":8,\"allocation\":9}";

    @TempDir private Path directory;
    private TestServer server;
    private Client client;

    private void start(boolean withJvm) throws IOException {
        Path jvm = Files.createDirectories(directory.resolve("jvm"));
        Files.writeString(jvm.resolve("command"), "java\n");
        Path image = directory.resolve("libfunction.so");
        Files.write(image, new byte[0]);
        server =
                TestServer.with(directory.resolve("data"))
                        .users("none")
                        .languages(Map.of("javascript", image, "python", image))
                        .jvm(withJvm ? List.of("echo", jvm.toString()) : List.of())
                        .start();
        client = server.client();
    }

    @AfterEach
    void end() {
        server.close();
    }

    private Client.Managed deploy(String settings) throws IOException {
        return client.deploy("f", SCRIPT, "?file=f.js", settings);
    }

    private static void refused(Client.Managed answer, String why) {
        assertEquals(422, answer.status(), answer.body());
        assertTrue(answer.body().contains(why), answer.body());
    }

    private JsonObject settings() throws IOException {
        return client.manage("GET", "/functions/f").json().getAsJsonObject("settings");
    }

    private static byte[] file(String languages, String settings, Map<String, byte[]> files) {
        JsonObject digests = new JsonObject();
        files.forEach((name, bytes) ->
                digests.addProperty(name, "sha256:" + FunctionFiles.sha256(bytes)));
        return FunctionFiles.archive(
                """
                {"format": 1, "abi": 1, "runtime": "javascript", "source": "index.js",
                 "languages": %s, "settings": %s, "files": %s}
                """
                        .formatted(languages, settings, digests),
                files);
    }

    @Test
    void workersAreToldLimitsWhereverTheScriptRuns() throws Exception {
        start(true);
        assertFalse(deploy(LIMITS).json().has("inJvm"));
        isTold("isolates ");
        move("always");
        isTold("jvm ");
        server.close();
        start(true);
        isTold("jvm ");
        move("never");
        isTold("isolates ");
    }

    @Test
    void statementsAreCountedWhereTheLanguageCan() throws Exception {
        start(true);
        assertFalse(deploy("{\"statements\":7,\"move\":\"never\"}").json().has("inJvm"));
        String told = client.get("/f/loaded").body();
        assertTrue(told.startsWith("isolates ") && told.contains(":statements=7"), told);
        assertTrue(client.get("/f/head").body().contains(":statements=7"));
        JsonObject python = python("{\"statements\":7}").json();
        assertTrue(python.get("inJvm").getAsString().contains("limit of statements"));
        told = client.get("/p/loaded").body();
        assertTrue(told.startsWith("jvm ") && told.contains(":statements=7"), told);
        client.manage("PATCH", "/functions/p/limits", "", "{\"statements\":0}".getBytes());
        assertTrue(client.get("/p/loaded").body().startsWith("isolates "));
        refused(python("{\"statements\":5,\"move\":\"never\"}"), "only the JVM does that");
    }

    private Client.Managed python(String settings) throws IOException {
        return client.deploy("p", SCRIPT, "?file=p.py", settings);
    }

    private void isTold(String where) throws Exception {
        String told = client.get("/f/loaded").body();
        assertTrue(told.startsWith(where), told);
        for (String limit : List.of(":cpu-ms=8", ":allocation=9")) {
            assertTrue(told.contains(limit), told);
        }
    }

    private void move(String to) throws IOException {
        byte[] change = "{\"move\":\"%s\"}".formatted(to).getBytes();
        assertEquals(200, client.manage("PATCH", "/functions/f/limits", "", change).status());
    }

    @Test
    void whatCannotBeHeldIsRefused() throws Exception {
        start(true);
        byte[] compiled = FunctionFiles.archive("Main");
        refused(client.deploy("c", compiled, "", "{\"statements\":5}"), "is for scripts");
        refused(client.deploy("c", compiled, "", "{\"move\":\"always\"}"), "does not move");
        byte[] limited = "{\"cpuMillis\":5,\"allocation\":5}".getBytes();
        assertEquals(200, client.deploy("c", compiled, "", new String(limited)).status());
        byte[] polyglot = file("[\"python\"]", "{}", Map.of("index.js", SCRIPT));
        refused(client.deploy("f", polyglot, "", "{\"move\":\"never\"}"), "only the JVM does that");
        assertEquals(400, deploy("{\"move\":\"sometimes\"}").status());
        assertEquals(200, deploy("{}").status());
        refused(
                client.manage("PATCH", "/functions/c/limits", "", "{\"statements\":5}".getBytes()),
                "is for scripts");
        JsonObject kept = client.manage("GET", "/functions/c").json().getAsJsonObject("settings");
        assertEquals(0, kept.get("statements").getAsInt(), "nothing has changed");
    }

    @Test
    void withoutAJvmNothingIsPromisedThatNeedsOne() throws Exception {
        start(false);
        refused(python("{\"statements\":5}"), "this server has none");
        refused(deploy("{\"move\":\"always\"}"), "this server has none");
        byte[] polyglot = file("[\"python\"]", "{}", Map.of("index.js", SCRIPT));
        refused(client.deploy("f", polyglot), "it uses python");
        assertEquals(404, client.get("/f").statusCode());
    }

    @Test
    void otherLanguagesAndJarsAreToldToTheJvm() throws Exception {
        start(true);
        byte[] polyglot =
                file(
                        "[\"js\", \"python\", \"java\"]",
                        "{}",
                        Map.of("index.js", SCRIPT, "a.jar", new byte[] {1}));
        JsonObject deployed = client.deploy("f", polyglot).json();
        assertEquals("it uses java and python", deployed.get("inJvm").getAsString());
        String told = client.get("/f/head").body();
        assertTrue(told.contains("/a.jar"), told);
        assertTrue(client.get("/f/loaded").body().startsWith("jvm "));
    }

    private static byte[] jars(String rest) {
        String digest = FunctionFiles.sha256(SCRIPT);
        return FunctionFiles.archive(
                """
                {"format": 1, "abi": 1, "runtime": "java", "source": "app.jar", %s
                 "files": {"app.jar": "sha256:%s", "a.jar": "sha256:%s"}}
                """
                        .formatted(rest, digest, digest),
                Map.of("app.jar", SCRIPT, "a.jar", SCRIPT));
    }

    @Test
    void jarsAreToldToTheJvmInTheOrderOfTheirClassPath() throws Exception {
        start(true);
        byte[] file = jars("\"entry\": \"com.example.Hello\", \"signature\": \"text\",");
        JsonObject deployed = client.deploy("f", file, "", LIMITS).json();
        assertTrue(deployed.get("inJvm").getAsString().startsWith("it is a jar"), "" + deployed);
        String told = client.get("/f/head").body();
        assertTrue(told.matches("(?s).*:source=[^,]*/app.jar.*"), told);
        assertTrue(told.matches("(?s).*:jar=[^,]*/a.jar.*"), "the last of them: " + told);
        assertTrue(told.contains(":language=java") && told.contains(":signature=text"), told);
        isTold("jvm ");
        server.close();
        start(true);
        isTold("jvm ");
        refused(client.deploy("g", file, "", "{\"move\":\"never\"}"), "only the JVM does that");
        refused(client.deploy("g", file, "", "{\"statements\":5}"), "is for scripts");
        refused(client.deploy("g", jars("")), "needs a text 'entry'");
        String languages = "\"entry\": \"x\", \"languages\": [\"python\"],";
        refused(client.deploy("g", jars(languages)), "its source is a jar");
        assertEquals(404, client.get("/g").statusCode());
    }

    @Test
    void languagesThatAreNotThoseOfTheFilesAreRefused() throws Exception {
        start(true);
        Map<String, byte[]> jar = Map.of("index.js", SCRIPT, "a.jar", new byte[] {1});
        Map<String, byte[]> none = Map.of("index.js", SCRIPT);
        refused(client.deploy("f", file("[]", "{}", jar)), "does not name java");
        refused(client.deploy("f", file("[\"java\"]", "{}", none)), "no jar with classes");
        refused(client.deploy("f", file("[\"ruby\"]", "{}", none)), "names languages [ruby]");
        refused(client.deploy("f", file("7", "{}", none)), "no array of texts");
    }

    @Test
    void theManifestsSettingsHoldUnlessTheDeploymentSaysOthers() throws Exception {
        start(true);
        Map<String, byte[]> files = Map.of("index.js", SCRIPT);
        byte[] file = file("[]", "{\"statements\": 5, \"queue\": 6}", files);
        assertEquals(200, client.deploy("f", file, "", "{\"queue\":7}").status());
        assertEquals(5, settings().get("statements").getAsInt());
        assertEquals(7, settings().get("queue").getAsInt());
        refused(client.deploy("f", file("[]", "{\"statments\": 5}", files)), "'statments'");
        refused(client.deploy("f", file("[]", "{\"queue\": -1}", files)), "queue must be");
        refused(client.deploy("f", file("[]", "[]", files)), "no object");
    }
}
