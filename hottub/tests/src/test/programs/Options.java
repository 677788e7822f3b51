// SPDX-License-Identifier: Apache-2.0

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.management.ManagementFactory;

/** Shows the options that it was started with, and what of them stays in static fields. */
public class Options {
    private static final String LEVEL = System.getProperty("level", "none");

    /** A handle, which stays in a server, and depends on an option. */
    static final class Handles {
        static final MethodHandle HANDLE = LEVEL.startsWith("no") ? null : find();

        static MethodHandle find() {
            try {
                MethodType type = MethodType.methodType(String.class);
                return MethodHandles.lookup().findStatic(Options.class, "level", type);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    static String level() {
        return LEVEL;
    }

    public static void main(String[] arguments) throws Throwable {
        System.out.println("pid " + ProcessHandle.current().pid());
        System.out.println(LEVEL);
        System.getProperties().forEach((name, value) -> System.out.println(name + "=" + value));
        if (arguments.length > 0) {
            System.out.println(Handles.HANDLE == null ? "none" : (String) Handles.HANDLE.invokeExact());
        } else {
            System.out.println(ManagementFactory.getRuntimeMXBean().getInputArguments());
        }
    }
}
