// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import dev.thaw.hottub.agent.Launch;
import java.io.IOException;

/**
 * Defines what transformed code calls in the boot loader, where all class loaders see it. (A longer
 * boot class path would do so as well, but a JVM whose boot class path grows gives up shared
 * archives of the other loaders.)
 */
public final class Guards implements Launch.Step {
    /** All classes of the package, each after those that it extends. */
    static final String[] NAMES = {
        "Refusals",
        "StackTraces",
        "Exits$Handler",
        "Exits$RunEnded",
        "Exits",
        "InterfaceField$Writer",
        "InterfaceField",
        "ClassState",
        "CallSites$Site",
        "CallSites",
        "Reflected",
    };

    /** Called before another class of the server is loaded, which might refer to a guard. */
    @Override
    public void take() throws IOException {
        for (String simple : NAMES) {
            String name = "dev/thaw/hottub/guard/" + simple;
            if (Native.defineBootClass(name) == null) {
                throw new IOException("thaw-hottub-server.jar has no class " + name);
            }
        }
    }
}
