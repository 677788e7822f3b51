// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonParser;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Data that several functions name and share. */
class SharedDataTest {
    static final String NAMING = "?data=words";
    private static final String WORDS = "/tenants/default/data/words";

    @TempDir private Path directory;

    static byte[] file(String state) {
        return FunctionFiles.stateful(FunctionFiles.elf(), state);
    }

    private static byte[] ofAnotherImage(String state) {
        return FunctionFiles.stateful(Arrays.copyOf(FunctionFiles.elf(), 80), state);
    }

    static void deploy(Client client, String name, byte[] file) throws IOException {
        Client.Managed answer = client.deploy(name, file, NAMING, "{}");
        assertEquals(200, answer.status(), answer.body());
    }

    static Client.Managed replace(Client client, byte[] file) throws IOException {
        return client.manage("PUT", WORDS, "", file);
    }

    private Path version(String name, int number) {
        return directory.resolve("tenants/default/" + name + "/" + number);
    }

    private Path state(String name, int number) throws IOException {
        try (Stream<Path> files = Files.list(version(name, number))) {
            return files.filter(file -> file.toString().endsWith(".doss"))
                    .findFirst()
                    .orElseThrow();
        }
    }

    /** Another function of the library that the first one is in. */
    private static void deployOther(Client client) throws IOException {
        Client.Managed answer = client.deploy("two", file(null), NAMING + "&entry=Other", "{}");
        assertEquals(200, answer.status(), answer.body());
    }

    private void haveOneFile(int number, String content) throws IOException {
        Object one =
                Files.readAttributes(state("one", number), BasicFileAttributes.class).fileKey();
        Object two =
                Files.readAttributes(state("two", number), BasicFileAttributes.class).fileKey();
        assertEquals(one, two);
        assertEquals(content, Files.readString(state("two", number)));
    }

    @Test
    void functionsThatNameItHaveOneFile() throws Exception {
        JsonArray shared =
                JsonParser.parseString(
                                "[{'tenant': 'default', 'name': 'words', 'functions': ['one', 'two'], 'files': 1, 'bytes': 4}]")
                        .getAsJsonArray();
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            deploy(client, "one", file("made"));
            deployOther(client);
            haveOneFile(1, "made");
            String head = client.get("/two/head").body();
            assertTrue(head.contains(":state=" + state("two", 1)), head);
            assertTrue(head.contains(":state-only=1"), head);
            assertTrue(head.contains(":entry=Other"), head);
            assertTrue(head.contains(":signature=aws-stream"), head);
            for (String uri : List.of("/stats", "/tenants/default/data")) {
                assertEquals(shared, client.manage("GET", uri).json().get("data"), uri);
            }
            assertEquals("[]", listed(client, "/tenants/other/data"));
            Client.Managed shown = client.manage("GET", "/functions/two");
            assertEquals("words", shown.json().get("data").getAsString(), shown.body());
        }
        try (TestServer again = TestServer.start(directory)) {
            Client client = again.client();
            assertEquals(shared, client.manage("GET", "/stats").json().get("data"));
            deploy(client, "two", file(null));
            client.manage("DELETE", "/functions/one");
            assertEquals("made", Files.readString(state("two", 2)));
            client.manage("DELETE", "/functions/two");
            assertEquals("[]", listed(client, "/stats"));
        }
        try (Stream<Path> files = Files.walk(directory)) {
            assertEquals(List.of(), files.filter(f -> f.toString().endsWith(".doss")).toList());
        }
    }

    private static String listed(Client client, String uri) throws IOException {
        return client.manage("GET", uri).json().get("data").toString();
    }

    @Test
    void itIsReplacedInAllOfThemWhileTheyAreCalled() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            deploy(client, "one", file("made"));
            deployOther(client);
            deploy(client, "three", ofAnotherImage("made for it"));
            Set<String> seen = new TreeSet<>();
            AtomicBoolean over = new AtomicBoolean();
            CompletableFuture<Void> caller =
                    CompletableFuture.runAsync(
                            () -> {
                                while (!over.get()) {
                                    seen.add(answer(client, "/one/version"));
                                    seen.add(answer(client, "/two/version"));
                                }
                            },
                            task -> Thread.ofPlatform().start(task));
            Client.Managed answer;
            try {
                answer = replace(client, file("next"));
            } finally {
                over.set(true);
                caller.join();
            }
            assertEquals(200, answer.status(), answer.body());
            assertEquals(
                    "{\"replaced\":[\"one\",\"two\"],\"otherImages\":[\"three\"]}",
                    answer.body().strip());
            assertTrue(Set.of("one@1", "one@2", "two@1", "two@2").containsAll(seen), "" + seen);
            haveOneFile(2, "next");
            for (String name : List.of("one", "two")) {
                assertEquals(name + "@2", answer(client, "/" + name + "/version"));
            }
            assertEquals("three@1", answer(client, "/three/version"));
            // again, as after a failure in between
            assertEquals(
                    "[]", replace(client, file("next")).json().getAsJsonArray("replaced") + "");
            // a rollback has what that version had
            assertEquals(200, client.manage("POST", "/functions/one/rollback").status());
            String head = client.get("/one/head").body();
            assertTrue(head.contains(":state=" + state("one", 1)), head);
            assertEquals(
                    "[\"one\"]",
                    replace(client, file("next")).json().getAsJsonArray("replaced") + "");
        }
    }

    static String answer(Client client, String path) {
        try {
            return client.get(path).body().strip();
        } catch (IOException | InterruptedException e) {
            return e.toString();
        }
    }

    @Test
    void whatOneOfThemCannotMapIsInNone() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            deploy(client, "one", file("made"));
            deploy(client, "two", file(null));
            refused(422, "cannot be mapped", replace(client, file("damaged two")));
            for (String name : List.of("one", "two")) {
                assertEquals(name + "@1", answer(client, "/" + name + "/version"));
                assertFalse(Files.exists(version(name, 2)));
            }
            haveOneFile(1, "made");
            assertEquals(200, replace(client, file("next")).status());
            haveOneFile(2, "next");
        }
    }

    @Test
    void aFileThatIsCalledAsAStateAndIsNoneIsRefused() throws Exception {
        byte[] elf = FunctionFiles.elf();
        String manifest =
                FunctionFiles.manifest("Hello", elf)
                        .replace("\"abi\": 1", "\"abi\": 1, \"state-capacity\": 1048576")
                        .replace(
                                "\"files\": {",
                                "\"files\": {\"state.doss\": \"sha256:%s\", "
                                        .formatted(FunctionFiles.sha256(elf)));
        byte[] file = FunctionFiles.archive(manifest, Map.of("libfake.so", elf, "state.doss", elf));
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            deploy(client, "one", file("made"));
            refused(422, "does not name it as its 'state'", named(client, "two", file));
        }
    }

    @Test
    void whatCannotBeSharedIsRefused() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            refused(422, "has the data 'words' yet", named(client, "two", file(null)));
            refused(404, "has the data 'words' yet", replace(client, file("made")));
            deploy(client, "one", file("made"));
            refused(409, "other data 'words' than [one] have", named(client, "two", file("x")));
            refused(422, "another image", named(client, "two", ofAnotherImage(null)));
            byte[] without = FunctionFiles.archive("Hello");
            refused(422, "--state SIZE", named(client, "two", without));
            byte[] script = "x => x".getBytes(StandardCharsets.UTF_8);
            refused(422, "no room", client.deploy("s", script, NAMING + "&file=s.js", "{}"));
            refused(
                    422,
                    "of tenant other has the data",
                    client.deploy("two", file(null), NAMING + "&tenant=other", "{}"));
            refused(
                    422,
                    "[Hello, Other]",
                    client.deploy("two", file(null), NAMING + "&entry=None", "{}"));
            refused(400, "is no name", client.deploy("two", file(null), "?data=a.b", "{}"));
            assertEquals(404, client.get("/two/version").statusCode());

            refused(422, "brings no data", replace(client, file(null)));
            refused(422, "another image than [one]", replace(client, ofAnotherImage("x")));
            refused(
                    404,
                    "of tenant other has the data",
                    client.manage("PUT", "/tenants/other/data/words", "", file("x")));
            assertEquals("one@1", answer(client, "/one/version"));
            assertEquals("made", Files.readString(state("one", 1)));
        }
    }

    private static Client.Managed named(Client client, String name, byte[] file)
            throws IOException {
        return client.deploy(name, file, NAMING, "{}");
    }

    private static void refused(int status, String message, Client.Managed answer) {
        assertEquals(status, answer.status(), answer.body());
        assertTrue(answer.body().contains(message), answer.body());
    }
}
