// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Each way in which a call can end, without an image. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class FunctionRuntimeTest {
    private interface Body {
        void run(Call call) throws Throwable;
    }

    private final FakeHost host = new FakeHost();
    private Body body = call -> {};
    private Body loading = call -> {};

    private final FunctionRuntime runtime =
            new FunctionRuntime(
                    "com.example.Hello",
                    Signature.FUNCTION,
                    new Adapter() {
                        @Override
                        public void load() throws Throwable {
                            loading.run(null);
                        }

                        @Override
                        public void call(Call call) throws Throwable {
                            body.run(call);
                        }
                    },
                    Unwinder.NONE);

    @Test
    void answers() {
        body = call -> call.write(call.readAll());
        host.body("x".repeat(100_001));
        assertEquals(FunctionRuntime.ANSWERED, runtime.call(host));
        assertEquals("x".repeat(100_001), host.written(Host.BODY));
    }

    @Test
    void tellsWhatItThrew() {
        body =
                call -> {
                    throw new IllegalStateException("why");
                };
        assertEquals(FunctionRuntime.THREW, runtime.call(host));
        Fields error = host.fields(Host.ERROR);
        assertEquals("java.lang.IllegalStateException", error.first(":type"));
        assertEquals("why", error.first(":message"));
        assertTrue(error.first(":stack").contains("FunctionRuntimeTest"));
    }

    @Test
    void describesEvenExceptionsThatFail() {
        body =
                call -> {
                    throw new IllegalStateException() {
                        @Override
                        public String getMessage() {
                            throw new AssertionError();
                        }
                    };
                };
        assertEquals(FunctionRuntime.THREW, runtime.call(host));
        assertTrue(host.fields(Host.ERROR).first(":type").contains("FunctionRuntimeTest"));
    }

    @Test
    void anErrorFitsInFields() {
        body =
                call -> {
                    throw new IllegalStateException("\u20ac".repeat(100_000));
                };
        assertEquals(FunctionRuntime.THREW, runtime.call(host));
        assertTrue(host.written(Host.ERROR).length() <= Fields.MAXIMUM_SIZE);
    }

    @Test
    void memoryAndStackAreResultsOfTheirOwn() {
        body =
                call -> {
                    throw new ExecutionException(new OutOfMemoryError("no more"));
                };
        assertEquals(FunctionRuntime.OUT_OF_MEMORY, runtime.call(host));
        body =
                call -> {
                    throw new StackOverflowError();
                };
        assertEquals(FunctionRuntime.STACK_OVERFLOW, runtime.call(host));
    }

    @Test
    void anExitEndsTheCallEvenWhereItIsCaught() {
        body =
                call -> {
                    runtime.out().print("before");
                    try {
                        runtime.exit(3);
                    } catch (Throwable t) {
                        runtime.out().println("after");
                        assertThrows(Throwable.class, () -> call.write(new byte[1]));
                    }
                };
        assertEquals(FunctionRuntime.EXITED, runtime.call(host));
        assertEquals("3", host.fields(Host.ERROR).first(":status"));
        assertEquals("before", host.written(Host.OUT));
        assertEquals("", host.written(Host.BODY));
    }

    @Test
    void anExitOfAnotherThreadInterruptsTheCall() {
        body =
                call -> {
                    Thread.ofPlatform()
                            .uncaughtExceptionHandler((thread, thrown) -> {})
                            .start(() -> runtime.exit(4));
                    Thread.sleep(60_000);
                };
        assertEquals(FunctionRuntime.EXITED, runtime.call(host));
        assertEquals("4", host.fields(Host.ERROR).first(":status"));
        assertFalse(Thread.interrupted());
    }

    @Test
    void anExitWithoutACallEndsItsThreadOnly() {
        assertThrows(FunctionExit.class, () -> runtime.exit(1));
        assertEquals(FunctionRuntime.ANSWERED, runtime.call(host));
    }

    @Test
    void anInterruptCancels() {
        body =
                call -> {
                    Thread.ofPlatform().start(runtime::interrupt);
                    Thread.sleep(60_000);
                };
        assertEquals(FunctionRuntime.CANCELLED, runtime.call(host));
        assertEquals("", host.written(Host.ERROR));
        assertFalse(Thread.interrupted());
        runtime.interrupt();
        assertFalse(Thread.interrupted());
    }

    @Test
    void aReadThatIsCancelledCancels() {
        body = Call::readAll;
        assertEquals(FunctionRuntime.CANCELLED, runtime.call(host.cancelled()));
    }

    @Test
    void loadingChecksWhatTheLibraryIs() {
        host.field(":entry", "com.example.Other");
        assertEquals(FunctionRuntime.LOAD_FAILED, runtime.load(host));
        String message = host.fields(Host.ERROR).first(":message");
        assertTrue(message.contains("com.example.Hello, not for com.example.Other"), message);
    }

    @Test
    void loadingFailsWithTheFunction() {
        loading =
                call -> {
                    throw new ExceptionInInitializerError("broken");
                };
        assertEquals(FunctionRuntime.LOAD_FAILED, runtime.load(host));
        assertEquals("broken", host.fields(Host.ERROR).first(":message"));
    }

    @Test
    void theFunctionHasItsConfiguration() {
        host.field(":name", "hello")
                .field(":version", "7")
                .field(":memory", "67108864")
                .field(":environment", "A=1")
                .field(":environment", "B=2=3");
        assertEquals(FunctionRuntime.ANSWERED, runtime.load(host));
        AtomicReference<Configuration> seen = new AtomicReference<>();
        body = call -> seen.set(call.configuration());
        runtime.call(new FakeHost());
        assertEquals("hello", seen.get().name());
        assertEquals(64 << 20, seen.get().memory());
        assertEquals(List.of("A=1", "B=2=3"), runtime.environment());
    }

    @Test
    void outputIsWrittenInLines() {
        body =
                call -> {
                    runtime.out().print("one ");
                    runtime.out().print("line\nand a half");
                    assertEquals("one line\n", host.written(Host.OUT));
                    runtime.err().println("an error");
                };
        assertEquals(FunctionRuntime.ANSWERED, runtime.call(host));
        assertEquals("one line\nand a half", host.written(Host.OUT));
        assertEquals("an error\n", host.written(Host.ERR));
    }

    @Test
    void longOutputComesInPiecesAndWhole() {
        String line = "y".repeat(30_000);
        body =
                call -> {
                    runtime.out().print(line);
                    runtime.out().println(line);
                };
        assertEquals(FunctionRuntime.ANSWERED, runtime.call(host));
        assertEquals(line + line + "\n", host.written(Host.OUT));
    }

    @Test
    void outputAfterTheCallIsDropped() throws Exception {
        AtomicReference<Call> over = new AtomicReference<>();
        body = over::set;
        runtime.call(host);
        runtime.out().println("late");
        runtime.out().print("half a line");
        assertThrows(IOException.class, () -> over.get().write(new byte[1]));
        assertEquals("", host.written(Host.OUT));
        FakeHost next = new FakeHost();
        body = call -> runtime.out().println("next");
        runtime.call(next);
        assertEquals("next\n", next.written(Host.OUT));
    }

    @Test
    void theCallWaitsForOthersThatAreWithTheHost() throws Exception {
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch release = new CountDownLatch(1);
        Host slow =
                new Host() {
                    @Override
                    public byte[] head() {
                        return new byte[0];
                    }

                    @Override
                    public long read(byte[] buffer, int offset, int length) {
                        inside.countDown();
                        try {
                            release.await();
                        } catch (InterruptedException e) {
                            throw new AssertionError(e);
                        }
                        return 0;
                    }

                    @Override
                    public long write(int kind, byte[] bytes, int offset, int length) {
                        return length;
                    }
                };
        body =
                call -> {
                    Thread.ofPlatform()
                            .start(() -> {
                                try {
                                    call.readAll();
                                } catch (IOException e) {
                                    throw new AssertionError(e);
                                }
                            });
                    inside.await();
                };
        Thread caller = Thread.ofPlatform().start(() -> runtime.call(slow));
        inside.await();
        assertFalse(caller.join(Duration.ofMillis(100)));
        release.countDown();
        assertTrue(caller.join(Duration.ofSeconds(30)));
    }
}
