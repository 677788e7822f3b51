// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.language.Language;
import java.io.ByteArrayOutputStream;
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
    private static final String TAKEN = "Successfully patched context of language: js";

    private ImagesContext images;

    @BeforeEach
    void makeTheImagesContext() {
        images = new ImagesContext(Language.JAVASCRIPT);
    }

    @AfterEach
    void forgetIt() {
        images.close();
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
