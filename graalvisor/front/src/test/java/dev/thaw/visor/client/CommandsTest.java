// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.visor.Visor;
import dev.thaw.visor.fake.Client;
import dev.thaw.visor.fake.FunctionFiles;
import dev.thaw.visor.fake.TestServer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What people type at commands, in this process. */
class CommandsTest {
    @TempDir private Path directory;

    private record Result(int exitCode, String output) {}

    private Result run(String input, String... arguments) {
        PrintStream out = System.out;
        PrintStream err = System.err;
        InputStream in = System.in;
        ByteArrayOutputStream written = new ByteArrayOutputStream();
        PrintStream both = new PrintStream(written, true, StandardCharsets.UTF_8);
        try {
            System.setOut(both);
            System.setErr(both);
            System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
            int exitCode = Visor.commandLine().execute(arguments);
            return new Result(exitCode, written.toString(StandardCharsets.UTF_8));
        } finally {
            System.setOut(out);
            System.setErr(err);
            System.setIn(in);
        }
    }

    private Result function(String command, String... arguments) {
        List<String> all = new ArrayList<>(List.of("function", command));
        all.addAll(List.of(arguments));
        all.addAll(List.of("--data", directory.resolve("data").toString()));
        return run("from input", all.toArray(String[]::new));
    }

    /** As help says; "@" must not be the command line's own. */
    @Test
    void aRequestIsTextAFileOrInput() throws Exception {
        Path file = Files.writeString(directory.resolve("request"), "'two words' --json # ü");
        try (TestServer server = TestServer.start(directory.resolve("data"))) {
            server.client().deploy("echo", FunctionFiles.archive("Hello"));
            assertEquals(new Result(0, "text"), function("invoke", "echo", "text"));
            assertEquals(new Result(0, "from input"), function("invoke", "echo", "-"));
            assertEquals(
                    new Result(0, "'two words' --json # ü"),
                    function("invoke", "echo", "@" + file));
            assertEquals(
                    new Result(1, "thaw function: there is no file " + file + "2\n"),
                    function("invoke", "echo", "@" + file + "2"));
        }
    }

    @Test
    void whyAFunctionHasNoStateIsToldWhenItIsDeployed() throws Exception {
        String manifest =
                FunctionFiles.manifest("stateless", FunctionFiles.elf())
                        .replace("{\"format\"", "{\"state-capacity\": 1000000, \"format\"");
        Path file =
                Files.write(
                        directory.resolve("data.fn"),
                        FunctionFiles.archive(manifest, Map.of("libfake.so", FunctionFiles.elf())));
        String why = "java.net.Socket cannot be in a state";
        try (TestServer server = TestServer.start(directory.resolve("data"))) {
            Result told = function("deploy", file.toString());
            assertEquals(0, told.exitCode(), told.output());
            assertTrue(told.output().contains("data: version 1"), told.output());
            assertTrue(told.output().contains("each isolate begins anew"), told.output());
            assertTrue(told.output().contains(why), told.output());
            Result json = function("deploy", file.toString(), "--json");
            assertEquals(0, json.exitCode(), json.output());
            JsonObject answer = JsonParser.parseString(json.output()).getAsJsonObject();
            assertTrue(answer.get("stateless").getAsString().contains(why), json.output());
            assertEquals(200, server.client().get("/data/version").statusCode());
        }
    }

    @Test
    void whatIsNoRequestIsUsage() throws Exception {
        try (TestServer server = TestServer.start(directory.resolve("data"))) {
            server.client().deploy("echo", FunctionFiles.archive("Hello"));
            String[][] mistakes = {
                {"echo it"},
                {"echo\r\nx: y"},
                {"echo", "--method", "G T"},
                {"echo", "-H", "a b=c"},
                {"echo", "-H", "a=b\nc"}
            };
            for (String[] mistake : mistakes) {
                Result result = function("invoke", mistake);
                assertEquals(2, result.exitCode(), result.output());
                assertTrue(
                        result.output().startsWith("thaw function: this is no request: "),
                        result.output());
                assertFalse(result.output().contains("\tat "), result.output());
            }
        }
    }

    @Test
    void anAliasIsMadeAndTakenAway() throws Exception {
        try (TestServer server = TestServer.start(directory.resolve("data"))) {
            server.client().deploy("echo", FunctionFiles.archive("Hello"));
            server.client().deploy("echo", FunctionFiles.archive("Hello"));
            assertEquals(
                    new Result(0, "echo:live: version 1\n"),
                    function("alias", "echo", "live", "1"));
            assertEquals(new Result(0, "text"), function("invoke", "echo:live", "text"));
            assertEquals(
                    new Result(0, "echo:live: version 1 by 9, 2 by 1\n"),
                    function("alias", "echo", "live", "1=9", "2"));
            assertEquals(
                    new Result(0, "echo:live: removed\n"),
                    function("alias", "echo", "live", "--remove"));
            assertEquals(1, function("alias", "echo", "live", "--remove").exitCode());
            String[][] mistakes = {{}, {"x"}, {"1="}, {"1=2=3"}, {"1", "--remove"}};
            for (String[] mistake : mistakes) {
                List<String> all = new ArrayList<>(List.of("echo", "live"));
                all.addAll(List.of(mistake));
                Result result = function("alias", all.toArray(String[]::new));
                assertEquals(2, result.exitCode(), result.output());
            }
        }
    }

    @Test
    void aSecretIsReadFromItsInput() throws Exception {
        Path file = Files.writeString(directory.resolve("password"), "from a file\r\n");
        try (TestServer server = TestServer.start(directory.resolve("data"))) {
            assertEquals(new Result(0, "db: kept\n"), function("secret", "db"));
            server.client()
                    .deploy(
                            "echo",
                            FunctionFiles.archive("Hello"),
                            "",
                            "{\"secrets\": {\"PASSWORD\": \"db\"}}");
            String head = server.client().get("/echo/head").body();
            assertTrue(head.contains("PASSWORD=from input"), head);
            assertEquals(
                    new Result(0, "db: kept; loaded anew: [\"echo\"]\n"),
                    function("secret", "db", "--file", file.toString()));
            head = server.client().get("/echo/head").body();
            assertTrue(head.contains("PASSWORD=from a file") && !head.contains("file\r"), head);
            assertEquals(new Result(0, "db\n"), function("secret"));
            assertEquals(1, function("secret", "db", "--remove").exitCode());
            server.client().manage("DELETE", "/functions/echo");
            assertEquals(new Result(0, "db: removed\n"), function("secret", "db", "--remove"));
            assertEquals(2, function("secret", "--remove").exitCode());
        }
    }

    @Test
    void functionsShareData() throws Exception {
        byte[] library = FunctionFiles.elf();
        Path file = Files.write(directory.resolve("f.fn"), FunctionFiles.stateful(library, null));
        Path made = Files.write(directory.resolve("m.fn"), FunctionFiles.stateful(library, "made"));
        Path next =
                Files.write(directory.resolve("n.fn"), FunctionFiles.stateful(library, "newer"));
        try (TestServer server = TestServer.start(directory.resolve("data"))) {
            String[] other = {
                "" + file, "--name", "two", "--entry", "Other", "--shared-data", "words"
            };
            assertEquals(1, function("deploy", other).exitCode());
            assertEquals(
                    new Result(0, "one: version 1\n"),
                    function("deploy", "" + made, "--name", "one", "--shared-data", "words"));
            assertEquals(new Result(0, "two: version 1\n"), function("deploy", other));
            assertEquals(
                    new Result(0, "words: new versions of [\"one\",\"two\"]\n"),
                    function("shared-data", "words", "" + next));
            String list = function("shared-data").output();
            assertTrue(list.matches("(?s)DATA .*words +5 \\[\"one\",\"two\"]\n"), list);
            assertEquals(2, function("shared-data", "words").exitCode());
            assertEquals(1, function("shared-data", "words", "" + file).exitCode());
            assertEquals(1, function("shared-data", "none", "" + next).exitCode());
        }
    }

    @Test
    void variablesAreWhatWasTyped() throws Exception {
        Path file = FunctionFiles.write(directory, "echo", "Hello");
        try (TestServer server = TestServer.start(directory.resolve("data"))) {
            Result result = function("deploy", file.toString(), "-e", "PRICE=5 € größer\n=\"x\"");
            assertEquals(new Result(0, "echo: version 1\n"), result);
            String head = server.client().get("/echo/head").body();
            assertTrue(head.contains("PRICE=5 € größer\n=\"x\""), head);
        }
    }

    /** What the command names comes before a manifest, but not before what was compiled. */
    @Test
    void anEntryIsTheCommandsOrIsRefused() throws Exception {
        Path script = Files.createDirectory(directory.resolve("shop"));
        Files.writeString(script.resolve("shop.js"), "x => x");
        Files.writeString(
                script.resolve("manifest.json"), "{\"source\": \"shop.js\", \"entry\": \"own\"}");
        Path image = Files.createFile(directory.resolve("libfunction.so"));
        String compiled = FunctionFiles.write(directory, "echo", "Hello").toString();
        try (TestServer server =
                TestServer.with(directory.resolve("data"))
                        .users("none")
                        .languages(Map.of("javascript", image))
                        .start()) {
            Client client = server.client();
            assertEquals(0, function("deploy", script.toString()).exitCode());
            assertEntry(client, "shop", "own");
            Result named = function("deploy", script.toString(), "--entry", "other");
            assertEquals(0, named.exitCode(), named.output());
            assertEntry(client, "shop", "other");
            Result refused = function("deploy", compiled, "--entry", "Other");
            assertEquals(1, refused.exitCode(), refused.output());
            String why = "was compiled with the entry Hello: leave --entry away";
            assertTrue(refused.output().contains(why), refused.output());
            assertEquals(404, client.get("/echo").statusCode());
            assertEquals(0, function("deploy", compiled, "--entry", "Hello").exitCode());
            assertEntry(client, "echo", "Hello");
            Result endless = function("deploy", script.toString(), "--entry", "x".repeat(1025));
            assertEquals(1, endless.exitCode(), endless.output());
            assertTrue(endless.output().contains("more than 1024"), endless.output());
        }
        try (TestServer again = TestServer.start(directory.resolve("data"))) {
            String shown = again.client().manage("GET", "/functions/shop").body();
            assertTrue(shown.contains("\"entry\":\"other\""), shown);
        }
    }

    private static void assertEntry(Client client, String name, String entry) throws Exception {
        String told = client.get("/" + name + "/head").body();
        assertTrue(told.contains(":entry=" + entry + ","), told);
    }

    @Test
    void aJarNeedsAClassAndAJvm() throws Exception {
        Path jar = Files.write(directory.resolve("app.jar"), FunctionFiles.archive("Hello"));
        Path more = Files.createDirectory(directory.resolve("more"));
        String twice = jar + ":" + Files.copy(jar, more.resolve("app.jar"));
        String[][] mistakes = {
            {jar.toString()},
            {jar + ":" + more},
            {jar + "s:" + jar},
            {twice, "--entry", "Hello"},
            {FunctionFiles.write(directory, "echo", "Hello").toString(), "--signature", "text"}
        };
        String[] reasons = {
            "--entry com.example.Hello. It runs in a JVM then; 'thaw function build " + jar,
            more + " is no jar",
            "there is no file " + jar + "s",
            "two jars are called app.jar",
            "--signature is for jars"
        };
        for (int i = 0; i < mistakes.length; i++) {
            Result result = function("deploy", mistakes[i]);
            assertEquals(1, result.exitCode(), result.output());
            assertTrue(result.output().contains(reasons[i]), result.output());
        }
        try (TestServer server = TestServer.start(directory.resolve("data"))) {
            Result result = function("deploy", jar.toString(), "--entry", "Hello");
            assertEquals(1, result.exitCode(), result.output());
            assertTrue(result.output().contains("it has to run in a JVM"), result.output());
        }
    }

    @Test
    void aServerThatCannotBeginSaysWhy() throws Exception {
        Path file = Files.writeString(directory.resolve("file"), "");
        String data = directory.resolve("data").toString();
        String[][] mistakes = {
            {"--port", "65536", "--data", data},
            {"--port", "-1", "--data", data},
            {"--manage-port", "65536", "--data", data},
            {"--host", "no.such.host.invalid", "--data", data},
            {"--memory", "100", "--data", data},
            {"--data", file.toString()}
        };
        String[] reasons = {
            "--port must be from 0 to 65535, not 65536",
            "--port must be from 0 to 65535, not -1",
            "--manage-port must be from 0 to 65535, not 65536",
            "there is no address of this machine by the name no.such.host.invalid",
            "--memory must be 1m or more",
            file + " is no directory"
        };
        for (int i = 0; i < mistakes.length; i++) {
            List<String> all = new ArrayList<>(List.of("visor"));
            all.addAll(List.of(mistakes[i]));
            all.addAll(List.of("--worker", TestServer.workerProgram(directory).toString()));
            Result result = run("", all.toArray(String[]::new));
            assertTrue(result.exitCode() == 1 || result.exitCode() == 2, result.output());
            assertTrue(result.output().contains(reasons[i]), result.output());
            assertFalse(result.output().contains("\tat "), result.output());
        }
    }
}
