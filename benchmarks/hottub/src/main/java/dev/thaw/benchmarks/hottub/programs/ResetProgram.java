// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub.programs;

import dev.thaw.hottub.statics.JavaAgent;
import dev.thaw.hottub.statics.StaticState;
import java.lang.instrument.Instrumentation;

/**
 * An agent and a program: initialises classes and resets their static state, and prints how long a
 * reset takes for each, in nanoseconds for 1,000 classes.
 */
public final class ResetProgram {
    private static StaticState statics;

    private ResetProgram() {}

    public static void premain(String arguments, Instrumentation instrumentation) {
        statics = JavaAgent.install(instrumentation, null);
    }

    /** Arguments: how many classes, how many resets are measured. */
    public static void main(String[] arguments) throws Exception {
        int classes = Integer.parseInt(arguments[0]);
        int resets = Integer.parseInt(arguments[1]);
        for (int run = 0; run < resets + 200; run++) {
            for (int i = 0; i < classes; i++) {
                // A fresh JVM would initialise them as well; by name, since there are so many.
                ClassLoader.getSystemClassLoader()
                        .loadClass("measured.C" + i)
                        .getMethod("touch")
                        .invoke(null);
            }
            long start = System.nanoTime();
            statics.reset();
            long time = System.nanoTime() - start;
            if (run >= 200) {
                System.out.println(time * 1000 / statics.classes());
            }
        }
    }
}
