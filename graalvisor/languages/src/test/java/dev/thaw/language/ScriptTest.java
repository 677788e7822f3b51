// SPDX-License-Identifier: Apache-2.0
package dev.thaw.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScriptTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Context context =
            Language.JAVASCRIPT
                    .context()
                    .option("engine.WarnInterpreterOnly", "false")
                    .out(out)
                    .build();

    @AfterEach
    void close() {
        context.close(true);
    }

    private Script load(String name, String text, String entry) throws ScriptException {
        return load(name, text, entry, Map.of());
    }

    private Script load(String name, String text, String entry, Map<String, String> environment)
            throws ScriptException {
        return Script.load(
                context,
                Language.JAVASCRIPT,
                Language.JAVASCRIPT.source(name, text),
                entry,
                environment);
    }

    private Answer answer(String script, String request) throws ScriptException {
        return load("hello.js", script, "").call(request);
    }

    private ScriptException fails(String script, String request) {
        return assertThrows(ScriptException.class, () -> answer(script, request));
    }

    @Test
    void variablesAreWhereNodeHasThem() throws ScriptException {
        Map<String, String> environment =
                Map.of("A", "gr\u00fc\u00dfe \"\\\n\ud83d\ude00", "__proto__", "x", "E", "");
        Script script = load("a.mjs", "export const main = n => process.env[n]", "", environment);
        for (Map.Entry<String, String> variable : environment.entrySet()) {
            assertEquals(variable.getValue(), script.call(variable.getKey()).text());
        }
        assertEquals("null", script.call("PATH").text());
    }

    @Test
    void whereThereIsNoVariableThereIsNoProcess() throws ScriptException {
        assertEquals("undefined", answer("x => typeof process", "").text());
    }

    @Test
    void objectsAreJson() throws ScriptException {
        assertEquals("application/json", answer("x => x", "[1]").contentType());
        assertEquals("null", answer("x => undefined", "").text());
        assertEquals("{}", answer("x => x", "").text());
        assertEquals("3", answer("x => x + 1", "2").text());
        assertEquals(
                new Answer(true, "{\"greeting\":\"hello you\"}"),
                answer(
                        "function main(args) { return {greeting: 'hello ' + args.name} }",
                        "{\"name\":\"you\"}"));
    }

    @Test
    void textIsText() throws ScriptException {
        Answer answer = answer("x => '<p>' + x", "no JSON: grüße 🦀");
        assertEquals(new Answer(false, "<p>no JSON: grüße 🦀"), answer);
        assertEquals("text/plain; charset=utf-8", answer.contentType());
    }

    @Test
    void promisesAreAwaited() throws ScriptException {
        assertEquals("[3]", answer("async x => { await null; return [3] }", "").text());
        assertEquals(
                "late",
                assertThrows(
                                ScriptException.class,
                                () ->
                                        answer(
                                                "async x => { await 1; throw new TypeError('late') }",
                                                ""))
                        .getMessage()
                        .replace("TypeError: ", ""));
        assertTrue(fails("x => new Promise(() => {})", "").getMessage().contains("not settled"));
    }

    @Test
    void theFunctionIsFound() throws ScriptException {
        String two = "const main = x => 'main'; function other() { return 'other' }; x => 'last'";
        assertEquals("main", load("a.js", two, "").call("").text());
        assertEquals("other", load("a.js", "{" + two + "}", "other").call("").text());
        assertEquals("made", load("a.js", "({handle: x => 'made'})", "handle").call("").text());
    }

    @Test
    void modulesExport() throws ScriptException {
        assertEquals(
                "main",
                load("a.mjs", "export function main(x) { return 'main' }", "").call("").text());
        assertEquals("default", load("b.mjs", "export default x => 'default'", "").call("").text());
        assertEquals("h", load("c.mjs", "export const h = x => 'h'", "h").call("").text());
        String both = "export default x => 'default'; export function main() { return 'main' }";
        assertEquals("main", load("d.mjs", both, "").call("").text());
        assertEquals("default", load("e.mjs", both, "default").call("").text());
    }

    @Test
    void aGlobalFunctionComesBeforeThatOfAModule() throws ScriptException {
        String text = "globalThis.main = () => 'global'; export function main() { return 'own' }";
        assertEquals("global", load("a.mjs", text, "").call("").text());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "export const main = 42",
                "export const other = () => 1",
                "globalThis.main = 42; export function main() {}"
            })
    void modulesWithoutAFunctionAreRefused(String text) {
        ScriptException refused =
                assertThrows(ScriptException.class, () -> load("empty.mjs", text, ""));
        assertEquals("entry", refused.type());
        assertTrue(refused.getMessage().contains("empty.mjs"), refused.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "42", "const main = 42", "({})", "undefined"})
    void scriptsWithoutAFunctionAreRefused(String text) {
        ScriptException refused =
                assertThrows(ScriptException.class, () -> load("empty.js", text, ""));
        assertEquals("entry", refused.type());
        assertTrue(refused.getMessage().contains("empty.js"), refused.getMessage());
    }

    @Test
    void errorsAreTheGuests() {
        ScriptException thrown =
                fails(
                        "function inner() { throw new TypeError('no') }\nfunction main() { inner() }",
                        "");
        assertEquals("TypeError", thrown.type());
        assertEquals(ScriptException.Kind.THREW, thrown.kind());
        assertTrue(thrown.stack().contains("at inner (hello.js:1)"), thrown.stack());
        assertTrue(thrown.stack().contains("at main (hello.js:2)"), thrown.stack());
        assertFalse(thrown.stack().contains("adapter.js"), thrown.stack());
        ScriptException cyclic = fails("x => { const a = []; a.push(a); return a }", "");
        assertEquals("TypeError", cyclic.type());
    }

    @Test
    void syntaxErrorsHaveAPlace() {
        ScriptException thrown =
                assertThrows(
                        ScriptException.class, () -> load("bad.js", "let x = 1;\nlet y = ;", ""));
        assertEquals("SyntaxError", thrown.type());
        assertTrue(thrown.stack().contains("bad.js:2"), thrown.stack());
    }

    @Test
    void recursionEndsItsCallOnly() throws ScriptException {
        Script script = load("a.js", "function f() { return f() + 1 }; x => x.go ? f() : 'ok'", "");
        assertThrows(ScriptException.class, () -> script.call("{\"go\":1}"));
        assertEquals("ok", script.call("").text());
    }

    @Test
    void theConsoleIsTheOutput() throws ScriptException {
        answer("x => { console.log('grüße', x.a); return 1 }", "{\"a\":1}");
        assertEquals("grüße 1\n", out.toString(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Java.type('java.lang.System').exit(3)",
                "Polyglot.eval('js', '1')",
                "load('/etc/passwd')",
                "require('fs')",
                "process.exit(1)",
                "quit(1)",
                "new Worker('x')",
                "read('/etc/hostname')"
            })
    void theHostIsOutOfReach(String attempt) {
        ScriptException thrown = fails("x => " + attempt, "");
        assertEquals(ScriptException.Kind.THREW, thrown.kind(), thrown.stack());
    }

    @Test
    void filesCannotBeImported() {
        assertThrows(
                ScriptException.class,
                () -> load("a.mjs", "import x from '/etc/passwd'; export default x", ""));
    }

    @Test
    void theAdapterKeepsItsFunctions() throws ScriptException {
        assertEquals(
                "{\"a\":1}",
                answer("JSON.parse = JSON.stringify = null; x => x", "{\"a\":1}").text());
    }
}
