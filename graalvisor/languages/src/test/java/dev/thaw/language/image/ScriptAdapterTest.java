// SPDX-License-Identifier: Apache-2.0
package dev.thaw.language.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.function.Fields;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.function.Host;
import dev.thaw.function.Unwinder;
import dev.thaw.language.Language;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scripts by the contract of function libraries, on a JVM. */
class ScriptAdapterTest {
    @TempDir private Path directory;
    private final FunctionRuntime runtime =
            new FunctionRuntime(new ScriptAdapter(Language.JAVASCRIPT), Unwinder.NONE);

    /** Keeps what is written. */
    private static final class Worker implements Host {
        private final byte[] head;
        private final ByteArrayInputStream body;
        private final Map<Integer, ByteArrayOutputStream> written = new TreeMap<>();

        Worker(Fields.Builder head, byte[] body) {
            this.head = head.encode();
            this.body = new ByteArrayInputStream(body);
        }

        @Override
        public byte[] head() {
            return head;
        }

        @Override
        public long read(byte[] buffer, int offset, int length) {
            return Math.max(0, body.read(buffer, offset, length));
        }

        @Override
        public long write(int kind, byte[] bytes, int offset, int length) {
            written.computeIfAbsent(kind, k -> new ByteArrayOutputStream())
                    .write(bytes, offset, length);
            return length;
        }

        String text(int kind) {
            return written.get(kind).toString(StandardCharsets.UTF_8);
        }

        String field(int kind, String name) {
            return Fields.decode(written.get(kind).toByteArray()).first(name);
        }
    }

    private Worker load(int result, byte[] script, String entry) throws Exception {
        return load(result, script, new Fields.Builder().add(":entry", entry));
    }

    private Worker load(int result, byte[] script, Fields.Builder fields) throws Exception {
        Path source = Files.write(directory.resolve("source.js"), script);
        Worker worker = new Worker(fields.add(":source", source.toString()), new byte[0]);
        assertEquals(result, runtime.load(worker), () -> worker.written.toString());
        return worker;
    }

    private void load(String script) throws Exception {
        load(FunctionRuntime.ANSWERED, script.getBytes(StandardCharsets.UTF_8), "");
    }

    private Worker call(int result, String body) {
        return call(result, body.getBytes(StandardCharsets.UTF_8));
    }

    private Worker call(int result, byte[] body) {
        Worker worker = new Worker(new Fields.Builder().add(":id", "1"), body);
        assertEquals(result, runtime.call(worker), () -> worker.written.toString());
        return worker;
    }

    @Test
    void answersHaveTheirType() throws Exception {
        load("x => x.text ? 'grüße' : x");
        Worker json = call(FunctionRuntime.ANSWERED, "{\"a\": 1}");
        assertEquals("{\"a\":1}", json.text(Host.BODY));
        assertEquals("application/json", json.field(Host.HEAD, "content-type"));
        Worker text = call(FunctionRuntime.ANSWERED, "{\"text\": 1}");
        assertEquals("grüße", text.text(Host.BODY));
        assertEquals("text/plain; charset=utf-8", text.field(Host.HEAD, "content-type"));
    }

    @Test
    void failuresOfLoadingAreTold() throws Exception {
        Worker syntax = load(FunctionRuntime.LOAD_FAILED, "let x = ;".getBytes(), "");
        assertEquals("SyntaxError", syntax.field(Host.ERROR, ":type"));
        assertTrue(syntax.field(Host.ERROR, ":stack").contains("source.js:1"));
        Worker entry = load(FunctionRuntime.LOAD_FAILED, "x => x".getBytes(), "other");
        assertTrue(entry.field(Host.ERROR, ":message").contains("no function 'other'"));
        Worker bytes = load(FunctionRuntime.LOAD_FAILED, new byte[] {'1', (byte) 0xff}, "");
        assertTrue(bytes.field(Host.ERROR, ":message").contains("not UTF-8"));
    }

    @Test
    void aMissingScriptIsTold() {
        Worker worker = new Worker(new Fields.Builder().add(":source", "/no/such.js"), new byte[0]);
        assertEquals(FunctionRuntime.LOAD_FAILED, runtime.load(worker));
        assertTrue(worker.field(Host.ERROR, ":message").contains("/no/such.js"));
    }

    @Test
    void exceptionsAreInTheScriptsWords() throws Exception {
        load("function main(x) { throw new RangeError('no ' + x) }");
        Worker worker = call(FunctionRuntime.THREW, "1");
        assertEquals("RangeError", worker.field(Host.ERROR, ":type"));
        assertTrue(worker.field(Host.ERROR, ":message").contains("no 1"));
        assertTrue(worker.field(Host.ERROR, ":stack").contains("at main (source.js:1)"));
    }

    @Test
    void statementsAreCountedForEachCall() throws Exception {
        String script = "let calls = 0; x => { while (x.n-- > 0) {} return ++calls }";
        load(
                FunctionRuntime.ANSWERED,
                script.getBytes(StandardCharsets.UTF_8),
                new Fields.Builder().add(":statements", "1000"));
        for (int i = 1; i <= 5; i++) {
            assertEquals("" + i, call(FunctionRuntime.ANSWERED, "{\"n\":300}").text(Host.BODY));
        }
        Worker over = call(FunctionRuntime.THREW, "{\"n\":1e9}");
        assertEquals("statement-limit", over.field(Host.ERROR, ":type"));
        assertEquals("1", call(FunctionRuntime.ANSWERED, "{\"n\":1}").text(Host.BODY));
    }

    @Test
    void statementsOfLoadingAreCounted() throws Exception {
        Worker over =
                load(
                        FunctionRuntime.LOAD_FAILED,
                        "for (;;) {}; x => x".getBytes(StandardCharsets.UTF_8),
                        new Fields.Builder().add(":statements", "1000"));
        assertEquals("statement-limit", over.field(Host.ERROR, ":type"));
    }

    @Test
    void requestsThatAreNoTextAreBad() throws Exception {
        load("x => x");
        Worker worker = call(FunctionRuntime.BAD_REQUEST, new byte[] {'a', (byte) 0xff});
        assertTrue(worker.field(Host.ERROR, ":message").contains("at byte 1"));
        call(FunctionRuntime.ANSWERED, "1");
    }
}
