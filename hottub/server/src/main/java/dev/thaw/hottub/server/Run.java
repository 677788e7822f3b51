// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import dev.thaw.hottub.guard.Exits;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;

/** The run that is on, as the C library asks for it from the run's main thread. One at a time. */
final class Run {
    private static final int STATIC = 1;
    private static final int NO_ARGUMENTS = 2;

    private static final Class<?> LAUNCHER = Jdk.type("sun.launcher.LauncherHelper");
    private static final Class<?> SHUTDOWN = Jdk.type("java.lang.Shutdown");

    private static final Map<String, Main> FOUND = new HashMap<>();

    private static Request request;
    private static JdkState jdk;
    private static StatePage page;
    private static Main main;
    private static long started;

    static {
        // A JDK that has it elsewhere is found before a program runs.
        kindOfLoaded();
    }

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

    static void next(Request given, JdkState state, StatePage pageOfServer) {
        Exits.setEnding(false);
        request = given;
        jdk = state;
        page = pageOfServer;
    }

    /**
     * Called in the main thread: gives it the state of one, and finds the main class as java does.
     */
    static Class<?> prepare() throws Throwable {
        // A class loader of the program may do anything.
        begin();
        jdk.becomeMain(Thread.currentThread());
        String key = request.mode + request.main;
        main = FOUND.get(key);
        if (main == null) {
            // Prints and exits, as java does, if there is none.
            Class<?> type = Native.loadMain(LAUNCHER, request.mode, request.main);
            jdk.mainIsFound();
            main = new Main(type, kindOfLoaded());
            FOUND.put(key, main);
        } else if (request.mode == Request.MODULE) {
            System.setProperty("jdk.module.main.class", main.type.getName());
        }
        started = System.nanoTime();
        return main.type;
    }

    /** From here on all can be seen from outside. */
    static void begin() {
        page.begun(true);
        Native.openStandard();
    }

    /** When main was called, as {@link System#nanoTime} counts. */
    static long started() {
        return started;
    }

    /** Since JDK 21 main need not be static, nor have arguments; the launcher knows. */
    private static int kindOfLoaded() {
        if (Jdk.FEATURE < 21) {
            return STATIC;
        }
        if (Jdk.FEATURE == 21) {
            int instanceMain = 2;
            int type = (int) Jdk.number(LAUNCHER, null, "mainType", "I");
            return ((type & instanceMain) == 0 ? STATIC : 0) | ((type & 1) != 0 ? NO_ARGUMENTS : 0);
        }
        boolean instance = Jdk.number(LAUNCHER, null, "isStaticMain", "Z") == 0;
        boolean bare = Jdk.number(LAUNCHER, null, "noArgMain", "Z") != 0;
        return (instance ? 0 : STATIC) | (bare ? NO_ARGUMENTS : 0);
    }

    static String[] arguments() {
        return request.arguments;
    }

    static int kindOfMain() {
        return main.kind;
    }

    /** Called when main has returned: whether no thread is left to wait for, and no hook to run. */
    static boolean isAllDone() throws IOException {
        Object[] hooks = (Object[]) Jdk.get(SHUTDOWN, null, "hooks", "[Ljava/lang/Runnable;");
        for (Object hook : hooks) {
            if (hook != null) {
                return false;
            }
        }
        return Threads.others().isEmpty();
    }

    /** Called by the thread that ends the run next: whether no other is left to do anything. */
    static boolean isAlone() throws IOException {
        return Threads.isAlone();
    }

    /**
     * Called when main has returned: waits until only daemons are left, and runs the shutdown
     * hooks.
     */
    static void finish() throws Throwable {
        Threads.awaitOthers();
        Jdk.call(SHUTDOWN, "shutdown", "()V");
    }

    /** Nothing of a run stays reachable. */
    static void forget() {
        request = null;
        main = null;
    }
}
