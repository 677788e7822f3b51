// SPDX-License-Identifier: GPL-2.0-only WITH Classpath-exception-2.0
package dev.thaw.function.image;

import com.oracle.svm.core.annotate.Substitute;
import com.oracle.svm.core.annotate.TargetClass;
import dev.thaw.function.FunctionRuntime;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.graalvm.nativeimage.ImageSingletons;

/** A function's environment variables are its own, not those of the process. */
@TargetClass(className = "java.lang.ProcessEnvironment")
final class ProgramEnvironment {
    /** Names and values by turns. */
    @Substitute
    @SuppressWarnings("unused")
    private static byte[][] environ() {
        List<String> variables = ImageSingletons.lookup(FunctionRuntime.class).environment();
        byte[][] result = new byte[2 * variables.size()][];
        for (int i = 0; i < variables.size(); i++) {
            String[] sides = variables.get(i).split("=", 2);
            result[2 * i] = sides[0].getBytes(StandardCharsets.UTF_8);
            result[2 * i + 1] =
                    (sides.length == 2 ? sides[1] : "").getBytes(StandardCharsets.UTF_8);
        }
        return result;
    }
}
