// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.gson.JsonElement;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.TestServer;
import dev.thaw.visor.fake.TestSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** JVMs that run before they are needed; workers are fakes that pretend to be JVMs. */
class SpareJvmTest {
    private static final String HOT = "/cpu/40";

    @TempDir private Path directory;
    private TestServer server;
    private Client client;

    @BeforeEach
    void start() throws IOException {
        Files.writeString(Files.createDirectory(directory.resolve("jvm")).resolve("command"), "j");
        Files.createFile(directory.resolve("libfunction.so"));
        restart(1);
    }

    private TestSettings settings(int warmJvms) {
        return TestServer.with(directory.resolve("data"))
                .users("none")
                .languages(Map.of("javascript", directory.resolve("libfunction.so")))
                .jvm(List.of("echo", directory.resolve("jvm").toString()))
                .warmJvms(warmJvms);
    }

    private void restart(int warmJvms) throws IOException {
        end();
        server = settings(warmJvms).start();
        client = server.client();
    }

    @AfterEach
    void end() {
        if (server != null) {
            server.close();
        }
    }

    /** In a tenant of its own. */
    private void deploy(String name, String move) throws IOException {
        deploy(name, name, move);
    }

    private void deploy(String name, String tenant, String move) throws IOException {
        Client.Managed answer =
                client.deploy(
                        name,
                        "x => x".getBytes(),
                        "?file=f.js&tenant=" + tenant,
                        "{\"move\": \"" + move + "\"}");
        assertEquals(200, answer.status(), answer.body());
    }

    /** Of the tenants whose JVM runs. */
    private Set<String> jvms() throws IOException {
        Set<String> tenants = new TreeSet<>();
        for (JsonElement worker : client.manage("GET", "/stats").json().getAsJsonArray("workers")) {
            String of = worker.getAsJsonObject().get("of").getAsString();
            if (of.endsWith("+jvm") && worker.getAsJsonObject().get("pid").getAsLong() != 0) {
                tenants.add(of.substring(0, of.length() - "+jvm".length()));
            }
        }
        return tenants;
    }

    private double metric(String name) throws Exception {
        return client.get("/_/metrics")
                .body()
                .lines()
                .filter(line -> line.startsWith("thaw_" + name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.indexOf(' '))))
                .findFirst()
                .orElseThrow();
    }

    private String where(String name) throws IOException {
        return client.manage("GET", "/stats")
                .json()
                .getAsJsonObject("functions")
                .getAsJsonObject(name)
                .get("where")
                .getAsString();
    }

    private void callUntilMoved(String name) throws Exception {
        Await.until(() -> {
            assertEquals(200, client.post("/" + name + HOT, "12345").statusCode());
            return where(name).equals("jvm");
        });
    }

    /** Its JVM, as one does that is idle. */
    private void leave(String name) throws Exception {
        server.server().reload(settings(1).moves(TestSettings.ALL_IDLE).options());
        Await.until(() -> where(name).equals("isolates"));
        server.server().reload(settings(1).options());
    }

    @Test
    void afterAStartTheJvmOfTheLastDeploymentIsThereBeforeItsFirstCallAndThenTheNext()
            throws Exception {
        deploy("a", "always");
        deploy("earlier", "b", "always");
        deploy("b", "always");
        restart(1);
        Await.until(() -> metric("jvms_warm") == 1);
        assertEquals(Set.of("b"), jvms());
        long spare = client.pid("b+jvm");
        // what it is there for is loaded, too
        Await.until(() -> client.get("/earlier/neighbours").body().contains("b@1"));
        assertEquals(200, client.get("/b/version").statusCode());
        assertEquals(spare, client.pid("b+jvm"), "the calls have found it");
        assertEquals(1, client.worker("b+jvm").get("starts").getAsInt());
        Await.until(() -> jvms().equals(Set.of("a", "b")));
        Await.until(() -> metric("jvms_warm") == 1);
        assertEquals(200, client.get("/a/version").statusCode());
        assertEquals(2, metric("jvms_warm_taken_total"));
        assertEquals(0, metric("jvms_warm"));
    }

    @Test
    void theJvmThatAFunctionHasLeftWaitsForItsNextMove() throws Exception {
        deploy("f", "auto");
        callUntilMoved("f");
        long pid = client.pid("f+jvm");
        leave("f");
        Await.until(() -> metric("jvms_warm") == 1);
        callUntilMoved("f");
        assertEquals(pid, client.pid("f+jvm"));
        assertEquals(1, metric("jvms_warm_taken_total"));
        assertEquals(0, metric("jvms_warm"));
        assertEquals(200, client.manage("DELETE", "/functions/f").status());
        Await.until(() -> jvms().isEmpty());
        Await.ended(pid);
    }

    @Test
    void ofThoseThatWereLeftTheLastStays() throws Exception {
        for (String name : List.of("f", "g")) {
            deploy(name, "auto");
            callUntilMoved(name);
            leave(name);
            Await.until(() -> jvms().equals(Set.of(name)));
        }
        assertEquals(1, metric("jvms_warm"));
    }

    /** Its first call would wait for another one; who moves waits for none. */
    @Test
    void oneThatIsThereForAFunctionThatWasNotCalledIsKeptBeforeOneThatWasLeft() throws Exception {
        deploy("u", "always");
        deploy("f", "auto");
        restart(1);
        Await.until(() -> metric("jvms_warm") == 1);
        callUntilMoved("f");
        leave("f");
        Await.until(() -> jvms().equals(Set.of("u")));
        assertEquals(1, metric("jvms_warm"));
        assertEquals(200, client.get("/u/version").statusCode());
        assertEquals(1, client.worker("u+jvm").get("starts").getAsInt());
    }

    @Test
    void whereFewerAreWantedThoseThatWaitEnd() throws Exception {
        endWith(settings(0));
    }

    @Test
    void whereMemoryIsShortThoseThatWaitEnd() throws Exception {
        endWith(settings(1).memory(400 << 20));
    }

    private void endWith(TestSettings changed) throws Exception {
        deploy("u", "always");
        restart(1);
        Await.until(() -> metric("jvms_warm") == 1);
        long spare = client.pid("u+jvm");
        server.server().reload(changed.options());
        Await.until(() -> jvms().isEmpty());
        Await.ended(spare);
        assertEquals(0, metric("jvms_warm"));
        assertEquals(200, client.get("/u/version").statusCode());
        assertEquals(Set.of("u"), jvms());
    }

    @Test
    void oneIntoWhichAFunctionCouldNotBeLoadedIsNotKept() throws Exception {
        Path held = Files.createFile(directory.resolve("held"));
        Client.Managed deployed =
                client.deploy(
                        "f",
                        "x => x".getBytes(),
                        "?file=f.js&tenant=f&entry=failing/" + held,
                        "{\"move\": \"auto\"}");
        assertEquals(200, deployed.status(), deployed.body());
        Await.until(() -> {
            assertEquals(200, client.post("/f" + HOT, "12345").statusCode());
            return Files.exists(directory.resolve("begun"));
        });
        assertEquals(Set.of("f"), jvms());
        Files.delete(held);
        Await.until(() -> jvms().isEmpty());
        assertEquals(0, metric("jvms_warm"));
    }

    @Test
    void whatASpareIsThereForIsLoadedAgainWhenItsTenantsLimitsChange() throws Exception {
        deploy("earlier", "b", "always");
        deploy("b", "always");
        restart(1);
        Await.until(() -> metric("jvms_warm") == 1);
        long before = client.pid("b+jvm");
        byte[] limits = "{\"concurrency\": 7}".getBytes();
        assertEquals(200, client.manage("PATCH", "/tenants/b/limits", "", limits).status());
        Await.ended(before);
        Await.until(() -> metric("jvms_warm") == 1);
        Await.until(() -> client.get("/earlier/neighbours").body().contains("b@1"));
    }

    @Test
    void aTenantWhoseFunctionsNoLongerMoveKeepsNone() throws Exception {
        deploy("f", "auto");
        callUntilMoved("f");
        leave("f");
        Await.until(() -> metric("jvms_warm") == 1);
        byte[] never = "{\"move\": \"never\"}".getBytes();
        assertEquals(200, client.manage("PATCH", "/functions/f/limits", "", never).status());
        Await.until(() -> jvms().isEmpty());
        assertEquals(0, metric("jvms_warm"));
    }
}
