// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.harness;

import dev.thaw.hottub.guard.Exits;
import dev.thaw.hottub.statics.JavaAgent;
import dev.thaw.hottub.statics.StaticState;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs a program several times in one JVM, its static state made new in between, and shows each
 * run's output.
 */
public final class Reruns {
    private static StaticState statics;

    private Reruns() {}

    public static void premain(String arguments, Instrumentation instrumentation) {
        String cache = System.getProperty("reruns.cache");
        statics = JavaAgent.install(instrumentation, cache == null ? null : new File(cache));
    }

    /** Arguments: how often, the main class, the program's arguments. */
    public static void main(String[] arguments) throws Exception {
        PrintStream console = System.out;
        String[] rest = java.util.Arrays.copyOfRange(arguments, 2, arguments.length);
        for (int run = 0; run < Integer.parseInt(arguments[0]); run++) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
            System.setOut(out);
            AtomicInteger status = new AtomicInteger();
            Exits.setHandler((exit, halt) -> {
                status.set(exit);
                throw new Exits.RunEnded();
            });
            long start = System.nanoTime();
            Thread main =
                    new Thread(
                            () -> {
                                try {
                                    Class.forName(
                                                    arguments[1],
                                                    false,
                                                    ClassLoader.getSystemClassLoader())
                                            .getMethod("main", String[].class)
                                            .invoke(null, (Object) rest);
                                } catch (InvocationTargetException e) {
                                    if (!(e.getCause() instanceof Exits.RunEnded)) {
                                        e.getCause().printStackTrace(out);
                                        status.set(1);
                                    }
                                } catch (ExceptionInInitializerError e) {
                                    e.printStackTrace(out);
                                    status.set(1);
                                } catch (ReflectiveOperationException e) {
                                    throw new AssertionError(e);
                                }
                            },
                            "main");
            main.start();
            main.join();
            long ran = System.nanoTime();
            statics.reset();
            statics.store();
            long reset = System.nanoTime();
            System.setOut(console);
            console.print(bytes.toString(StandardCharsets.UTF_8));
            console.println("=== status " + status.get());
            if (Boolean.getBoolean("reruns.times")) {
                console.printf(
                        "=== %.2f ms, reset %.3f ms, %d classes%n",
                        (ran - start) / 1e6, (reset - ran) / 1e6, statics.classes());
            }
            statics.refusal().ifPresent(reason -> console.println("=== refused: " + reason));
        }
    }
}
