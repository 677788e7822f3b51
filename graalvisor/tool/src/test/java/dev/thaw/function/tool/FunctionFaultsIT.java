// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.tool.NativeHostProcess.Answer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Functions that go wrong, end the program or leave threads: that is their isolate's. */
class FunctionFaultsIT extends FunctionTests {
    private static final long PATIENCE_SECONDS = 60;

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
            int isolate = host.isolate(LIBRARY, 64 << 20, "");
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
        for (String what : List.of("spin", "spin-catching", "sleep", "wait")) {
            int isolate = isolate();
            Answer answer = host.call(isolate, what.getBytes(StandardCharsets.US_ASCII), 100);
            assertEquals(FunctionRuntime.CANCELLED, answer.result(), what);
            host.tearDown(isolate);
        }
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
        for (int i = 0; i < 20; i++) {
            int other = isolate();
            assertEquals("left", host.call(other, "leave waiting").text("body"));
            host.tearDown(other);
        }
        String threads = status(before, "Threads");
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        // the kernel counts a thread until it is gone, which may be after it was joined
        while (!status(host.command("state"), "Threads").equals(threads)
                && System.nanoTime() < end) {
            Thread.sleep(10);
        }
        assertEquals(threads, status(host.command("state"), "Threads"));
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
}
