// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Beside;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import dev.thaw.visor.fake.TestSettings;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hot scripts move to the JVM and back, with workers that pretend to take processor time. */
class MovesTest {
    private static final String JVM = "default+jvm";
    private static final String HOT = "/f/cpu/40";

    @TempDir private Path directory;
    private TestSettings settings;
    private TestServer server;
    private Client client;

    @BeforeEach
    void start() throws IOException {
        Path jvm = Files.createDirectory(directory.resolve("jvm"));
        Files.writeString(jvm.resolve("command"), "java\n");
        Path image = Files.createFile(directory.resolve("libfunction.so"));
        settings =
                TestServer.with(directory.resolve("data"))
                        .users("none")
                        .languages(Map.of("javascript", image))
                        .jvm(List.of("echo", jvm.toString()));
        server = settings.start();
        client = server.client();
    }

    @AfterEach
    void end() {
        server.close();
    }

    private void deploy(String name, String settings) throws IOException {
        Client.Managed answer = client.deploy(name, "x => x".getBytes(), "?file=f.js", settings);
        assertEquals(200, answer.status(), answer.body());
    }

    private JsonObject stats(String name) throws IOException {
        return client.manage("GET", "/stats")
                .json()
                .getAsJsonObject("functions")
                .getAsJsonObject(name);
    }

    private String where(String name) throws IOException {
        return stats(name).get("where").getAsString();
    }

    private int moves(String name, String to) throws IOException {
        JsonElement count = stats(name).getAsJsonObject("moves").get(to);
        return count == null ? 0 : count.getAsInt();
    }

    private boolean isJvmThere() throws IOException {
        return client.manage("GET", "/stats").body().contains("\"" + JVM + "\"");
    }

    /** Calls it until an answer comes from there; each call must be answered. */
    private void callUntil(String path, String from) throws Exception {
        Await.until(() -> answered(path).equals(from));
    }

    private String answered(String path) throws Exception {
        HttpResponse<String> answer = client.post(path, "12345");
        assertEquals(200, answer.statusCode(), answer.body());
        assertTrue(answer.body().endsWith(" 5"), answer.body());
        return place(answer);
    }

    private static String place(HttpResponse<String> answer) {
        return answer.headers().firstValue("x-place").orElse(answer.body());
    }

    @Test
    void aHotScriptMovesAndComesBackWhenItIsIdle() throws Exception {
        deploy("f", "{}");
        assertEquals("isolates", where("f"));
        assertFalse(isJvmThere());
        callUntil(HOT, "jvm");
        assertEquals("jvm", where("f"));
        assertEquals(1, moves("f", "jvm"));
        int calls = 0;
        for (int i = 0; i < 50; i++) {
            calls += answered(HOT).equals("jvm") ? 1 : 0;
        }
        assertEquals(50, calls, "all of them");
        String metrics = client.get("/_/metrics").body();
        assertTrue(metrics.contains("thaw_moves_total{function=\"f\",to=\"jvm\"} 1"), metrics);
        server.server().reload(settings.moves(TestSettings.SOON_IDLE).options());
        Await.until(() -> where("f").equals("isolates"));
        assertEquals(1, moves("f", "isolates"));
        Await.until(() -> !isJvmThere());
        assertTrue(answered(HOT).equals("isolates"));
        JsonObject outcomes = stats("f").getAsJsonObject("outcomes");
        assertEquals(1, outcomes.size(), "no call has failed, repeated ones are none: " + outcomes);
    }

    @Test
    void noCallFailsWhileManyMove() throws Exception {
        deploy("f", "{}");
        AtomicBoolean end = new AtomicBoolean();
        List<CompletableFuture<Integer>> callers =
                List.of(1, 2, 3, 4).stream().map(i -> Beside.run(() -> callUntil(end))).toList();
        Await.until(() -> moves("f", "jvm") > 0);
        client.deploy("f", "x => x".getBytes(), "?file=f.js", "{}");
        // another version begins in isolates
        Await.until(() -> moves("f", "jvm") > 1);
        end.set(true);
        int calls = 0;
        for (CompletableFuture<Integer> caller : callers) {
            calls += caller.get();
        }
        assertTrue(calls > 0);
        assertEquals(Set.of("ok"), stats("f").getAsJsonObject("outcomes").keySet());
    }

    private int callUntil(AtomicBoolean end) throws Exception {
        int calls = 0;
        while (!end.get()) {
            answered(HOT);
            calls++;
        }
        return calls;
    }

    @Test
    void aJvmThatDiesLeavesTheCallsToIsolates() throws Exception {
        deploy("f", "{}");
        callUntil(HOT, "jvm");
        long pid = client.pid(JVM);
        ProcessHandle.of(pid).orElseThrow().destroyForcibly();
        Await.ended(pid);
        Await.until(() -> where("f").equals("isolates"));
        for (int i = 0; i < 50; i++) {
            assertTrue(answered(HOT).equals("isolates"), "it pauses");
        }
    }

    @Test
    void whatIsNoFasterOrAnswersOtherwiseStays() throws Exception {
        deploy("f", "{}");
        deploy("g", "{}");
        Await.until(() -> {
            client.post("/g/cpu/40/differs", "");
            return isJvmThere();
        });
        Await.until(() -> {
            assertEquals("isolates", place(client.post("/g/cpu/40/differs", "")));
            return where("g").equals("isolates");
        });
        for (int i = 0; i < 200; i++) {
            assertTrue(answered(HOT + "/slow").equals("isolates"));
        }
        assertNotEquals("jvm", where("f"));
        assertEquals(0, moves("f", "jvm") + moves("g", "jvm"));
    }

    /** No error, but another body. */
    @Test
    void whatTheJvmAnswersWithAnotherBodyStays() throws Exception {
        deploy("f", "{}");
        Await.until(() -> {
            assertEquals("isolates", answered(HOT + "/otherwise"));
            return stats("f").get("moveDifferences").getAsInt() > 0;
        });
        Await.until(() -> where("f").equals("isolates"));
        for (int i = 0; i < 50; i++) {
            assertEquals("isolates", answered(HOT + "/otherwise"), "it pauses");
        }
        assertEquals(0, moves("f", "jvm"));
        String metrics = client.get("/_/metrics").body();
        assertTrue(metrics.contains("thaw_move_differences_total{function=\"f\"} 1"), metrics);
    }

    /** As the time is another for each call, at either place. */
    @Test
    void whatIsAnsweredOtherwiseEachTimeMovesAllTheSame() throws Exception {
        deploy("f", "{}");
        callUntil(HOT + "/varies", "jvm");
        assertEquals(0, stats("f").get("moveDifferences").getAsInt());
    }

    @Test
    void whatIsCheapOrForbiddenStays() throws Exception {
        deploy("f", "{\"move\":\"never\"}");
        deploy("cheap", "{}");
        for (int i = 0; i < 300; i++) {
            answered(HOT);
            client.post("/cheap/version", "");
        }
        assertEquals("isolates", where("f"));
        assertEquals("isolates", where("cheap"));
        assertFalse(isJvmThere());
        assertEquals(
                "never",
                client.manage("GET", "/functions/f")
                        .json()
                        .getAsJsonObject("settings")
                        .get("move")
                        .getAsString());
    }

    @Test
    void alwaysIsTheJvmFromTheStart() throws Exception {
        deploy("f", "{\"move\":\"always\"}");
        assertTrue(answered(HOT).equals("jvm"));
        assertEquals("jvm", where("f"));
        client.manage("PATCH", "/functions/f/limits", "", "{\"move\":\"never\"}".getBytes());
        assertTrue(answered(HOT).equals("isolates"));
    }

    @Test
    void aCopyThatCannotBeLoadedWhenNobodyWantsItAnyMoreLeavesNoJvm() throws Exception {
        Path held = Files.createFile(directory.resolve("held"));
        Client.Managed deployed =
                client.deploy("f", "x => x".getBytes(), "?file=f.js&entry=failing/" + held, "{}");
        assertEquals(200, deployed.status(), deployed.body());
        Await.until(() -> {
            answered(HOT);
            return Files.exists(directory.resolve("begun"));
        });
        assertTrue(isJvmThere());
        assertEquals(200, client.manage("DELETE", "/functions/f").status());
        Files.delete(held);
        Await.until(() -> !isJvmThere());
    }

    @Test
    void whoIsRemovedWhileItMovesIsGone() throws Exception {
        deploy("f", "{}");
        Await.until(() -> {
            answered(HOT);
            return isJvmThere();
        });
        assertEquals(200, client.manage("DELETE", "/functions/f").status());
        assertEquals(404, client.post(HOT, "").statusCode());
        Await.until(() -> !isJvmThere());
    }
}
