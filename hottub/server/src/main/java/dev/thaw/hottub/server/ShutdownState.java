// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.util.IdentityHashMap;
import java.util.LinkedHashSet;

/**
 * The steps in which a JVM ends: a run has gone through them, and the next one is to do so, too.
 */
final class ShutdownState {
    private ShutdownState() {}

    static void hooks() {
        Jdk.setNumber(Jdk.type("java.lang.Shutdown"), null, "currentRunningHook", "I", -1);
        int booted = 4;
        Jdk.setNumber(Jdk.type("jdk.internal.misc.VM"), null, "initLevel", "I", booted);
        JdkFields.set(
                "java.lang.ApplicationShutdownHooks",
                "hooks",
                "Ljava/util/IdentityHashMap;",
                new IdentityHashMap<>());
        JdkFields.set(
                "java.io.DeleteOnExitHook",
                "files",
                "Ljava/util/LinkedHashSet;",
                new LinkedHashSet<>());
    }
}
