// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LargeLogTest {
    @TempDir private Path directory;

    /** More than is buffered for a reader that follows. */
    @Test
    void theNewestLinesOfALargeLogAreThere() throws Exception {
        try (TestServer server = TestServer.start(directory)) {
            Client client = server.client();
            client.deploy("talk", FunctionFiles.archive("Hello"));
            String words = "x".repeat(6000);
            for (int i = 0; i < 150; i++) {
                assertEquals(200, client.get("/talk/log/" + i + words).statusCode());
            }
            Await.until(() -> {
                String log = client.manage("GET", "/functions/talk/logs?lines=100000").body();
                return log.contains("err 149x") && log.length() > 1_300_000;
            });
        }
    }
}
