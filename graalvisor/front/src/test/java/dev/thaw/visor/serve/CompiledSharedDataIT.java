// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.RealWorker;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Data that two functions of one image share; the tool's tests build the image. */
class CompiledSharedDataIT {
    private static final Path FUNCTION = Path.of("../tool/target/test-functions/functions.fn");
    private static final String NAMING = "?data=words";
    private static final List<String> NAMES = List.of("FirstWord", "LastWord");

    @TempDir private Path directory;

    private static void deploy(
            Client client, String name, String function, byte[] file, String query, String settings)
            throws IOException {
        String entry = "&entry=com.example.functions." + function;
        Client.Managed answer = client.deploy(name, file, query + entry, settings);
        assertEquals(200, answer.status(), answer.body());
    }

    /** A function file with data, as the command 'function state' makes it: the server did. */
    private byte[] withData(Client client, int size) throws IOException {
        deploy(
                client,
                "maker" + size,
                "FirstWord",
                Files.readAllBytes(FUNCTION),
                "?",
                "{\"environment\": {\"WORDS\": \"" + size + "\"}}");
        Path made = directory.resolve("data/tenants/default/maker" + size + "/1/state.doss");
        byte[] file = with(Files.readAllBytes(made));
        assertEquals(200, client.manage("DELETE", "/functions/maker" + size).status());
        return file;
    }

    private static byte[] with(byte[] state) throws IOException {
        Map<String, byte[]> members = new HashMap<>();
        try (ZipFile zip = new ZipFile(FUNCTION.toFile())) {
            for (ZipEntry entry : zip.stream().toList()) {
                members.put(entry.getName(), zip.getInputStream(entry).readAllBytes());
            }
        }
        String text = new String(members.remove("manifest.json"), StandardCharsets.UTF_8);
        JsonObject manifest = JsonParser.parseString(text).getAsJsonObject();
        manifest.addProperty("state", "state.doss");
        manifest.getAsJsonObject("files")
                .addProperty("state.doss", "sha256:" + FunctionFiles.sha256(state));
        members.put("state.doss", state);
        return FunctionFiles.archive(manifest.toString(), members);
    }

    private static String answer(String function, int size) {
        return "word %d of %d".formatted(function.equals("FirstWord") ? 1 : size, size);
    }

    private static void bothHave(Client client, int size) throws Exception {
        for (String name : NAMES) {
            assertEquals(answer(name, size), client.post("/" + name, "").body());
        }
    }

    /** All states that the tenant's worker has mapped, with their inodes. */
    private static Map<String, String> mapped(Client client) throws IOException {
        Map<String, String> inodes = new HashMap<>();
        for (String line :
                Files.readAllLines(Path.of("/proc/" + client.pid("default") + "/maps"))) {
            if (line.endsWith(".doss")) {
                String[] words = line.split(" +");
                inodes.put(words[5], words[4]);
            }
        }
        return inodes;
    }

    @Test
    void twoFunctionsMapOneFileThatIsReplacedWhileTheyAreCalled() throws Exception {
        assumeTrue(Files.exists(FUNCTION), "run the tests of graalvisor/tool before: " + FUNCTION);
        try (TestServer server = RealWorker.startPatient(directory)) {
            Client client = server.client();
            // isolates stay
            String patient = "{\"idleMillis\": 600000}";
            deploy(client, "FirstWord", "FirstWord", withData(client, 1000), NAMING, patient);
            // its own constructor would make others
            String own = "{\"idleMillis\": 600000, \"environment\": {\"WORDS\": \"7\"}}";
            byte[] file = Files.readAllBytes(FUNCTION);
            deploy(client, "LastWord", "LastWord", file, NAMING, own);
            bothHave(client, 1000);
            if (RealWorker.isRoot()) {
                // nobody else may look
                Map<String, String> mapped = mapped(client);
                assertEquals(2, mapped.size(), "each function's state: " + mapped);
                assertEquals(1, new HashSet<>(mapped.values()).size(), "one file: " + mapped);
            }
            for (String name : NAMES) {
                // an isolate for each call: data is mapped all the time
                byte[] none = "{\"idleMillis\": 0}".getBytes(StandardCharsets.UTF_8);
                String uri = "/functions/" + name + "/limits";
                assertEquals(200, client.manage("PATCH", uri, "", none).status());
            }
            List<byte[]> next = List.of(withData(client, 2000), withData(client, 3000));
            Set<String> expected = new HashSet<>();
            for (int size : new int[] {1000, 2000, 3000}) {
                NAMES.forEach(name -> expected.add(answer(name, size)));
            }
            Set<String> seen = Collections.synchronizedSet(new TreeSet<>());
            AtomicBoolean over = new AtomicBoolean();
            List<CompletableFuture<Void>> callers = new ArrayList<>();
            for (String name : NAMES) {
                callers.add(
                        CompletableFuture.runAsync(
                                () -> {
                                    while (!over.get()) {
                                        seen.add(called(client, name));
                                    }
                                },
                                // each has a thread, however few processors there are
                                task -> Thread.ofPlatform().start(task)));
            }
            try {
                for (byte[] one : next) {
                    Client.Managed answer =
                            client.manage("PUT", "/tenants/default/data/words", "", one);
                    assertEquals(200, answer.status(), answer.body());
                    assertEquals(2, answer.json().getAsJsonArray("replaced").size());
                }
            } finally {
                over.set(true);
                callers.forEach(CompletableFuture::join);
            }
            assertTrue(seen.size() > 2, "they called meanwhile: " + seen);
            assertTrue(expected.containsAll(seen), "" + seen);
            bothHave(client, 3000);
            assertEquals(0, client.worker("default").get("crashes").getAsInt());
        }
    }

    private static String called(Client client, String name) {
        try {
            HttpResponse<String> answer = client.post("/" + name, "");
            return answer.statusCode() == 200 ? answer.body() : "failed: " + answer.body();
        } catch (IOException | InterruptedException e) {
            return "failed: " + e;
        }
    }

    /** The image itself checks it, in a worker of its own, before any function maps it. */
    @Test
    void whatTheImageCannotReadIsRefused() throws Exception {
        assumeTrue(Files.exists(FUNCTION), "run the tests of graalvisor/tool before: " + FUNCTION);
        try (TestServer server = RealWorker.startPatient(directory)) {
            Client client = server.client();
            byte[] good = withData(client, 1000);
            deploy(client, "FirstWord", "FirstWord", good, NAMING, "{}");
            byte[] file = Files.readAllBytes(FUNCTION);
            deploy(client, "LastWord", "LastWord", file, NAMING, "{}");
            byte[] state =
                    Files.readAllBytes(
                            directory.resolve("data/tenants/default/LastWord/1/state.doss"));
            for (byte[] damaged : List.of(new byte[8192], Arrays.copyOf(state, state.length / 2))) {
                Client.Managed refused =
                        client.manage("PUT", "/tenants/default/data/words", "", with(damaged));
                assertEquals(422, refused.status(), refused.body());
                assertTrue(refused.body().contains("cannot be loaded"), refused.body());
                bothHave(client, 1000);
            }
        }
    }
}
