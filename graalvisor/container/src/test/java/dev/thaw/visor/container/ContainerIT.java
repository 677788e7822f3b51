// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.container;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The image, run by podman with a memory limit and a file system that cannot be written to. {@code
 * -Dfront.image=...} takes a front that is there.
 */
class ContainerIT {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();
    private static final String NAME = "localhost/thaw-visor-test";
    private static final Pattern SERVES = Pattern.compile("thaw visor: http://[^ ]*:(\\d+) ");
    private static final long PATIENCE_SECONDS = 120;
    private static final int PAUSE_MILLIS = 100;

    @TempDir static Path directory;
    private static Podman podman;
    private static boolean loaded;

    private final HttpClient http = HttpClient.newHttpClient();
    private int port;
    private String container;

    @BeforeAll
    static void makeImage() throws Exception {
        podman = new Podman(directory);
        String front = System.getProperty("front.image");
        if (front == null) {
            String home =
                    last(
                            JAVA,
                            "-cp",
                            System.getProperty("java.class.path"),
                            "dev.thaw.toolchain.NativeImage",
                            "--thaw-home");
            Path target = Path.of("../front/target").toRealPath();
            front =
                    last(
                            JAVA,
                            "-cp",
                            target.resolve("thaw-visor-front.jar") + ":" + target + "/lib/*",
                            "dev.thaw.visor.image.FrontImage",
                            home,
                            target.resolve("image-cache").toString(),
                            "-Ob");
        }
        Path archive = directory.resolve("visor.tar");
        last(
                JAVA,
                "-cp",
                System.getProperty("java.class.path"),
                ContainerTool.class.getName(),
                "--front",
                front,
                "--worker",
                Path.of("../worker-native/target/release/thaw-visor-worker")
                        .toRealPath()
                        .toString(),
                "--name",
                NAME,
                "--function",
                "greet=" + functionFile(),
                "-o",
                archive.toString());
        podman("load", "-i", archive.toString());
        loaded = true;
    }

    @AfterAll
    static void removeImage() throws Exception {
        if (loaded) {
            podman("rmi", "--force", NAME);
        }
    }

    /** A function in C, of the worker's own tests. */
    private static Path functionFile() throws Exception {
        Path tests = Path.of("../worker-native/tests/functions");
        Path library = directory.resolve("libfunction.so");
        last(
                "cc",
                "-std=c11",
                "-D_GNU_SOURCE",
                "-O1",
                "-fPIC",
                "-shared",
                "-pthread",
                "-w",
                "-I",
                tests.toString(),
                "-o",
                library.toString(),
                tests.resolve("functions.c").toString());
        return FunctionArchive.write(directory.resolve("greet.fn"), library);
    }

    /** Where it is started, it leaves a file for each container that ran out of memory. */
    private static String podman(String... arguments) throws Exception {
        return last(new ProcessBuilder(podman.command(arguments)).directory(directory.toFile()));
    }

    private static String last(String... command) throws Exception {
        return last(new ProcessBuilder(command));
    }

    /** The last line that a program prints. */
    private static String last(ProcessBuilder builder) throws Exception {
        builder.redirectError(ProcessBuilder.Redirect.INHERIT);
        Process process = builder.start();
        process.getOutputStream().close();
        String output =
                new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        assertEquals(0, process.waitFor(), builder.command() + ": " + output);
        return output.isEmpty() ? "" : output.lines().toList().getLast();
    }

    private void run() throws Exception {
        container =
                podman(
                        "run",
                        "--detach",
                        "--network",
                        "host",
                        "--memory",
                        "256m",
                        "--read-only",
                        "--env",
                        "PORT=0",
                        "--cap-drop",
                        "all",
                        NAME);
    }

    private HttpResponse<String> get(String path, String... header) throws Exception {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
        if (header.length > 0) {
            request.headers(header);
        }
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private void awaitReady() throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!isReady()) {
            assertTrue(System.nanoTime() - end < 0, () -> "it is not ready: " + logs());
            Thread.sleep(PAUSE_MILLIS);
        }
    }

    /** It says which port it was given. */
    private boolean isReady() throws Exception {
        Matcher serves = SERVES.matcher(logs());
        if (!serves.find()) {
            return false;
        }
        port = Integer.parseInt(serves.group(1));
        return get("/_/readyz").statusCode() == 200;
    }

    @Test
    void aContainerServesItsFunctionsWithinItsMemoryAndEndsInOrder() throws Exception {
        run();
        try {
            awaitReady();
            HttpResponse<String> answer = get("/greet/echo");
            assertEquals(201, answer.statusCode(), answer.body() + logs());
            assertEquals(HttpClient.Version.HTTP_2, answer.version(), "h2c");
            assertLimitIsSeen();
            String state = podman("inspect", "--format", "{{.State.OOMKilled}}", container);
            assertEquals("false", state);
            podman("stop", "--time", "20", container);
            assertEquals(
                    "0", podman("inspect", "--format", "{{.State.ExitCode}}", container), logs());
        } finally {
            podman("rm", "--force", "--volumes", container);
        }
    }

    private void assertLimitIsSeen() throws Exception {
        String metrics = get("/_/metrics").body();
        assertTrue(
                metrics.lines()
                        .anyMatch(line ->
                                line.startsWith("thaw_memory_limit_bytes")
                                        && Double.parseDouble(line.substring(line.indexOf(' ')))
                                                == (256L << 20) / 4 * 3),
                metrics);
    }

    /** Within the container nothing but its limit holds what native code takes. */
    @Test
    void aFunctionThatTakesAllOfItsMemoryCostsItsWorkerAlone() throws Exception {
        run();
        try {
            awaitReady();
            assertEquals(201, get("/greet/echo").statusCode(), logs());
            // without it, the function would take the machine's
            assertLimitIsSeen();
            String front = podman("inspect", "--format", "{{.State.Pid}}", container);
            HttpResponse<String> answer = get("/greet/fill", "thaw-timeout-ms", "300000");
            assertEquals(502, answer.statusCode(), answer.body() + logs());
            assertTrue(answer.body().contains("memory"), answer.body());
            assertEquals(201, get("/greet/echo").statusCode(), logs());
            assertEquals(front, podman("inspect", "--format", "{{.State.Pid}}", container), logs());
        } finally {
            podman("rm", "--force", "--volumes", container);
        }
    }

    /**
     * By the manifest that is beside the image, but for the network, and probes, which are programs
     * of the image with podman.
     */
    @Test
    void aManifestOfKubernetesStartsIt() throws Exception {
        assumeTrue(
                Podman.isThere("catatonit"),
                "catatonit, which podman's pods need, is not installed");
        String text =
                Files.readString(Path.of("kubernetes.yaml"))
                        .replaceAll("(?m)^ {10}(liveness|readiness)Probe:\\n( {12}.*\\n)+", "")
                        .replace(
                                "    spec:\n      #", "    spec:\n      hostNetwork: true\n      #")
                        .replace("localhost/thaw-visor", NAME)
                        .replace("\"8080\"", "\"0\"");
        assertTrue(text.contains("hostNetwork") && !text.contains("Probe"), text);
        String manifest = Files.writeString(directory.resolve("pod.yaml"), text).toString();
        container = "thaw-visor-pod-0-visor";
        podman("kube", "play", manifest);
        try {
            awaitReady();
            assertEquals(201, get("/greet/echo").statusCode(), logs());
            String user = podman("inspect", "--format", "{{.Config.User}}", container);
            assertTrue(user.startsWith("65532"), user);
            assertTrue(
                    get("/_/metrics").body().contains("thaw_memory_limit_bytes"), "it is measured");
        } finally {
            podman("kube", "down", manifest);
        }
    }

    private String logs() {
        try {
            Process process =
                    new ProcessBuilder(podman.command("logs", container))
                            .redirectErrorStream(true)
                            .start();
            String output = new String(process.getInputStream().readAllBytes());
            process.waitFor(10, TimeUnit.SECONDS);
            return output;
        } catch (IOException | InterruptedException e) {
            return e.toString();
        }
    }
}
