// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonObject;
import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.RealWorker;
import dev.thaw.visor.fake.TestServer;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Users and control groups of real workers, where the tests run as root. */
class ConfinementIT {
    private static final String EAGAIN = "11";
    private static final String EACCES = "13";

    @TempDir private static Path directory;
    @TempDir private Path home;
    private byte[] hostile;

    @BeforeEach
    void compile() throws Exception {
        assumeTrue(RealWorker.isRoot(), "not root");
        hostile = RealWorker.functionFile(directory, "hostile.c");
    }

    private void deploy(Client client, String name, String tenant) throws IOException {
        Client.Managed answer = client.deploy(name, hostile, "?tenant=" + tenant, "{}");
        assertEquals(200, answer.status(), answer.body());
    }

    private static String attempt(Client client, String path, String file) throws Exception {
        HttpResponse<String> answer = client.send(client.request(path).header("file", file));
        assertEquals(200, answer.statusCode(), answer.body());
        return answer.body();
    }

    private static Client.Managed limits(Client client, String tenant, String json)
            throws IOException {
        return client.manage(
                "PATCH",
                "/tenants/" + tenant + "/limits",
                "",
                json.getBytes(StandardCharsets.UTF_8));
    }

    private static String proc(Client client, String tenant, String file) throws IOException {
        return Files.readString(Path.of("/proc/" + client.pid(tenant) + "/" + file));
    }

    private static int run(String... command) throws Exception {
        Process process =
                new ProcessBuilder(command)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .redirectError(ProcessBuilder.Redirect.DISCARD)
                        .start();
        return process.waitFor();
    }

    private static int readAs(String user, Path file) throws Exception {
        return run(
                "setpriv",
                "--reuid",
                user,
                "--regid",
                user,
                "--clear-groups",
                "cat",
                file.toString());
    }

    @Test
    void eachTenantHasAUserOfItsOwnAndKeepsIt() throws Exception {
        String first;
        String second;
        try (TestServer server = RealWorker.start(home, "1700000000-1700000099", "none")) {
            Client client = server.client();
            deploy(client, "a", "one");
            deploy(client, "b", "two");
            first = attempt(client, "/a/user", "");
            second = attempt(client, "/b/user", "");
            assertTrue(first.startsWith("17000000") && second.startsWith("17000000"), first);
            assertNotEquals(first, second);
            assertEquals(first, attempt(client, "/a/group", ""));
            assertTrue(client.worker("one").get("enforced").toString().contains("\"uid\""));
            Path own = home.resolve("data/tenants/one/a/1/libfake.so");
            // also where nothing but permissions would hold
            assertEquals(0, readAs(first, own));
            assertNotEquals(0, readAs(second, own));
            assertNotEquals(0, readAs(second, home.resolve("data/audit.log")));
            assertNotEquals(0, readAs(first, home.resolve("data/limits")));
            assertEquals("0", attempt(client, "/a/open", own.toString()));
            assertEquals(EACCES, attempt(client, "/b/open", own.toString()));
        }
        try (TestServer server = RealWorker.start(home, "1700000000-1700000099", "none")) {
            Client client = server.client();
            assertEquals(second, attempt(client, "/b/user", ""));
            assertEquals(first, attempt(client, "/a/user", ""));
            deploy(client, "c", "three");
            assertFalse(List.of(first, second).contains(attempt(client, "/c/user", "")));
        }
    }

    @Test
    void usersThatCannotBeHadAreRefused() throws Exception {
        for (String users : List.of("1-70000", "many")) {
            IOException refused =
                    assertThrows(
                            IOException.class, () -> RealWorker.start(home, users, "none").close());
            assertTrue(refused.getMessage().startsWith("--worker-users"), refused.getMessage());
        }
    }

    @Test
    void controlGroupsHoldALimitAndGoWithTheirWorker() throws Exception {
        try (TestServer server = RealWorker.start(home, "auto", "auto")) {
            Client client = server.client();
            deploy(client, "f", "held");
            Client.Managed set = limits(client, "held", "{\"threads\": 40, \"cpuPercent\": 50}");
            assumeTrue(set.status() == 200, set.body());
            assertEquals(EAGAIN, attempt(client, "/f/threads", "10000"));
            String groups = proc(client, "held", "cgroup");
            assertTrue(groups.contains(":pids:") && groups.contains("/thaw-visor-"), groups);
            JsonObject worker = client.worker("held");
            assertTrue(worker.get("enforced").toString().contains("\"cgroup\""), "" + worker);
            Path group = pids(groups);
            assertEquals("40", Files.readString(group.resolve("pids.max")).strip());
            String cpu =
                    groups.lines()
                            .filter(l -> l.matches(".*:[a-z,]*\\bcpu\\b.*"))
                            .findFirst()
                            .orElse("");
            if (!cpu.isEmpty()) {
                Path quota =
                        Path.of("/sys/fs/cgroup/cpu" + cpu.substring(cpu.lastIndexOf(':') + 1));
                assertEquals("50000", Files.readString(quota.resolve("cpu.cfs_quota_us")).strip());
            }
            long pid = client.pid("held");
            ProcessHandle.of(pid).orElseThrow().destroyForcibly();
            Await.until(() -> Files.notExists(group));
            Await.until(() -> client.pid("held") != 0 && client.pid("held") != pid);
            assertEquals(EAGAIN, attempt(client, "/f/threads", "10000"));
            server.close();
            assertTrue(Files.notExists(group.getParent()), "the front leaves nothing");
        }
    }

    private static Path pids(String groups) {
        String line = groups.lines().filter(l -> l.contains(":pids:")).findFirst().orElseThrow();
        return Path.of("/sys/fs/cgroup/pids" + line.substring(line.lastIndexOf(':') + 1));
    }

    /** Where the memory group of these tests is the machine's: elsewhere it is somebody else's. */
    @Test
    void memoryPastTheLimitEndsTheWorkerAndNobodyElse() throws Exception {
        boolean own =
                Files.readAllLines(Path.of("/proc/self/cgroup")).stream()
                        .anyMatch(line -> line.endsWith(":memory:/"));
        assumeTrue(own || Boolean.getBoolean("it.memory-group"), "the memory group is not ours");
        try (TestServer server = RealWorker.start(home, "auto", "auto")) {
            Client client = server.client();
            deploy(client, "f", "hog");
            deploy(client, "g", "calm");
            assertEquals(200, limits(client, "hog", "{\"memory\": 67108864}").status());
            HttpResponse<String> answer =
                    client.send(client.request("/f/fill").header("file", "256"));
            assertEquals(502, answer.statusCode());
            assertTrue(answer.body().contains("memory of its process"), answer.body());
            assertEquals("0", attempt(client, "/f/fill", "16"));
            assertEquals("0", attempt(client, "/g/fill", "256"));
        }
    }

    @Test
    void aLimitWithoutAControllerIsRefused() throws Exception {
        try (TestServer server = RealWorker.start(home, "auto", "none")) {
            Client client = server.client();
            deploy(client, "f", "t");
            Client.Managed refused = limits(client, "t", "{\"memory\": 67108864}");
            assertEquals(422, refused.status(), refused.body());
            assertTrue(refused.body().contains("nothing holds :memory"), refused.body());
            assertTrue(refused.body().contains("--control-groups is none"), refused.body());
            // its user holds threads
            assertEquals(200, limits(client, "t", "{\"threads\": 60}").status());
            assertEquals(EAGAIN, attempt(client, "/f/threads", "10000"));
        }
    }
}
