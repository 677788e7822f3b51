// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.polyglot.TestFront.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Scripts that use classes of their jars, and other languages. */
@Timeout(300)
class PolyglotFunctionTest {
    private static final String CLASSES =
            """
            package example;
            public class Words {
                public static int made;
                private final String word;
                public Words(String word) { this.word = word; made++; }
                public String twice() { return word + word; }
                public java.util.List<String> letters() { return java.util.List.of(word.split("")); }
                public java.util.Map<String, Integer> lengths() { return java.util.Map.of(word, word.length()); }
                public byte[] bytes() { return word.getBytes(); }
                public Thread thread() { return Thread.currentThread(); }
                public void fail() { throw new IllegalStateException("no words"); }
                String hidden() { return "hidden"; }
            }
            class Inner { public static String secret() { return "secret"; } }
            """;

    @TempDir private Path directory;
    private TestFront front;

    @BeforeEach
    void start() throws IOException {
        front = new TestFront(directory, 250);
    }

    @AfterEach
    void end() throws IOException {
        front.close();
    }

    private Path jar() throws IOException {
        return CompiledJar.of(directory, "Words", CLASSES);
    }

    private void load(String language, String text, Fields more) throws IOException {
        Frame frame = front.tryLoad("f@1", language, text, new Fields(), more);
        assertEquals(Frame.Kind.DONE, frame.kind(), TestFront.text(frame));
    }

    private void loadWithJar(String text) throws IOException {
        load(
                "javascript",
                text,
                new Fields().add(":languages", "java").add(":jar", jar().toString()));
    }

    @Test
    void javaScriptUsesItsJar() throws IOException {
        loadWithJar(
                """
                const Words = Java.type('example.Words');
                function main(args) {
                  const words = new Words(args.word);
                  return [words.twice(), words.letters().length, words.letters()[0],
                          words.lengths().get === undefined, words.bytes()[0], Words.made];
                }
                """);
        Answer answer = front.call("f@1", "{\"word\":\"abc\"}");
        assertEquals("[\"abcabc\",3,\"a\",false,97,1]", answer.body(), answer.end().toString());
    }

    @Test
    void whatItThrowsIsTheCallsError() throws IOException {
        loadWithJar("const W = Java.type('example.Words'); function main() { new W('').fail(); }");
        Answer answer = front.call("f@1", "");
        assertEquals("1", answer.result());
        assertTrue(answer.end().first(":message").contains("no words"), "as the class says");
    }

    /** Neither the JDK's classes, nor what is not public, nor reflection. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Java.type('java.lang.System').exit(3)",
                "Java.type('java.io.File')",
                "Java.type('dev.thaw.visor.polyglot.Worker')",
                "Java.type('org.graalvm.polyglot.Context')",
                "Java.type('example.Inner').secret()",
                "new W('').hidden()",
                "new W('').getClass().forName('java.lang.System')",
                "new W('').thread().getContextClassLoader()",
                "new W('').letters().getClass()",
                "W.class.getClassLoader()",
                "Polyglot.eval('python', '1')",
                "load('/etc/hostname')"
            })
    void nothingElseOfJavaIsReached(String attempt) throws IOException {
        loadWithJar(
                "const W = Java.type('example.Words');"
                        + "function main() { try { return 'done ' + "
                        + attempt
                        + " } catch (e) { return 'refused' } }");
        assertEquals("refused", front.call("f@1", "").body());
    }

    /** Python takes a while to begin on a plain JVM. */
    @Test
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "Python begins on a JVM that interprets it; with --soak")
    void javaScriptAndPythonCallEachOther() throws IOException {
        load(
                "javascript",
                """
                const total = Polyglot.eval('python', 'lambda numbers: sum(numbers)');
                function main(args) { return {total: total(args.numbers)}; }
                """,
                new Fields().add(":languages", "python"));
        assertEquals("{\"total\":6}", front.call("f@1", "{\"numbers\":[1,2,3]}").body());
    }

    @Test
    void aJarThatIsNoneIsRefused() throws IOException {
        Path jar = Files.writeString(directory.resolve("bad.jar"), "no zip");
        Fields more = new Fields().add(":languages", "java").add(":jar", jar.toString());
        Frame frame = front.tryLoad("f@1", "javascript", "function main() {}", new Fields(), more);
        assertEquals(Frame.Kind.FAILED, frame.kind());
        assertTrue(TestFront.text(frame).contains("a jar cannot be read"), TestFront.text(frame));
    }
}
