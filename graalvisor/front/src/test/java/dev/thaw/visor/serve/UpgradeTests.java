// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.Held;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A server after the other, each a process, on a socket that is passed on. */
abstract class UpgradeTests extends ProgramTests {
    @Test
    void anUpgradeLosesNoCall() throws Exception {
        List<String> patient = command("--drain-ms", "600000");
        try (Holder holder = Holder.of(directory, patient, errors())) {
            ProcessHandle server = holder.start();
            holder.awaitReady();
            Client client = new Client(holder.port(), data());
            client.deploy("f", FunctionFiles.archive("x"));
            try (Callers callers = new Callers(client.uri("/f/version"))) {
                for (int i = 0; i < 2; i++) {
                    callers.awaitMore();
                    Held held = Held.in(directory);
                    CompletableFuture<HttpResponse<String>> running =
                            client.held("/f" + held.path());
                    told(client, "thaw_running{function=\"f\"}");
                    ProcessHandle next = holder.start();
                    server.destroy();
                    holder.awaitReady();
                    long serves = client.manage("GET", "/server").json().get("pid").getAsLong();
                    assertEquals(next.pid(), serves);
                    assertTrue(server.isAlive() && !running.isDone(), "its call goes on in it");
                    callers.awaitMore();
                    held.release();
                    assertEquals(200, running.get(60, TimeUnit.SECONDS).statusCode());
                    server.onExit().get(60, TimeUnit.SECONDS);
                    server = next;
                }
                client.deploy("f", FunctionFiles.archive("y"));
                callers.awaitMore();
                assertEquals(List.of(), callers.failures());
            }
        }
    }

    @Test
    void aServerThatWasReplacedStartsAWorkerForTheCallsThatWait() throws Exception {
        List<String> patient = command("--drain-ms", "600000");
        try (Holder holder = Holder.of(directory, patient, errors())) {
            ProcessHandle server = holder.start();
            holder.awaitReady();
            Client client = new Client(holder.port(), data());
            String one = "{\"concurrency\": 1, \"queueWaitMillis\": 600000}";
            client.deploy("f", FunctionFiles.archive("x"), "", one);
            CompletableFuture<HttpResponse<String>> running =
                    client.held("/f" + Held.in(directory).path());
            told(client, "thaw_running{function=\"f\"} 1");
            CompletableFuture<HttpResponse<String>> waits = client.held("/f/version");
            told(client, "thaw_queued{function=\"f\"} 1");
            long worker = client.pid("default");
            holder.start();
            server.destroy();
            holder.awaitReady();
            ProcessHandle.of(worker).orElseThrow().destroyForcibly();
            assertEquals(502, running.get(60, TimeUnit.SECONDS).statusCode());
            HttpResponse<String> answer = waits.get(60, TimeUnit.SECONDS);
            assertEquals(200, answer.statusCode(), answer.body());
            server.onExit().get(60, TimeUnit.SECONDS);
            try (Stream<Path> sockets =
                    Files.list(data()).filter(file -> file.toString().endsWith(".sock"))) {
                assertEquals(2, sockets.count(), "of the server that serves");
            }
        }
    }

    private static void told(Client client, String metric) throws Exception {
        Await.until(() -> client.get("/_/metrics").body().contains(metric));
    }

    @Test
    void whoCallsBetweenTwoServersWaits() throws Exception {
        try (Holder holder = Holder.of(directory, command(), errors())) {
            ProcessHandle server = holder.start();
            holder.awaitReady();
            Client client = new Client(holder.port(), data());
            client.deploy("f", FunctionFiles.archive("x"));
            assertEquals(200, client.get("/f/version").statusCode());
            server.destroy();
            server.onExit().get(60, TimeUnit.SECONDS);
            CompletableFuture<HttpResponse<String>> between = client.later("/f/version");
            holder.start();
            holder.awaitReady();
            assertEquals(200, between.get(60, TimeUnit.SECONDS).statusCode());
        }
    }

    @Test
    void aSocketThatIsNotThereIsSaid() throws Exception {
        try (Holder holder = Holder.of(directory, command(), errors())) {
            ProcessHandle server = holder.start("start 3\n");
            server.onExit().get(60, TimeUnit.SECONDS);
            String said = Files.readString(errors());
            assertTrue(said.contains("LISTEN_FDS=1, but descriptor 0 is no socket"), said);
        }
    }
}
