// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import dev.thaw.visor.http.HttpLimits;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workers whose tenant's limits change while they start, or do not start. */
class ChangedLimitsTest {
    @TempDir private Path directory;

    private static Client.Managed limit(Client client, String limits) throws Exception {
        return client.manage(
                "PATCH", "/tenants/default/limits", "", limits.getBytes(StandardCharsets.UTF_8));
    }

    /** One that was started before the limits changed must not take calls after it. */
    @Test
    void aWorkerThatStartsWhileItsLimitsChangeHasTheNewOnes() throws Exception {
        try (TestServer good = TestServer.start(directory)) {
            good.client().deploy("f", FunctionFiles.archive("Hello"));
        }
        List<String> slow = TestServer.fakeWorker("slow", "1500");
        try (TestServer server =
                TestServer.start(directory, 1 << 30, HttpLimits.DEFAULT, List.of(), slow)) {
            CompletableFuture<Client.Managed> changed =
                    CompletableFuture.supplyAsync(() -> {
                        try {
                            return limit(server.client(), "{\"network\": \"host\"}");
                        } catch (Exception e) {
                            throw new IllegalStateException(e);
                        }
                    });
            // while a worker tries the limits
            Thread.sleep(750);
            HttpResponse<String> call = server.client().get("/f/configured");
            assertEquals(200, changed.join().status(), changed.join().body());
            assertTrue(call.body().contains(":network=host"), call.body());
        }
    }

    @Test
    void newLimitsAreANewBeginning() throws Exception {
        Path broken = directory.resolve("broken");
        Path program = directory.resolve("worker");
        String fake = String.join("' '", TestServer.fakeWorker());
        Files.writeString(
                program,
                "#!/bin/sh\nif [ -e " + broken + " ]; then exit 3; fi\nexec '" + fake + "'\n");
        assertTrue(program.toFile().setExecutable(true));
        List<String> worker = List.of(program.toString());
        try (TestServer server =
                TestServer.start(
                        directory.resolve("data"),
                        1 << 30,
                        HttpLimits.DEFAULT,
                        List.of(),
                        worker)) {
            Client its = server.client();
            assertEquals(200, its.deploy("f", FunctionFiles.archive("Hello")).status());
            assertEquals(200, its.get("/f/version").statusCode());
            Files.createFile(broken);
            ProcessHandle.of(its.pid("default")).orElseThrow().destroyForcibly();
            Await.until(() -> its.get("/f/version").body().contains("exit code 3"));
            // by now the next start is seconds away
            Await.until(() -> its.worker("default").get("starts").getAsInt() >= 8);
            Client.Managed refused = limit(its, "{\"threads\": 50}");
            assertEquals(422, refused.status(), refused.body());
            assertTrue(refused.body().contains("exit code 3"), refused.body());
            Files.delete(broken);
            assertEquals(200, limit(its, "{\"network\": \"host\"}").status());
            HttpResponse<String> answer = its.get("/f/configured");
            assertEquals(200, answer.statusCode(), answer.body());
            assertTrue(answer.body().contains(":network=host"), answer.body());
        }
    }
}
