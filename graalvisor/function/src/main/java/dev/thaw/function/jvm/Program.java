// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.jvm;

import dev.thaw.function.FunctionRuntime;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What System says of the process, for a function that shares its JVM with others: calls of its
 * classes are led here. Each class loader of a function has a copy of this class.
 */
public final class Program {
    private static volatile FunctionRuntime runtime;

    private Program() {}

    /** Before any code of the function runs. */
    public static void is(FunctionRuntime function) {
        runtime = function;
    }

    /** As {@link System#exit}: ends the call. */
    public static void exit(int status) {
        runtime.exit(status);
    }

    /** As {@link System#getenv(String)}. */
    public static String getenv(String name) {
        return getenv().get(name);
    }

    /** As {@link System#getenv()}. */
    public static Map<String, String> getenv() {
        Map<String, String> environment = new TreeMap<>();
        for (String variable : runtime.environment()) {
            String[] sides = variable.split("=", 2);
            environment.put(sides[0], sides.length == 2 ? sides[1] : "");
        }
        return Collections.unmodifiableMap(environment);
    }
}
