// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.fake.Await;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.Held;
import dev.thaw.visor.fake.TestServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program as users run it: server and commands, each a process. */
abstract class ProgramTests {
    private static final Pattern READY = Pattern.compile("http://127.0.0.1:(\\d+)");

    @TempDir Path directory;
    private Path worker;
    private Process server;
    private int port;

    /** What the program is started with. */
    abstract List<String> program();

    record Result(int exitCode, String output) {}

    @BeforeEach
    void writeWorker() throws IOException {
        worker = TestServer.workerProgram(directory);
    }

    @AfterEach
    void kill() throws InterruptedException {
        if (server != null) {
            server.destroyForcibly().waitFor();
        }
    }

    Path errors() {
        return directory.resolve("errors");
    }

    Path data() {
        return directory.resolve("data");
    }

    Client serve(String... more) throws IOException {
        List<String> command = command(more);
        server = new ProcessBuilder(command).redirectError(errors().toFile()).start();
        BufferedReader out = server.inputReader();
        String line = out.readLine();
        Matcher matcher = READY.matcher("" + line);
        assertTrue(matcher.find(), "the server says " + line);
        port = Integer.parseInt(matcher.group(1));
        return new Client(port, data());
    }

    List<String> command(String... more) {
        // as it may be ignored where the tests run
        List<String> command = new ArrayList<>(List.of("env", "--default-signal=HUP"));
        command.addAll(program());
        command.addAll(
                List.of(
                        "visor",
                        "--data",
                        data().toString(),
                        "--port",
                        "0",
                        "--worker",
                        worker.toString(),
                        "--memory",
                        "1g"));
        command.addAll(List.of(more));
        return command;
    }

    long serverPid() {
        return server.pid();
    }

    Result function(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(program());
        command.add("function");
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("THAW_VISOR_DATA", data().toString());
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(process.waitFor(), output);
    }

    @Test
    void whatAUserDoes() throws Exception {
        serve();
        Path file = FunctionFiles.write(directory, "hello", "Hello");
        assertEquals(new Result(0, "hello: version 1\n"), function("deploy", file.toString()));
        assertEquals(
                new Result(0, "hello: version 2\n"),
                function("deploy", file.toString(), "--name", "hello", "--memory", "32m"));
        assertEquals(
                new Result(0, "{\"name\":\"you\"}"),
                function("invoke", "hello", "{\"name\":\"you\"}"));
        assertEquals(new Result(0, "hello@2\n"), function("invoke", "hello/version"));
        assertEquals(0, function("invoke", "hello/log/words").exitCode());
        Result list = function("list");
        assertTrue(list.output().contains("hello"), list.output());
        assertTrue(list.output().contains(" 32m "), list.output());
        assertTrue(function("list", "--json").output().startsWith("{\"functions\":[{"));
        assertTrue(function("show", "hello").output().contains("\"concurrency\": 16"));
        Result stats = function("stats");
        assertTrue(stats.output().contains("\"ok\":"), stats.output());
        assertTrue(function("logs", "hello").output().contains("out words"));
        assertEquals(0, function("limits", "hello", "--concurrency", "2").exitCode());
        assertEquals(new Result(0, "hello: version 1\n"), function("rollback", "hello"));
        Result failed = function("invoke", "hello/throw");
        assertEquals(1, failed.exitCode());
        assertTrue(failed.output().contains("500 exception: "), failed.output());
        assertEquals(new Result(0, "hello is removed\n"), function("remove", "hello"));
        Result gone = function("invoke", "hello");
        assertEquals(1, gone.exitCode());
        assertTrue(gone.output().contains("404 not-found"), gone.output());
    }

    @Test
    void anActionContainerOfOpenWhiskMarksTheEndOfWhatItHasWritten() throws Exception {
        Client client = serve("--openwhisk", "javascript");
        byte[] file = FunctionFiles.archive("do/log/words");
        String code = Base64.getEncoder().encodeToString(file);
        String init = "{\"value\":{\"name\":\"a\",\"binary\":true,\"code\":\"" + code + "\"}}";
        assertEquals(200, client.post("/init", init).statusCode());
        for (int i = 0; i < 2; i++) {
            // its answer is none; what it has written is there all the same
            assertEquals(502, client.post("/run", "{\"value\":{}}").statusCode());
            assertEquals("out words", server.inputReader().readLine());
            assertEquals(ActivationLogs.END, server.inputReader().readLine());
        }
        String errors = "";
        for (int i = 0; i < 6000 && errors.split(ActivationLogs.END, -1).length < 3; i++) {
            Thread.sleep(20);
            errors = Files.readString(errors());
        }
        String twice = "err words\n" + ActivationLogs.END + "\n";
        assertTrue(errors.endsWith(twice + twice), errors);
        assertEquals(
                1,
                new ProcessBuilder(command("--openwhisk", "cobol"))
                        .redirectErrorStream(true)
                        .redirectOutput(directory.resolve("refused").toFile())
                        .start()
                        .waitFor());
        assertTrue(
                Files.readString(directory.resolve("refused"))
                        .contains("[java, javascript, python]"));
    }

    @Test
    void whatIsWrongIsSaid() throws Exception {
        Result nobody = function("list");
        assertEquals(3, nobody.exitCode());
        assertTrue(nobody.output().contains("start one with 'thaw visor'"), nobody.output());
        assertEquals(2, function("deploy").exitCode());
        Result help = function("deploy", "--help");
        assertEquals(0, help.exitCode());
        assertTrue(help.output().contains("Example: thaw function deploy"), help.output());
        assertEquals(1, function("deploy", "/nowhere.fn").exitCode());
    }

    @Test
    void followedLogsGoOn() throws Exception {
        Client client = serve();
        client.deploy("talk", FunctionFiles.archive("x"));
        List<String> command = new ArrayList<>(program());
        command.addAll(
                List.of("function", "logs", "talk", "--follow", "--data", data().toString()));
        Process logs = new ProcessBuilder(command).redirectErrorStream(true).start();
        try {
            CompletableFuture<String> line =
                    CompletableFuture.supplyAsync(() -> {
                        try {
                            return logs.inputReader().readLine();
                        } catch (IOException e) {
                            return e.toString();
                        }
                    });
            while (!line.isDone()) {
                client.get("/talk/log/again");
                Thread.sleep(50);
            }
            assertTrue(line.join().contains("again"), line.join());
        } finally {
            logs.destroyForcibly();
        }
    }

    @Test
    void aSignalLetsCallsEnd() throws Exception {
        Client client = serve();
        client.deploy("f", FunctionFiles.archive("x"));
        client.get("/f/version");
        long worker =
                client.manage("GET", "/stats")
                        .json()
                        .getAsJsonArray("workers")
                        .get(0)
                        .getAsJsonObject()
                        .get("pid")
                        .getAsLong();
        Held held = Held.in(directory);
        CompletableFuture<HttpResponse<String>> running = client.held("/f" + held.path());
        Await.until(
                () -> client.get("/_/metrics").body().contains("thaw_running{function=\"f\"} 1"));
        server.destroy();
        Await.until(() -> client.get("/_/readyz").statusCode() == 503);
        assertEquals(503, client.get("/f/version").statusCode());
        held.release();
        assertEquals(200, running.join().statusCode());
        assertTrue(server.waitFor(120, TimeUnit.SECONDS));
        assertEquals(0, server.exitValue());
        assertTrue(ProcessHandle.of(worker).map(p -> !p.isAlive()).orElse(true));
        assertTrue(Files.notExists(data().resolve("manage.sock")));
    }

    @Test
    void theConfigurationIsReadAgainAtASignal() throws Exception {
        Path file = directory.resolve("visor.properties");
        Files.writeString(file, "max-function = 10\n");
        Client client = serve("--configuration", file.toString());
        byte[] function = FunctionFiles.archive("Hello");
        assertEquals(413, client.deploy("f", function).status());
        Files.writeString(file, "max-function = 64m\n");
        hangUp(1, "the configuration was read again");
        assertEquals(200, client.deploy("f", function).status());
        Held held = Held.in(directory);
        CompletableFuture<HttpResponse<String>> running = client.held("/f" + held.path());
        Await.until(
                () -> client.get("/_/metrics").body().contains("thaw_running{function=\"f\"} 1"));
        try (Callers callers = new Callers(client.uri("/f/version"))) {
            callers.awaitMore();
            Files.writeString(file, "max-function = 32m\nconnections = 3000\n");
            hangUp(2, "the configuration was read again");
            callers.awaitMore();
            Files.writeString(file, "max-function = 10\ncontrol-groups = none\n");
            hangUp(1, "--control-groups changes with a restart of the server only");
            Files.writeString(file, "max-function = much\n");
            hangUp(1, "Invalid value for option '--max-function'");
            Files.writeString(file, "no-option = 1\n");
            hangUp(1, "which is no option");
            callers.awaitMore();
            assertEquals(List.of(), callers.failures());
        }
        assertEquals(200, client.deploy("f", function).status());
        held.release();
        assertEquals(200, running.join().statusCode());
    }

    /** Until the server has said so as often. */
    private void hangUp(int times, String said) throws Exception {
        new ProcessBuilder("kill", "-HUP", "" + server.pid()).inheritIO().start().waitFor();
        for (int i = 0; i < 6000; i++) {
            if (Files.readString(errors()).split(Pattern.quote(said), -1).length > times) {
                return;
            }
            Thread.sleep(10);
        }
        throw new AssertionError("not said: " + said + "\n" + Files.readString(errors()));
    }

    @Test
    void aServerThatIsKilledFindsWhatItHad() throws Exception {
        Client client = serve();
        client.deploy("f", FunctionFiles.archive("One"));
        assertEquals(200, client.get("/f/version").statusCode());
        long worker =
                client.manage("GET", "/stats")
                        .json()
                        .getAsJsonArray("workers")
                        .get(0)
                        .getAsJsonObject()
                        .get("pid")
                        .getAsLong();
        CountDownLatch some = new CountDownLatch(5);
        CompletableFuture<Void> deploying =
                CompletableFuture.runAsync(() -> {
                    for (int i = 0; i < 1000; i++) {
                        try {
                            client.deploy("f", FunctionFiles.archive("V" + i));
                        } catch (IOException e) {
                            return;
                        }
                        some.countDown();
                    }
                });
        assertTrue(some.await(120, TimeUnit.SECONDS));
        server.destroyForcibly().waitFor();
        deploying.join();
        Client again = serve();
        HttpResponse<String> answer = again.get("/f/version");
        assertEquals(200, answer.statusCode(), answer.body());
        int version = again.manage("GET", "/functions/f").json().get("version").getAsInt();
        assertEquals("f@" + version + "\n", answer.body());
        for (String empty : List.of("staging", "trash")) {
            try (var files = Files.list(data().resolve(empty))) {
                assertEquals(0, files.count(), empty);
            }
        }
        // with its server
        Await.ended(worker);
    }
}
