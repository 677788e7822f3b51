// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;

/** The run that is on, as the C library asks for it from the run's main thread. One at a time. */
final class Run {
    private static final int STATIC = 1;
    private static final int NO_ARGUMENTS = 2;

    private static final Class<?> LAUNCHER = Jdk.type("sun.launcher.LauncherHelper");
    private static final Method LOAD_MAIN =
            Jdk.method(LAUNCHER, "checkAndLoadMain", boolean.class, int.class, String.class);
    private static final boolean INSTANCE_MAIN = Jdk.hasField(LAUNCHER, "isStaticMain");
    private static final Method SHUTDOWN = Jdk.method(Jdk.type("java.lang.Shutdown"), "shutdown");

    private static final Map<String, Main> FOUND = new HashMap<>();

    private static Request request;
    private static long threadId;
    private static Main main;

    private Run() {}

    /** A main class and how its main method is called. */
    private static final class Main {
        final Class<?> type;
        final int kind;

        Main(Class<?> type, int kind) {
            this.type = type;
            this.kind = kind;
        }
    }

    static void next(Request given, long mainThreadId) {
        request = given;
        threadId = mainThreadId;
    }

    /**
     * Called in the main thread: gives it the state of one, and finds the main class as java does.
     */
    static Class<?> prepare() throws Throwable {
        Thread thread = Thread.currentThread();
        Threads.becomeMain(thread, threadId);
        String key = request.mode + request.main;
        main = FOUND.get(key);
        if (main == null) {
            Class<?> type;
            try {
                // Prints and exits, as java does, if there is none.
                type = (Class<?>) LOAD_MAIN.invoke(null, true, request.mode, request.main);
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
            int kind = STATIC;
            if (INSTANCE_MAIN) {
                kind =
                        ((boolean) Jdk.get(LAUNCHER, "isStaticMain") ? STATIC : 0)
                                | ((boolean) Jdk.get(LAUNCHER, "noArgMain") ? NO_ARGUMENTS : 0);
            }
            main = new Main(type, kind);
            FOUND.put(key, main);
        } else if (request.mode == Request.MODULE) {
            System.setProperty("jdk.module.main.class", main.type.getName());
        }
        return main.type;
    }

    static String[] arguments() {
        return request.arguments;
    }

    static int kindOfMain() {
        return main.kind;
    }

    /**
     * Called when main has returned: waits until only daemons are left, and runs the shutdown
     * hooks.
     */
    static void finish() throws Throwable {
        Threads.awaitOthers();
        try {
            SHUTDOWN.invoke(null);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** Nothing of a run stays reachable. */
    static void forget() {
        request = null;
        main = null;
    }
}
