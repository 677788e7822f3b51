// SPDX-License-Identifier: Apache-2.0
package dev.thaw.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.Value;
import org.junit.jupiter.api.Test;

/** The adapter does without the json package, and gives what that would. */
class PythonAdapterTest {
    @Test
    void textIsWhatTheJsonPackageMakesOfIt() throws Exception {
        String differences;
        try (InputStream in = getClass().getResourceAsStream("adapter_differences.py")) {
            differences = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
        try (Context context =
                Language.PYTHON.context().option("engine.WarnInterpreterOnly", "false").build()) {
            Value found =
                    context.eval("python", differences)
                            .execute(context.eval(Language.PYTHON.adapter()));
            assertEquals(40, found.getArrayElement(0).asInt());
            assertEquals("[]", found.getArrayElement(1).asString());
        }
    }
}
