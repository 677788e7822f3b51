// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.amazonaws.services.lambda.runtime.RequestHandler;
import com.google.cloud.functions.HttpFunction;
import dev.thaw.visor.polyglot.TestFront.Answer;
import java.io.IOException;
import java.lang.management.ClassLoadingMXBean;
import java.lang.management.ManagementFactory;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Java functions that were not compiled ahead of time: their jars, as they are. */
@Timeout(120)
class JavaFunctionTest {
    private static final String PROGRAM =
            """
            package example;
            import java.util.Optional;
            import java.util.function.Function;
            public class Program implements Function<String, String> {
                private static int calls;
                private static String kept;
                private final int made = ++instances;
                private static int instances;
                public String apply(String what) {
                    calls++;
                    return switch (what) {
                        case "calls" -> made + " " + calls;
                        case "print" -> { System.out.println("out"); System.err.println("err"); yield ""; }
                        case "thread" -> { inThread(() -> System.out.println("in a thread")); yield ""; }
                        case "pool" -> {
                            java.util.concurrent.CompletableFuture.runAsync(() -> System.out.println("in the pool")).join();
                            yield "";
                        }
                        case "close" -> { System.out.close(); System.err.close(); yield ""; }
                        case "colour" -> System.getenv("COLOUR") + System.getenv().size()
                                + Optional.of("COLOUR").map(System::getenv).get();
                        case "exit" -> { System.exit(7); yield "after"; }
                        case "throw" -> throw new IllegalStateException("no words");
                        case "deep" -> deep(what) + "";
                        case "wait" -> { System.out.println("in"); sleep(); yield "woken"; }
                        case "resource" -> resource();
                        case "worker" -> see("dev.thaw.visor.polyglot.Worker") + see("org.graalvm.polyglot.Context");
                        case "large" -> "x".repeat(3_000_000);
                        default -> "hello " + what;
                    };
                }
                private static int deep(String s) { return deep(s) + 1; }
                private static void sleep() {
                    try { Thread.sleep(600_000); } catch (InterruptedException e) { throw new RuntimeException(e); }
                }
                private static void inThread(Runnable task) {
                    try { Thread t = new Thread(task); t.start(); t.join(); } catch (InterruptedException e) { }
                }
                private static String resource() {
                    try (var in = Program.class.getResourceAsStream("Program.class")) {
                        return "" + (in.readAllBytes().length > 100);
                    } catch (java.io.IOException e) { return e.toString(); }
                }
                private static String see(String name) {
                    try { return Class.forName(name).getName(); } catch (ClassNotFoundException e) { return "-"; }
                }
                public static String greet(String name) { return "greetings " + name; }
            }
            """;

    private static final String HANDLER =
            """
            package example;
            import com.amazonaws.services.lambda.runtime.Context;
            import com.amazonaws.services.lambda.runtime.RequestHandler;
            public class Handler implements RequestHandler<Handler.Order, Handler.Bill> {
                public static class Order { public String what; public int count; }
                public record Bill(String text) { public String getText() { return text; } }
                public Bill handleRequest(Order order, Context context) {
                    context.getLogger().log("for " + context.getFunctionName());
                    return new Bill(order.count + " " + order.what);
                }
            }
            """;

    private static final String HEADERS =
            """
            package example;
            import com.google.cloud.functions.*;
            import java.io.IOException;
            public class Headers implements HttpFunction {
                public void service(HttpRequest request, HttpResponse response) throws IOException {
                    String what = request.getReader().readLine();
                    response.appendHeader("x", "y".repeat(what == null ? 10 : 70_000));
                    response.getWriter().write("body");
                    for (int i = 0; "flush".equals(what) && i < 2; i++) {
                        try { response.getWriter().flush(); } catch (IOException e) { }
                        try { response.getOutputStream().write(new byte[100_000]); } catch (IOException e) { }
                    }
                }
            }
            """;

    @TempDir private Path directory;
    private TestFront front;

    @BeforeEach
    void start() throws IOException {
        front = new TestFront(directory, 100);
    }

    @AfterEach
    void end() throws IOException {
        front.close();
    }

    private Frame load(String name, String entry, Fields options, Path... jars) throws IOException {
        Fields configuration =
                new Fields()
                        .add(":language", "java")
                        .add(":entry", entry)
                        .add(":name", "f")
                        .add(":environment", "COLOUR=blue");
        for (Path jar : jars) {
            configuration.add(":jar", jar.toString());
        }
        options.add(":function", name).add(":configuration", configuration.encode());
        return front.request(Frame.Kind.LOAD, options);
    }

    private void loadProgram(Fields options) throws IOException {
        Path jar = CompiledJar.of(directory, "Program", PROGRAM);
        Frame frame = load("f@1", "example.Program", options, jar);
        assertEquals(Frame.Kind.DONE, frame.kind(), TestFront.text(frame));
    }

    private static String type(Answer answer) {
        return answer.result() + " " + answer.end().first(":type");
    }

    @Test
    void aJarAnswersAsItIs() throws IOException {
        loadProgram(new Fields());
        Answer answer = front.call("f@1", "\u00e9");
        assertEquals("hello \u00e9", answer.body());
        assertEquals("0", answer.result());
        assertEquals("pooled", answer.end().first(":start"));
        assertNull(answer.head(), "the front knows what text functions answer");
        assertTrue(answer.end().number(":cpu-ns", 0) > 0);
        assertEquals("true", front.call("f@1", "resource").body());
        assertEquals(3_000_000, front.call("f@1", "large").body().length());
        byte[] invalid = {(byte) 0xff};
        assertEquals("5", front.end(front.begin("f@1", invalid)).result());
    }

    @Test
    void aStaticMethodIsNamed() throws IOException {
        Path jar = CompiledJar.of(directory, "Program", PROGRAM);
        Frame frame = load("f@1", "example.Program::greet", new Fields(), jar);
        assertEquals(Frame.Kind.DONE, frame.kind(), TestFront.text(frame));
        assertEquals("greetings you", front.call("f@1", "you").body());
    }

    /** As in isolates: one call at a time sees static fields, and they stay for the next. */
    @Test
    void placesShareNothing() throws IOException {
        loadProgram(new Fields());
        assertEquals("1 1", front.call("f@1", "calls").body());
        int waiting = front.begin("f@1", "wait");
        assertEquals(Frame.Kind.LOG, front.next(waiting).kind());
        Answer other = front.call("f@1", "calls");
        assertEquals("1 1", other.body(), "classes of its own");
        assertEquals("new", other.end().first(":start"));
        front.cancel(waiting);
        assertEquals("6", front.end(waiting).result());
        assertEquals("1 2", front.call("f@1", "calls").body());
    }

    @Test
    void whatIsPrintedIsTheCalls() throws IOException {
        loadProgram(new Fields());
        assertEquals("3:out\n4:err\n", front.call("f@1", "print").log());
        assertEquals("3:in a thread\n", front.call("f@1", "thread").log());
        assertEquals("3:in the pool\n", front.call("f@1", "pool").log());
    }

    /** All functions of a tenant print to streams of one JVM. */
    @Test
    void nobodyClosesTheStreamsOfOthers() throws IOException {
        loadProgram(new Fields());
        assertEquals("", front.call("f@1", "close").log());
        assertEquals("3:out\n4:err\n", front.call("f@1", "print").log());
    }

    @Test
    void theProgramIsNotTheProcess() throws IOException {
        loadProgram(new Fields());
        assertEquals("blue1blue", front.call("f@1", "colour").body());
        assertEquals("--", front.call("f@1", "worker").body(), "nothing of the worker is seen");
        Answer exit = front.call("f@1", "exit");
        assertEquals("4 exit", type(exit));
        assertEquals("7", exit.end().first(":status"));
        assertEquals("new", front.call("f@1", "calls").end().first(":start"));
    }

    @Test
    void failuresEndTheirCall() throws IOException {
        loadProgram(new Fields());
        Answer thrown = front.call("f@1", "throw");
        assertEquals("1 java.lang.IllegalStateException", type(thrown));
        assertTrue(thrown.end().first(":stack").contains("Program.java"), "says where");
        assertEquals("pooled", front.call("f@1", "x").end().first(":start"));
        assertEquals("3 java.lang.StackOverflowError", type(front.call("f@1", "deep")));
        assertEquals("hello x", front.call("f@1", "x").body());
    }

    @Test
    void whatWaitsIsCancelled() throws IOException {
        loadProgram(new Fields());
        int id = front.begin("f@1", "wait");
        assertEquals(Frame.Kind.LOG, front.next(id).kind());
        front.cancel(id);
        assertEquals("6", front.end(id).result());
        assertEquals("hello x", front.call("f@1", "x").body());
    }

    private static Path jarOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    }

    /** The front gives up a worker that sends it. */
    @Test
    void aHeadThatIsTooLargeEndsItsCall() throws Exception {
        Path jar = CompiledJar.of(directory, "Headers", HEADERS);
        Frame frame = load("f@1", "example.Headers", new Fields(), jar, jarOf(HttpFunction.class));
        assertEquals(Frame.Kind.DONE, frame.kind(), TestFront.text(frame));
        for (String request : List.of("end", "flush")) {
            Answer large = front.call("f@1", request);
            assertEquals("1 protocol", type(large));
            assertTrue(large.end().first(":message").contains("65536"));
            assertNull(large.head());
            assertEquals("", large.body());
            Answer next = front.call("f@1", "");
            assertEquals("body", next.body());
            assertEquals("y".repeat(10), next.head().first("x"));
        }
    }

    /** The interface is the function's jar's, what reads and writes JSON is the worker's. */
    @Test
    void handlersOfAwsAreCalled() throws Exception {
        Path jar = CompiledJar.of(directory, "Handler", HANDLER);
        Frame frame =
                load("f@1", "example.Handler", new Fields(), jar, jarOf(RequestHandler.class));
        assertEquals(Frame.Kind.DONE, frame.kind(), TestFront.text(frame));
        Answer answer = front.call("f@1", "{\"what\":\"apples\",\"count\":3}");
        assertEquals("{\"text\":\"3 apples\"}", answer.body(), answer.end().first(":stack"));
        assertEquals("application/json", answer.head().first("content-type"));
        assertEquals("3:for f\n", answer.log());
        assertEquals("5", front.call("f@1", "no json").result());
        Frame alone = load("f@2", "example.Handler", new Fields(), jar);
        assertTrue(TestFront.text(alone).contains("Add the jar"), TestFront.text(alone));
    }

    @Test
    void whatCannotBeLoadedSaysWhy() throws IOException {
        Path jar = CompiledJar.of(directory, "Program", PROGRAM);
        Frame none = load("f@1", "example.Other", new Fields(), jar);
        assertEquals(Frame.Kind.FAILED, none.kind());
        assertTrue(TestFront.text(none).contains("no class example.Other"), TestFront.text(none));
        Path text = Files.writeString(directory.resolve("text.jar"), "no zip");
        Frame bad = load("f@1", "example.Program", new Fields(), text);
        assertTrue(TestFront.text(bad).contains("a jar cannot be read"), TestFront.text(bad));
        Path throwing =
                CompiledJar.of(
                        directory,
                        "Throwing",
                        """
                        package example;
                        public class Throwing implements java.util.function.Function<String, String> {
                            public Throwing() { throw new IllegalStateException("not today"); }
                            public String apply(String s) { return s; }
                        }
                        """);
        Frame thrown = load("f@1", "example.Throwing", new Fields(), throwing);
        assertTrue(TestFront.text(thrown).contains("not today"), TestFront.text(thrown));
        assertEquals("not-loaded", front.call("f@1", "").end().first(":type"));
    }

    @Test
    void aPlaceIsNewWhereThatIsAsked() throws IOException {
        loadProgram(new Fields().add(":idle-ms", 0));
        for (int i = 0; i < 3; i++) {
            // the first was made when it was loaded
            assertEquals("1 1", front.call("f@1", "calls").body());
        }
        Fields name = new Fields().add(":function", "f@1");
        assertEquals(Frame.Kind.DONE, front.request(Frame.Kind.UNLOAD, name).kind());
    }

    /** Else a worker would grow by its classes with each place. */
    @Test
    void classesGoWithTheirPlace() throws Exception {
        ClassLoadingMXBean classes = ManagementFactory.getClassLoadingMXBean();
        loadProgram(new Fields().add(":idle-ms", 0));
        long before = classes.getUnloadedClassCount();
        int places = 20;
        for (int i = 0; i < places; i++) {
            assertEquals("", front.call("f@1", "thread").body());
        }
        for (int i = 0; i < 200 && classes.getUnloadedClassCount() < before + places; i++) {
            System.gc();
            Thread.sleep(20);
        }
        assertTrue(
                classes.getUnloadedClassCount() >= before + places,
                "unloaded " + (classes.getUnloadedClassCount() - before));
    }

    @Test
    void bytesThatAreNoClassStayAsTheyAre() {
        byte[] text = "no class file".getBytes(StandardCharsets.UTF_8);
        assertEquals(text, ProgramCalls.redirected(text, "a/B"));
        assertEquals(0, ProgramCalls.redirected(new byte[0], "a/B").length);
    }
}
