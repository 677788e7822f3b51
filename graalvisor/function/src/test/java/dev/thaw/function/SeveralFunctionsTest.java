// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A library of several functions, on a JVM. */
class SeveralFunctionsTest {
    private final List<String> created = new ArrayList<>();

    /** By the path of the file that there would be. */
    private final Map<Path, Object> kept = new HashMap<>();

    private final States states =
            new States() {
                @Override
                public Object load(Path file) {
                    return kept.get(file);
                }

                @Override
                public void store(Object root, Path file) {
                    kept.put(file, root);
                }
            };

    /** Answers with its name and what it was given. */
    private final class Named implements ObjectAdapter {
        private final String name;
        private Object object;

        private Named(String name) {
            this.name = name;
        }

        @Override
        public Object create() {
            created.add(name);
            return new ArrayList<>(List.of("object of " + name));
        }

        @Override
        public void use(Object function) {
            object = function;
        }

        @Override
        public void call(Call call) throws IOException {
            call.write((name + " with " + object).getBytes(StandardCharsets.UTF_8));
        }
    }

    /** A static method. */
    private static final class Method implements Adapter {
        @Override
        public void load() {}

        @Override
        public void call(Call call) {}
    }

    private FunctionRuntime runtime() {
        LinkedHashMap<String, Adapter> functions = new LinkedHashMap<>();
        functions.put("A", new Named("A"));
        functions.put("B", new Named("B"));
        functions.put("C", new Method());
        return new FunctionRuntime(functions, states, Unwinder.NONE);
    }

    private static String answer(FunctionRuntime runtime) {
        FakeHost host = new FakeHost();
        assertEquals(FunctionRuntime.ANSWERED, runtime.call(host));
        return host.written(Host.BODY);
    }

    @Test
    void theEntryTellsWhichItIs() {
        FunctionRuntime second = runtime();
        assertEquals(FunctionRuntime.ANSWERED, second.load(new FakeHost().field(":entry", "B")));
        assertEquals("B with [object of B]", answer(second));
        FunctionRuntime first = runtime();
        assertEquals(FunctionRuntime.ANSWERED, first.load(new FakeHost()));
        assertEquals("A with [object of A]", answer(first));
        assertEquals(List.of("B", "A"), created);
        FakeHost unknown = new FakeHost().field(":entry", "D");
        assertEquals(FunctionRuntime.LOAD_FAILED, runtime().load(unknown));
        assertTrue(unknown.fields(Host.ERROR).first(":message").contains("[A, B, C], not for D"));
    }

    @Test
    void oneMakesTheStateThatAllBeginWith() {
        Path file = Path.of("state");
        FakeHost making = new FakeHost().field(":entry", "A").field(":state-to", file.toString());
        FunctionRuntime first = runtime();
        assertEquals(FunctionRuntime.ANSWERED, first.load(making));
        assertEquals("A with [object of A]", answer(first));
        assertEquals(List.of("A", "B"), created.stream().sorted().toList());
        FakeHost reading = new FakeHost().field(":entry", "B").field(":state", file.toString());
        FunctionRuntime second = runtime();
        assertEquals(FunctionRuntime.ANSWERED, second.load(reading));
        assertEquals("B with [object of B]", answer(second));
        assertEquals(2, created.size());
        // a static method has none
        FakeHost method =
                new FakeHost()
                        .field(":entry", "C")
                        .field(":state-only", "1")
                        .field(":state", file.toString());
        assertEquals(FunctionRuntime.LOAD_FAILED, runtime().load(method));
        assertTrue(method.fields(Host.ERROR).first(":message").contains("static method"));
    }
}
