// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import dev.thaw.visor.fake.Beside;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.RealWorker;
import dev.thaw.visor.fake.TestServer;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Data that a compiled function's constructor has made, mapped into each isolate; the tool's tests
 * build the function.
 */
class CompiledStatesIT {
    private static final Path FUNCTION = Path.of("../tool/target/test-functions/functions.fn");
    private static final int CALLERS = 4;

    @TempDir private Path directory;

    private static void deploy(Client client, int size) throws Exception {
        String settings = "{\"idleMillis\": 0, \"environment\": {\"MAKE\": \"" + size + "\"}}";
        Client.Managed answer = client.deploy("data", Files.readAllBytes(FUNCTION), "", settings);
        assertEquals(200, answer.status(), answer.body());
        JsonObject deployed = answer.json();
        assertFalse(deployed.has("stateless"), "the server has made a state: " + deployed);
    }

    private static String data(int size) {
        return "made " + size + ", last object " + size;
    }

    /** Each call begins a new isolate, so that data is mapped all the time. */
    @Test
    void dataIsReplacedWhileIsolatesBeginWithIt() throws Exception {
        assumeTrue(Files.exists(FUNCTION), "run the tests of graalvisor/tool before: " + FUNCTION);
        try (TestServer server = RealWorker.startPatient(directory)) {
            Client client = server.client();
            deploy(client, 1000);
            assertEquals(data(1000), client.post("/data", "made").body());
            Set<String> seen = Collections.synchronizedSet(new TreeSet<>());
            AtomicBoolean over = new AtomicBoolean();
            List<CompletableFuture<Void>> callers = new ArrayList<>();
            for (int i = 0; i < CALLERS; i++) {
                callers.add(
                        Beside.run(() -> {
                            while (!over.get()) {
                                seen.add(answer(client));
                            }
                        }));
            }
            try {
                for (int size : new int[] {2000, 3000, 4000}) {
                    deploy(client, size);
                    assertEquals(data(size), client.post("/data", "made").body());
                }
            } finally {
                over.set(true);
            }
            callers.forEach(CompletableFuture::join);
            assertTrue(seen.size() > 1, "they called meanwhile: " + seen);
            assertTrue(
                    Set.of(data(1000), data(2000), data(3000), data(4000)).containsAll(seen),
                    "each answer is of one state: " + seen);
            Client.Managed back = client.manage("POST", "/functions/data/rollback");
            assertEquals(200, back.status(), back.body());
            assertEquals(data(3000), client.post("/data", "made").body());
            assertEquals(0, client.worker("default").get("crashes").getAsInt());
        }
    }

    private static String answer(Client client) {
        try {
            HttpResponse<String> answer = client.post("/data", "made");
            return answer.statusCode() == 200 ? answer.body() : "failed: " + answer.body();
        } catch (Exception e) {
            return "failed: " + e;
        }
    }
}
