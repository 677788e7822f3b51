// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.language.Language;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Engine;
import org.graalvm.polyglot.PolyglotException;
import org.graalvm.polyglot.ResourceLimits;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Functions get the context that was made with the image. It is made here as there, by the same
 * call and properties, and Truffle says what it does with it.
 */
class PreinitializedContextTest {
    private static final String LANGUAGES = "polyglot.image-build-time.PreinitializeContexts";
    private static final String TAKEN = "Successfully patched context of language: js";
    private static final String OPTIONS = "javascript.properties";
    private static final String OF_THE_BUILDER = "-J-D";

    private final Map<String, String> set = new HashMap<>();

    @BeforeEach
    void makeTheImagesContext() throws IOException {
        set(LANGUAGES, "js");
        Properties image = new Properties();
        try (InputStream in = Language.class.getResourceAsStream(OPTIONS)) {
            image.load(in);
        }
        for (String argument : image.getProperty("arguments").split("\\s+")) {
            if (argument.startsWith(OF_THE_BUILDER)) {
                String[] parts = argument.substring(OF_THE_BUILDER.length()).split("=");
                set(parts[0], parts[1]);
            }
        }
        new TruffleInternals(getClass().getClassLoader()).preinitializeContexts();
        // an image has none of its builder's properties
        restore();
    }

    private void set(String name, String value) {
        set.put(name, value);
        System.setProperty(name, value);
    }

    private void restore() {
        set.keySet().forEach(System::clearProperty);
    }

    @AfterEach
    void forgetIt() {
        restore();
        Reflection.call(
                new Reflection(getClass().getClassLoader())
                        .method(
                                "org.graalvm.polyglot.Engine$ImplHolder",
                                "resetPreInitializedEngine"));
    }

    private static String made(Context.Builder builder) {
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        try (Context context = builder.option("log.engine.level", "FINE").logHandler(log).build()) {
            assertEquals(2, context.eval("js", "1 + 1").asInt());
        }
        return log.toString();
    }

    @Test
    void functionsTakeIt() {
        String log = made(Language.JAVASCRIPT.context());
        assertTrue(log.contains(TAKEN), log);
    }

    @Test
    void thoseWithVariablesTakeItToo() {
        String log = made(Language.JAVASCRIPT.context().environment("A", "b"));
        assertTrue(log.contains(TAKEN), log);
    }

    @Test
    void thereIsOne() {
        made(Language.JAVASCRIPT.context());
        String log = made(Language.JAVASCRIPT.context());
        assertFalse(log.contains(TAKEN), log);
    }

    private static boolean exceeds(Context.Builder builder) {
        ResourceLimits limits = ResourceLimits.newBuilder().statementLimit(100, null).build();
        try (Context context = builder.resourceLimits(limits).build()) {
            context.eval("js", "for (let i = 0; i < 1000; i++) { i += 0 }");
            return false;
        } catch (PolyglotException e) {
            return e.isResourceExhausted();
        }
    }

    /** Why CountedContexts has an engine of its own. */
    @Test
    void itCountsNoStatements() {
        assertFalse(exceeds(Language.JAVASCRIPT.context()));
        assertTrue(exceeds(Language.JAVASCRIPT.context()), "it was taken by the first one");
    }

    @Test
    void thoseOfAnotherEngineAreCounted() {
        try (Engine engine = Engine.create()) {
            assertTrue(exceeds(Language.JAVASCRIPT.context().engine(engine)));
        }
    }

    @Test
    void otherOptionsNeedAnother() {
        String log =
                made(Language.JAVASCRIPT.context().option("js.esm-eval-returns-exports", "false"));
        assertFalse(log.contains(TAKEN), log);
    }
}
