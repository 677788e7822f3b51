// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.polyglot.TestFront.Answer;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The worker by its protocol, on this JVM: without compiler and sandbox. */
@Timeout(120)
class WorkerTest {
    private static final String HELLO = "function main(args) { return {hello: args.name}; }";
    private static final String LOOP =
            "let n = 0; function main(args) { n++; console.log('in'); while (args.loop); return n; }";
    private static final String COUNT = "let n = 0; function main() { return ++n; }";

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

    private Fields statistics() throws IOException {
        Frame frame = front.request(Frame.Kind.STATS, new Fields());
        assertEquals(Frame.Kind.DONE, frame.kind());
        return Fields.read(frame.payload());
    }

    /** Returns when it has begun. */
    private int loop(String function) throws IOException {
        int id = front.begin(function, "{\"loop\":true}");
        assertEquals(Frame.Kind.LOG, front.next(id).kind());
        return id;
    }

    @Test
    void callsAreAnswered() throws IOException {
        front.load("f@1", HELLO, new Fields());
        Answer answer = front.call("f@1", "{\"name\":\"\u00e9\"}");
        assertEquals("{\"hello\":\"\u00e9\"}", answer.body());
        assertEquals("0", answer.result());
        assertEquals("pooled", answer.end().first(":start"));
        assertEquals("application/json", answer.head().first("content-type"));
        assertTrue(answer.end().number(":wall-ns", 0) > 0);
        assertTrue(answer.end().number(":cpu-ns", 0) > 0);
    }

    @Test
    void outputGoesToItsCall() throws IOException {
        front.load(
                "f@1",
                """
                console.log('early');
                function main() { console.log('a\\nb'); console.error('c'); return ''; }
                """,
                new Fields());
        assertEquals("3:a\n3:b\n4:c\n", front.call("f@1", "").log());
    }

    @Test
    void whatThrowsSaysWhatAndWhere() throws IOException {
        front.load("f@1", "\nfunction main(args) { return args.a.b; }", new Fields());
        Answer answer = front.call("f@1", "{}");
        assertEquals("1", answer.result());
        assertEquals("TypeError", answer.end().first(":type"));
        assertTrue(answer.end().first(":stack").contains("f@1.js:2"), answer.end().first(":stack"));
        assertEquals("1", front.call("f@1", "{}").result());
        assertEquals("1", statistics().first(":created"), "its context was used again");
    }

    @Test
    void whatIsThrownFitsInFields() throws IOException {
        String thrower =
                "x => { if (x) { throw new Error('\u20ac'.repeat(20000)); } return 'fine'; }";
        front.load("f@1", thrower, new Fields());
        Answer answer = front.call("f@1", "1");
        assertEquals("1", answer.result());
        assertTrue(answer.end().first(":message").startsWith("Error: \u20ac"));
        int length = answer.end().encode().length;
        assertTrue(length <= Fields.MAXIMUM, "END has " + length + " bytes");
        assertEquals("fine", front.call("f@1", "0").body());
    }

    @Test
    void aScriptThatIsNoneIsRefused() throws IOException {
        Frame syntax = front.tryLoad("f@1", "javascript", "function main( {", new Fields());
        assertEquals(Frame.Kind.FAILED, syntax.kind());
        assertEquals("load", Fields.read(syntax.payload()).first(":type"));
        assertTrue(TestFront.text(syntax).contains("f@1.js:1"), TestFront.text(syntax));
        Frame none = front.tryLoad("f@2", "javascript", "const x = 1", new Fields());
        assertTrue(TestFront.text(none).contains("no function 'main'"), TestFront.text(none));
        Frame language = front.tryLoad("f@3", "cobol", "", new Fields());
        assertTrue(TestFront.text(language).contains("cobol"), TestFront.text(language));
        assertEquals("not-loaded", front.call("f@1", "{}").end().first(":type"));
        front.load("f@1", HELLO, new Fields());
        Frame again = front.tryLoad("f@1", "javascript", HELLO, new Fields());
        assertEquals("loaded", Fields.read(again.payload()).first(":type"));
    }

    @Test
    void anEndlessLoopIsCancelled() throws IOException {
        front.load("f@1", LOOP, new Fields());
        assertEquals("1", front.call("f@1", "{}").body());
        int id = loop("f@1");
        front.cancel(id);
        assertEquals("6", front.end(id).result());
        Answer next = front.call("f@1", "{}");
        assertEquals("1", next.body(), "in a new context");
        assertEquals("new", next.end().first(":start"));
    }

    @Test
    void aCallThatWaitsForItsBodyIsCancelled() throws IOException {
        front.load("f@1", HELLO, new Fields());
        Fields head = new Fields().add(":function", "f@1");
        front.send(new Frame(Frame.Kind.INVOKE, false, 900, head.encode()));
        front.cancel(900);
        assertEquals("6", front.end(900).result());
        assertEquals("0", front.call("f@1", "{}").result());
    }

    @Test
    void deepRecursionEndsItsCall() throws IOException {
        front.load(
                "f@1", "function main(args) { return args.n ? 1 + main(args) : 0; }", new Fields());
        Answer deep = front.call("f@1", "{\"n\":1}");
        assertTrue(deep.end().first(":message").contains("stack"), deep.end().first(":message"));
        assertEquals("0", front.call("f@1", "{}").result());
    }

    @Test
    void statementsAreLimited() throws IOException {
        front.load(
                "f@1",
                "function main(args) { let n = 0; while (n < args.n) { n++; } return n; }",
                new Fields().add(":statements", 10_000));
        for (int i = 0; i < 5; i++) {
            assertEquals("3000", front.call("f@1", "{\"n\":3000}").body(), "each call anew");
        }
        Answer over = front.call("f@1", "{\"n\":100000}");
        assertEquals("1", over.result());
        assertEquals("statement-limit", over.end().first(":type"));
        assertEquals("10", front.call("f@1", "{\"n\":10}").body());
    }

    @Test
    void allocationIsLimited() throws IOException {
        front.load(
                "f@1",
                """
                function main(args) {
                  let a;
                  while (args.loop) { a = new Array(1000).fill(1); }
                  return 'fine';
                }
                """,
                new Fields().add(":allocation", 64 << 20));
        Answer over = front.call("f@1", "{\"loop\":1}");
        assertEquals("2", over.result());
        assertEquals("allocation-limit", over.end().first(":type"));
        assertEquals("fine", front.call("f@1", "{}").body());
    }

    @Test
    void processorTimeIsLimited() throws IOException {
        front.load(
                "f@1",
                "function main(args) { while (args.loop); return 'fine'; }",
                new Fields().add(":cpu-ms", 3000));
        Answer over = front.call("f@1", "{\"loop\":1}");
        assertEquals("1", over.result());
        assertEquals("cpu-limit", over.end().first(":type"));
        assertTrue(over.end().number(":cpu-ns", 0) >= 3_000_000_000L, over.end().first(":cpu-ns"));
        assertEquals("fine", front.call("f@1", "{}").body());
    }

    @Test
    void concurrentCallsShareNothing() throws IOException {
        front.load("f@1", LOOP, new Fields().add(":concurrency", 2));
        int first = loop("f@1");
        assertEquals("1", front.call("f@1", "{}").body());
        int second = loop("f@1");
        assertEquals("concurrency", front.call("f@1", "{}").end().first(":type"));
        assertEquals("2", statistics().first(":isolates"));
        front.cancel(first);
        front.cancel(second);
        assertEquals("6", front.end(first).result());
        assertEquals("6", front.end(second).result());
    }

    @Test
    void largeBodiesPass() throws IOException {
        front.load("f@1", "function main(text) { return text; }", new Fields());
        String large = "\u00e9x".repeat(1 << 20);
        assertEquals(large, front.call("f@1", large).body());
        assertEquals("", front.call("f@1", "\"\"").body());
    }

    @Test
    void whatIsNoTextDoesNotFit() throws IOException {
        front.load("f@1", HELLO, new Fields());
        Answer answer = front.end(front.begin("f@1", new byte[] {'{', (byte) 0xff}));
        assertEquals("5", answer.result());
        assertTrue(answer.end().first(":message").contains("UTF-8"));
        assertEquals("0", front.call("f@1", "{}").result());
    }

    @Test
    void idleContextsGo() throws IOException {
        front.load("f@1", COUNT, new Fields());
        front.load("g@1", COUNT, new Fields().add(":idle-ms", 0));
        assertEquals("1", front.call("f@1", "").body());
        assertEquals("2", front.call("f@1", "").body());
        front.send(new Frame(Frame.Kind.TRIM, true, 0, new byte[0]));
        assertEquals("1", front.call("f@1", "").body());
        assertEquals("1", front.call("g@1", "").body());
        assertEquals("1", front.call("g@1", "").body(), "each call in a context of its own");
    }

    @Test
    void unloadingWaitsForCalls() throws IOException {
        front.load("f@1", LOOP, new Fields());
        int id = loop("f@1");
        front.send(Frame.of(Frame.Kind.UNLOAD, 800, new Fields().add(":function", "f@1")));
        assertEquals("not-loaded", front.call("f@1", "{}").end().first(":type"));
        front.cancel(id);
        assertEquals("6", front.end(id).result());
        assertEquals(Frame.Kind.DONE, front.next(800).kind());
        assertNull(statistics().bytes(":function"));
        front.load("f@1", HELLO, new Fields());
    }

    @Test
    void nothingOfTheHostIsThere() throws IOException {
        front.load(
                "f@1",
                """
                const names = ['Java', 'Packages', 'java', 'require'];
                function main() {
                  const found = names.filter(name => typeof globalThis[name] !== 'undefined');
                  try { load('/etc/hostname'); found.push('files'); } catch (e) { }
                  try { Polyglot.eval('python', '1'); found.push('polyglot'); } catch (e) { }
                  // its own variables are
                  found.push(...Object.keys(process).filter(name => name !== 'env'));
                  found.push(...Object.keys(process.env).filter(name => name !== 'COLOUR'));
                  return found;
                }
                """,
                new Fields());
        assertEquals("[]", front.call("f@1", "").body());
    }

    @Test
    void aScriptThatNeverEndsIsNotLoaded() throws IOException {
        try (TestFront hurried = new TestFront(directory, 1)) {
            Frame refused = hurried.tryLoad("f@1", "javascript", "for (;;);", new Fields());
            assertEquals(Frame.Kind.FAILED, refused.kind());
            assertTrue(TestFront.text(refused).contains("in time"), TestFront.text(refused));
            assertEquals("not-loaded", hurried.call("f@1", "{}").end().first(":type"));
        }
    }

    @Test
    void whatBreaksTheProtocolEndsTheWorker() throws Exception {
        front.send(new Frame(Frame.Kind.HELLO, true, 0, new byte[0]));
        Throwable end = front.workerEnd();
        assertInstanceOf(ProtocolException.class, end);
        assertTrue(end.getMessage().contains("HELLO"), end.getMessage());
    }
}
