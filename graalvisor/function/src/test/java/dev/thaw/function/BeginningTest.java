// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a function begins with, on a JVM; snapshots there are ordinary serialization. */
class BeginningTest {
    @TempDir private Path directory;

    private final List<Object> created = new ArrayList<>();
    private final FakeHost host = new FakeHost();
    private Object made = new ArrayList<>(List.of("a", "b"));

    /** Answers with what it was given. */
    private final class Echo implements ObjectAdapter {
        private Object function;

        @Override
        public Object create() {
            created.add(made);
            return made;
        }

        @Override
        public void use(Object object) {
            function = object;
        }

        @Override
        public void call(Call call) throws IOException {
            call.write(function.toString().getBytes(StandardCharsets.UTF_8));
        }
    }

    private static FunctionRuntime runtime(Adapter adapter, States states) {
        return new FunctionRuntime("e", Signature.FUNCTION, adapter, states, Unwinder.NONE);
    }

    @Test
    void aStateIsMadeOnceAndBegunWithEverAfter() {
        Path file = directory.resolve("state");
        FunctionRuntime first = runtime(new Echo(), new DossStates());
        assertEquals(
                FunctionRuntime.ANSWERED,
                first.load(new FakeHost().field(":state-to", file.toString())));
        assertTrue(Files.exists(file));
        FunctionRuntime second = runtime(new Echo(), new DossStates());
        assertEquals(
                FunctionRuntime.ANSWERED,
                second.load(new FakeHost().field(":state", file.toString())));
        second.call(host);
        assertEquals("[a, b]", host.written(Host.BODY));
        assertEquals(1, created.size());
    }

    @Test
    void aFileThatIsNoStateIsToldOfAndTheFunctionBeginsByItself() throws IOException {
        Path file = Files.writeString(directory.resolve("state"), "nothing of the kind");
        FunctionRuntime runtime = runtime(new Echo(), new DossStates());
        FakeHost loading = new FakeHost().field(":state", file.toString());
        assertEquals(FunctionRuntime.ANSWERED, runtime.load(loading));
        assertTrue(
                loading.written(Host.ERR)
                        .startsWith("thaw: the function begins without its state: " + file));
        runtime.call(host);
        assertEquals("[a, b]", host.written(Host.BODY));
    }

    /** As what it would make by itself is not what others have that share it. */
    @Test
    void whereTheStateIsAllThatItMayBeginWithAFileThatIsNoneFailsTheLoad() throws IOException {
        Path file = Files.writeString(directory.resolve("state"), "nothing of the kind");
        FakeHost loading =
                new FakeHost().field(":state", file.toString()).field(":state-only", "1");
        assertEquals(
                FunctionRuntime.LOAD_FAILED, runtime(new Echo(), new DossStates()).load(loading));
        assertFalse(loading.fields(Host.ERROR).first(":message").isEmpty());
        assertEquals(List.of(), created);
    }

    @Test
    void whatCannotBeInAStateIsRefusedAndNoFileIsThere() {
        made = new Object[] {Thread.currentThread()};
        Path file = directory.resolve("state");
        FakeHost loading = new FakeHost().field(":state-to", file.toString());
        assertEquals(
                FunctionRuntime.LOAD_FAILED, runtime(new Echo(), new DossStates()).load(loading));
        assertTrue(loading.fields(Host.ERROR).first(":message").contains("Thread"));
        assertFalse(Files.exists(file));
    }

    @Test
    void aLibraryWithoutRoomForAStateSaysHowToBuildIt() {
        FakeHost loading = new FakeHost().field(":state-to", directory.resolve("state").toString());
        assertEquals(FunctionRuntime.LOAD_FAILED, runtime(new Echo(), States.NONE).load(loading));
        assertTrue(loading.fields(Host.ERROR).first(":message").contains("--state SIZE"));
    }

    @Test
    void aStaticMethodHasNoState() {
        Adapter adapter =
                new Adapter() {
                    @Override
                    public void load() {}

                    @Override
                    public void call(Call call) {}
                };
        FakeHost loading = new FakeHost().field(":state-to", directory.resolve("state").toString());
        assertEquals(FunctionRuntime.LOAD_FAILED, runtime(adapter, new DossStates()).load(loading));
        assertTrue(loading.fields(Host.ERROR).first(":message").contains("static method"));
    }
}
