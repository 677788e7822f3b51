// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.agent;

import dev.thaw.hottub.server.Ahead;
import dev.thaw.hottub.server.Server;

/**
 * The main class of a server's JVM, which hands over to the server; with arguments, of one that
 * transforms classes for servers. The C library defines it in the application's class loader, so
 * that the class path is the program's from the first.
 */
public final class Launch {
    private Launch() {}

    /** Called by the launcher, in the primordial thread; does not return. */
    public static void main(String[] arguments) {
        if (arguments.length == 0) {
            new Server(new StaticsLoader()).run();
        } else {
            Ahead.run(new StaticsLoader(), arguments);
        }
    }
}
