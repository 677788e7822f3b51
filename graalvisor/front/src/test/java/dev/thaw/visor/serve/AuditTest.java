// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import dev.thaw.visor.log.AuditLog;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes are written down, with who made them and what became of them. */
class AuditTest {
    @TempDir private Path directory;

    private List<JsonObject> lines() throws Exception {
        return Files.readAllLines(directory.resolve("audit.log")).stream()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    @Test
    void changesAreWrittenDown() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            String settings = "{\"environment\": {\"KEY\": \"secret\"}, \"concurrency\": 3}";
            client.deploy("f", FunctionFiles.archive("One"), "?tenant=t", settings);
            client.deploy("f", "no function".getBytes(StandardCharsets.UTF_8));
            client.manage("GET", "/functions");
            byte[] limits = "{\"concurrency\": 7}".getBytes(StandardCharsets.UTF_8);
            client.manage("PATCH", "/functions/f/limits", "", limits);
            byte[] nothing = "{\"memory\": null, \"rate\": 5}".getBytes(StandardCharsets.UTF_8);
            client.manage("PATCH", "/functions/f/limits", "", nothing);
            byte[] paper =
                    "{\"method\":\"deregisterFunction\",\"fid\":\"none\"}"
                            .getBytes(StandardCharsets.UTF_8);
            client.manage("POST", "/", "", paper);
            client.manage("DELETE", "/functions/f");
        }
        List<JsonObject> lines = lines();
        assertEquals(
                List.of("ok", "function-file", "ok", "ok", "refused", "ok"),
                lines.stream().map(line -> line.get("outcome").getAsString()).toList());
        String first = lines.getFirst().get("request").getAsString();
        assertEquals(
                "POST /functions/f?tenant=t {\"environment\":\"KEY\",\"concurrency\":3}", first);
        assertEquals(
                "PATCH /functions/f/limits {\"rate\":5}",
                lines.get(3).get("request").getAsString());
        String user = Files.getOwner(directory.resolve("lock")).getName();
        assertTrue(lines.stream().allMatch(l -> l.get("user").getAsString().equals(user)));
        Path file = directory.resolve("audit.log");
        assertFalse(Files.readString(file).contains("secret"));
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        assertEquals("DELETE /functions/f", lines.getLast().get("request").getAsString());
    }

    /** What is damaged may have a secret anywhere, also where a name or a number should be. */
    @Test
    void whatIsDamagedIsNotToldInItsOwnWords() throws Exception {
        List<String> damaged =
                List.of(
                        "{\"environment\": {\"PW\": \"hunter2\"}",
                        "{\"environment\":\n {\"PW\": \"x\", \"hunter2\"}}",
                        "{\"environment\": {\"PW\": \"a\"hunter2\"}}",
                        "{\"environment\": {\"PW=hunter2\": \"\"}}",
                        "{\"environment\": {\"PW\": \"\\uhunter2\"}}",
                        "{\"secrets\": {\"PW\": \"hunter2!\"}}",
                        "{\"memory\": {\"PW\": \"hunter2\"}}",
                        "[\"hunter2\"]",
                        "hunter2");
        StringBuilder said = new StringBuilder();
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            client.deploy("f", FunctionFiles.archive("One"));
            for (String json : damaged) {
                byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
                Client.Managed answer = client.manage("PATCH", "/functions/f/limits", "", bytes);
                assertEquals(400, answer.status(), answer.body());
                said.append(answer.body());
                said.append(client.manage("POST", "/", "", bytes).body());
                String settings = json.replace("\n", "");
                said.append(client.deploy("f", FunctionFiles.archive("x"), "", settings).body());
                byte[] bad = FunctionFiles.archive(json, Map.of());
                said.append(client.deploy("f", bad).body());
            }
            byte[] paper = "{\"method\": \"hunter2\"}".getBytes(StandardCharsets.UTF_8);
            said.append(client.manage("POST", "/", "", paper).body());
        }
        assertFalse(said.toString().contains("hunter2"), said.toString());
        assertTrue(said.toString().contains("line 1, column 34: it ends too early"), "" + said);
        assertTrue(said.toString().contains("line 2, column 24: ':' must come here"), "" + said);
        assertTrue(said.toString().contains("not an object"), said.toString());
        String log = Files.readString(directory.resolve("audit.log"));
        // what an intact request says is in its line: here, the method
        assertFalse(log.replace("{\\\"method\\\":\\\"hunter2\\\"}", "").contains("hunter2"), log);
    }

    @Test
    void aFullFileIsKeptOnce() throws Exception {
        AuditLog log = new AuditLog(directory.resolve("audit.log"), 200);
        for (int i = 0; i < 10; i++) {
            log.add("me", "request " + i, "ok", null);
        }
        assertEquals("request 9", lines().getLast().get("request").getAsString());
        assertTrue(Files.exists(directory.resolve("audit.log.1")));
        assertTrue(Files.size(directory.resolve("audit.log.1")) < 500);
    }
}
