// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.program.Everything;
import dev.thaw.function.program.Order;
import dev.thaw.function.tool.NativeHostProcess.Answer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Functions that the command has built, in a native process, as a worker has them. */
@Timeout(value = 300, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FunctionIT {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private static final int EVERYTHING = 0;
    private static final int ORDER = 1;
    private static final String WORK = "network|zip some text|file some text|hello you";
    private static final String ORDERED_WORK =
            "{\"task\":\"network\"}|{\"task\":\"zip some text\"}|{\"task\":\"file some text\"}";

    @TempDir private static Path directory;
    private static Path executable;
    private static Path everything;
    private static Path order;
    private NativeHostProcess host;

    @BeforeAll
    @Timeout(value = 60, unit = TimeUnit.MINUTES)
    static void build() throws Exception {
        executable = NativeHostProcess.compile(directory);
        String home =
                run(
                                Map.of(),
                                JAVA,
                                "-cp",
                                System.getProperty("java.class.path"),
                                "dev.thaw.toolchain.NativeImage",
                                "--thaw-home")
                        .lines()
                        .toList()
                        .getLast();
        everything = unpacked(build(home, Everything.class, "everything.fn"));
        order = unpacked(build(home, Order.class, "order.fn"));
    }

    /** Builds a function, unless it is there from an earlier run and nothing has changed. */
    private static Path build(String home, Class<?> entry, String name) throws Exception {
        ClassPath own =
                new ClassPath(
                        List.of(ClassPath.jarOf(entry), ClassPath.jarOf(RequestHandler.class)));
        Path kept = Path.of(System.getProperty("function.jar")).resolveSibling("test-functions");
        Path file = Files.createDirectories(kept).resolve(name);
        Path stamp = kept.resolve(name + ".stamp");
        String identity =
                own.with(ClassPath.jarOf(FunctionRuntime.class))
                        .with(ClassPath.jarOf(ClassPath.class))
                        .identity(home)
                        .toString();
        if (Files.exists(stamp) && Files.readString(stamp).equals(identity)) {
            return file;
        }
        run(
                Map.of("GRAALVM_HOME", home),
                JAVA,
                "-jar",
                System.getProperty("function.jar"),
                "build",
                own.toString(),
                entry.getName(),
                "-o",
                file.toString(),
                "--state",
                "16m",
                "--",
                "-Ob");
        Files.writeString(stamp, identity);
        return file;
    }

    private static String run(Map<String, String> environment, String... command) throws Exception {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        return output;
    }

    /** The library in a directory of its own, whose files are those of the manifest. */
    private static Path unpacked(Path file) throws IOException {
        Path to =
                Files.createDirectory(
                        directory.resolve(file.getFileName().toString().replace(".fn", "")));
        try (ZipFile zip = new ZipFile(file.toFile())) {
            for (ZipEntry entry : zip.stream().toList()) {
                Files.copy(zip.getInputStream(entry), to.resolve(entry.getName()));
            }
        }
        JsonObject manifest =
                JsonParser.parseString(Files.readString(to.resolve("manifest.json")))
                        .getAsJsonObject();
        for (String name : manifest.getAsJsonObject("files").keySet()) {
            assertEquals(
                    manifest.getAsJsonObject("files").get(name).getAsString(),
                    "sha256:" + Digests.sha256(to.resolve(name)));
        }
        return to.resolve(manifest.get("library").getAsString());
    }

    @BeforeEach
    void start() throws Exception {
        host = NativeHostProcess.start(executable, directory);
        host.open(EVERYTHING, everything);
    }

    @AfterEach
    void end() throws Exception {
        host.close();
    }

    private int isolate() throws IOException {
        return host.isolate(EVERYTHING, 0, "");
    }

    private static String status(Answer state, String name) {
        return state.text("status")
                .lines()
                .filter(line -> line.startsWith(name + ":"))
                .findFirst()
                .orElseThrow()
                .split("\\s+")[1];
    }

    @Test
    void answersAndKeepsItsStateInOneIsolate() throws Exception {
        int one = isolate();
        int other = isolate();
        assertEquals("hello you", host.call(one, "hello you").text("body"));
        assertEquals("calls 1", host.call(one, "calls").text("body"));
        assertEquals("calls 2", host.call(one, "calls").text("body"));
        assertEquals("calls 1", host.call(other, "calls").text("body"));
    }

    private Answer load(int slot, String fields) throws IOException {
        host.command("create %d %d 0", slot, EVERYTHING);
        return host.command("load %d %s", slot, fields);
    }

    @Test
    void isolatesBeginWithTheStateThatOneHasMade() throws Exception {
        Path state = directory.resolve("made.doss");
        assertEquals(0, load(0, ":environment=MAKE=1000\1:state-to=" + state).result());
        assertEquals("made 1000, last object 1000", host.call(0, "made").text("body"));
        for (int isolate = 1; isolate <= 3; isolate++) {
            assertEquals(0, load(isolate, ":state=" + state).result());
            assertEquals("made 1000, last object 1000", host.call(isolate, "made").text("body"));
            assertEquals("calls 1", host.call(isolate, "calls").text("body"));
        }
        host.tearDown(1);
        assertEquals("calls 2", host.call(2, "calls").text("body"));
    }

    @Test
    void whatCannotBeAStateIsRefusedWithItsReason() throws Exception {
        Path state = directory.resolve("refused.doss");
        Answer refused = load(0, ":environment=MAKE=thread\1:state-to=" + state);
        assertEquals(FunctionRuntime.LOAD_FAILED, refused.result());
        assertTrue(refused.fields("error").first(":message").contains("java.lang.Thread"));
        assertTrue(Files.notExists(state));
        Answer tooLarge = load(1, ":environment=MAKE=1000000\1:state-to=" + state);
        assertEquals(FunctionRuntime.LOAD_FAILED, tooLarge.result());
        assertTrue(Files.notExists(state));
    }

    @Test
    void withoutItsStateAFunctionBeginsByItself() throws Exception {
        Path state = directory.resolve("damaged.doss");
        Files.write(state, new byte[8192]);
        Answer answer = load(0, ":environment=MAKE=3\1:state=" + state);
        assertEquals(0, answer.result());
        assertTrue(answer.text("err").contains("begins without its state: " + state));
        assertEquals("made 3, last object 3", host.call(0, "made").text("body"));
    }

    @Test
    void bodiesMayBeLarge() throws Exception {
        int isolate = isolate();
        String large = "length " + "\u20ac".repeat(10_000_000);
        assertEquals("length 10000000", host.call(isolate, large).text("body"));
        Answer answer = host.call(isolate, "repeat 64000000");
        assertEquals(64_000_000, answer.text("body").length());
    }

    @Test
    void faultsOfTheFunctionAreItsOwn() throws Exception {
        int isolate = isolate();
        Answer thrown = host.call(isolate, "throw why");
        assertEquals(FunctionRuntime.THREW, thrown.result());
        assertEquals("java.lang.IllegalStateException", thrown.fields("error").first(":type"));
        assertEquals("why", thrown.fields("error").first(":message"));
        assertTrue(thrown.fields("error").first(":stack").contains("Everything.apply"));

        Answer inThread = host.call(isolate, "throw-in-thread");
        assertEquals("went on", inThread.text("body"));
        assertTrue(inThread.text("err").contains("in a thread"));

        byte[] noText = {'h', 'e', 'l', 'l', 'o', ' ', (byte) 0xc3, '('};
        Answer refused = host.call(isolate, noText, 0);
        assertEquals(FunctionRuntime.BAD_REQUEST, refused.result());
        assertEquals("hello you", host.call(isolate, "hello you").text("body"));
    }

    @Test
    void theEndOfTheProgramIsThatOfTheCall() throws Exception {
        for (String how : List.of("exit 3", "halt 3", "exit-caught 3", "exit-in-thread 3")) {
            int isolate = isolate();
            Answer answer = host.call(isolate, how);
            assertEquals(FunctionRuntime.EXITED, answer.result(), how);
            assertEquals("3", answer.fields("error").first(":status"), how);
            assertEquals("", answer.text("body"), how);
            assertEquals(how.equals("exit 3") ? "before the end" : "", answer.text("out"), how);
            host.tearDown(isolate);
        }
        assertEquals("hello you", host.call(isolate(), "hello you").text("body"));
    }

    @Test
    void memoryAndStackEnd() throws Exception {
        int neighbour = isolate();
        for (String how : List.of("memory", "forget-memory")) {
            int isolate = host.isolate(EVERYTHING, 64 << 20, "");
            Answer answer = host.call(isolate, how);
            assertEquals(FunctionRuntime.OUT_OF_MEMORY, answer.result(), how);
            host.tearDown(isolate);
        }
        int isolate = isolate();
        Answer deep = host.call(isolate, "deep");
        assertEquals(FunctionRuntime.STACK_OVERFLOW, deep.result());
        assertEquals("java.lang.StackOverflowError", deep.fields("error").first(":type"));
        host.tearDown(isolate);
        assertEquals("hello you", host.call(neighbour, "hello you").text("body"));
    }

    @Test
    void whateverRunsCanBeCancelled() throws Exception {
        for (String what : List.of("spin", "spin-catching", "sleep")) {
            int isolate = isolate();
            Answer answer = host.call(isolate, what.getBytes(StandardCharsets.US_ASCII), 100);
            assertEquals(FunctionRuntime.CANCELLED, answer.result(), what);
            host.tearDown(isolate);
        }
    }

    @Test
    void inputAndOutputAreThoseOfTheCall() throws Exception {
        int isolate = isolate();
        Answer printed = host.call(isolate, "print hi");
        assertEquals("hi out\nno line", printed.text("out"));
        assertEquals("hi err\n", printed.text("err"));
        assertEquals("read -1", host.call(isolate, "input").text("body"));
    }

    @Test
    void theEnvironmentIsThatOfTheFunction() throws Exception {
        int isolate = host.isolate(EVERYTHING, 0, ":environment=KEY=value");
        assertEquals("KEY=value of 1", host.call(isolate, "environment KEY").text("body"));
    }

    @Test
    void threadsEndWithTheIsolate() throws Exception {
        Answer before = host.command("state");
        int isolate = isolate();
        assertEquals("sum 1333300", host.call(isolate, "threads 200").text("body"));
        assertEquals("left", host.call(isolate, "leave printing").text("body"));
        assertEquals("left", host.call(isolate, "leave spinning").text("body"));
        assertEquals("left", host.call(isolate, "leave waiting").text("body"));
        assertEquals("hello you", host.call(isolate, "hello you").text("body"));
        host.tearDown(isolate);
        assertEquals(status(before, "Threads"), status(host.command("state"), "Threads"));
    }

    @Test
    void theProcessKeepsItsHandlersAndHasNoOtherThreads() throws Exception {
        Answer before = host.command("state");
        int isolate = isolate();
        host.call(isolate, "network");
        Answer after = host.command("state");
        assertEquals(before.text("handlers"), after.text("handlers"));
        assertEquals("1", status(after, "Threads"));
    }

    @Test
    void objectsOfAws() throws Exception {
        host.open(ORDER, order);
        int isolate = host.isolate(ORDER, 0, ":name=order");
        Answer answer =
                host.call(
                        isolate,
                        """
                        {"customer": "Ann", "unknown": 1,
                         "items": [{"name": "a", "price": 1.5}, {"name": "b", "price": 2, "kind": "GIFT"}]}
                        """);
        assertEquals(0, answer.result(), () -> answer.fields("error").first(":stack"));
        assertEquals(
                JsonParser.parseString(
                        """
                        {"id": "42", "customer": "Ann", "total": 3.5, "gifts": ["b"]}
                        """),
                JsonParser.parseString(answer.text("body")));
        assertEquals("order of Ann\n", answer.text("out"));
        Answer refused = host.call(isolate, "{\"items\": 7}");
        assertEquals(FunctionRuntime.BAD_REQUEST, refused.result());
    }

    /** Both images are busy in the JDK's libraries, in isolates that come and go. */
    @Test
    void twoImagesWorkBesideEachOther() throws Exception {
        host.open(ORDER, order);
        Answer answer = host.command("together 25 10 %s", WORK + "&" + ORDERED_WORK);
        assertEquals(0, answer.number("failures"));
        Set<String> libraries = mapped(host.command("state"), order.getParent());
        libraries.addAll(mapped(host.command("state"), everything.getParent()));
        assertEquals(names(everything).size() + names(order).size(), libraries.size());
    }

    /** Why: the same image, linked with the other one's copies. */
    @Test
    void imagesThatShareTheLibrariesBreak() throws Exception {
        Map<Long, String> others = new HashMap<>();
        for (String name : names(everything)) {
            others.put(Files.size(everything.resolveSibling(name)), name);
        }
        Map<String, String> shared = new HashMap<>();
        for (String name : names(order)) {
            String other = others.get(Files.size(order.resolveSibling(name)));
            if (other != null) {
                shared.put(name, other);
            }
        }
        assertTrue(shared.size() >= 5, shared.toString());
        Path sharing = Files.createDirectory(directory.resolve("sharing"));
        DynamicStrings image = DynamicStrings.read(order);
        image.rename(shared);
        image.write(sharing.resolve("libfunction.so"));
        for (String name : shared.values()) {
            Files.copy(everything.resolveSibling(name), sharing.resolve(name));
        }
        host.open(ORDER, sharing.resolve("libfunction.so"));
        try {
            Answer answer = host.command("together 25 10 %s", WORK + "&" + ORDERED_WORK);
            assertNotEquals(0, answer.number("failures"));
        } catch (IOException e) {
            // by a signal, or by the image's own end after a fatal error
            assertNotEquals(0, host.exitCode());
        }
    }

    private static Set<String> mapped(Answer state, Path in) {
        return state.text("maps")
                .lines()
                .filter(line -> line.contains(in + "/"))
                .map(line -> line.substring(line.indexOf('/')))
                .collect(Collectors.toCollection(HashSet::new));
    }

    private static List<String> names(Path library) throws IOException {
        try (Stream<Path> files = Files.list(library.getParent())) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.equals("manifest.json"))
                    .toList();
        }
    }

    /** The figures of the manual; what they are depends on the machine. */
    @Test
    void isMeasured() throws Exception {
        Answer figures = host.command("measure %d 200 hello you", EVERYTHING);
        for (String name : figures.values().keySet()) {
            System.out.println("function " + name + " " + figures.text(name));
        }
        assertTrue(figures.number("private-kib") < 4096);
        assertNotEquals(0, figures.number("create-ns"));
    }
}
