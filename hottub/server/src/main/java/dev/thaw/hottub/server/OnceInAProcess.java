// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.Map;
import java.util.Optional;

/**
 * What the JDK does once in a process, and in a server in any run: a reset that took it away would
 * take it from all runs that follow. It stays, or the JDK is made to do it again.
 */
final class OnceInAProcess {
    private OnceInAProcess() {}

    /** Called before the first run. */
    static void begin() {
        Native.saveSignals(System.getProperty("java.home") + "/lib/");
    }

    /**
     * Called between runs.
     *
     * @param handled numbers of the signals that Java code has had handlers for
     * @return why that cannot be
     */
    static Optional<String> reset(int[] handled) {
        if (Jdk.used("jdk.jfr.internal.PlatformRecorder") != null) {
            // Its threads, one of them in native code, have ended with the run, and it has no
            // others.
            return Optional.of("the flight recorder has been used");
        }
        Native.restoreSignals(handled);
        shutdownHooks();
        inheritedChannel();
        return Optional.empty();
    }

    /**
     * Called after the collection.
     *
     * @return why pools of the JDK cannot be made new
     */
    static Optional<String> pools() {
        try {
            Pools.openThoseOfTheJdk();
            return Optional.empty();
        } catch (Lasting e) {
            return Optional.of(e.getMessage());
        }
    }

    /** A thread runs once, so there has to be another one. */
    @SuppressWarnings("unchecked")
    private static void shutdownHooks() {
        Class<?> managers = Jdk.used("java.util.logging.LogManager");
        Object manager =
                managers == null
                        ? null
                        : Jdk.get(managers, null, "manager", "Ljava/util/logging/LogManager;");
        if (manager != null) {
            // Closes the files of a run before its client has the status.
            Thread closer =
                    (Thread)
                            Native.construct(
                                    Jdk.type("java.util.logging.LogManager$Cleaner"),
                                    "(Ljava/util/logging/LogManager;)V",
                                    manager,
                                    false);
            Object hooks =
                    Jdk.get(
                            Jdk.type("java.lang.ApplicationShutdownHooks"),
                            null,
                            "hooks",
                            "Ljava/util/IdentityHashMap;");
            ((Map<Object, Object>) hooks).put(closer, closer);
        }
    }

    /** Standard input of the run before; and a number for /dev/null that no object has. */
    private static void inheritedChannel() {
        Class<?> type = Jdk.used("sun.nio.ch.InheritedChannel");
        if (type != null) {
            Jdk.setNumber(type, null, "haveChannel", "Z", 0);
            Jdk.set(type, null, "channel", "Ljava/nio/channels/Channel;", null);
            Jdk.setNumber(type, null, "devnull", "I", -1);
        }
    }
}
