// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.language.hosted;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.language.Language;
import java.io.ByteArrayOutputStream;
import org.graalvm.polyglot.Context;
import org.junit.jupiter.api.Test;

/** As {@link PreinitializedContextTest}, of Python. */
class PreinitializedPythonTest {
    private static final String SCRIPT =
            "import os\n[os.environ['A'], os.getenv('B', 'no'), os.getenv('PATH', 'no')]";

    /** Its {@code os.environ} was made with the image, and has the function's variables. */
    @Test
    void functionsWithVariablesTakeIt() throws Exception {
        ByteArrayOutputStream log = new ByteArrayOutputStream();
        Context.Builder builder =
                Language.PYTHON
                        .context()
                        .environment("A", "b=1")
                        .option("log.engine.level", "FINE")
                        .logHandler(log);
        try (ImagesContext images = new ImagesContext(Language.PYTHON);
                Context context = builder.build()) {
            assertEquals("['b=1', 'no', 'no']", context.eval("python", SCRIPT).toString());
        }
        assertTrue(
                log.toString().contains("Successfully patched context of language: python"),
                log.toString());
    }
}
