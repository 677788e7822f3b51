// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import dev.thaw.visor.fake.TestSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Deployments that wait for a JVM to load them into; workers are fakes that pretend to be one. */
class PreparationsTest {
    @TempDir private Path directory;
    private Path starting;

    @BeforeEach
    void make() throws IOException {
        Files.writeString(Files.createDirectory(directory.resolve("jvm")).resolve("command"), "j");
        Files.createFile(directory.resolve("libfunction.so"));
        starting = Files.createDirectory(directory.resolve("starting"));
    }

    private TestSettings settings() {
        return TestServer.with(directory.resolve("data"))
                .users("none")
                .worker(TestServer.fakeWorker("held", starting.toString()))
                .languages(Map.of("javascript", directory.resolve("libfunction.so")))
                .jvm(List.of("echo", directory.resolve("jvm").toString()));
    }

    private static Client.Managed deploy(TestServer server, String name) {
        try {
            return server.client()
                    .deploy(name, "x => x".getBytes(), "?file=f.js", "{\"move\": \"always\"}");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The files of workers that are held while they start, and what holds them. */
    private List<Path> held() throws IOException {
        try (Stream<Path> files = Files.list(starting)) {
            return files.toList();
        }
    }

    @Test
    void aNeighbourThatLeavesTheJvmMeanwhileLeavesItToThem() throws Exception {
        try (TestServer before = settings().start()) {
            assertEquals(200, deploy(before, "b").status());
        }
        // what is there at a start has a JVM with its first call
        try (TestServer server = settings().start()) {
            Files.createFile(starting.resolve("hold"));
            CompletableFuture<Client.Managed> a =
                    CompletableFuture.supplyAsync(() -> deploy(server, "a"));
            Await.until(() -> held().size() > 1);
            assertEquals(200, server.client().manage("DELETE", "/functions/b").status());
            assertFalse(a.isDone(), "its JVM is on its way");
            Files.delete(starting.resolve("hold"));
            for (Path worker : held()) {
                Files.delete(worker);
            }
            assertEquals(200, a.join().status(), a.join().body());
            assertEquals(200, server.client().get("/a/version").statusCode());
            assertEquals(1, server.client().worker("default+jvm").get("starts").getAsInt());
        }
    }
}
