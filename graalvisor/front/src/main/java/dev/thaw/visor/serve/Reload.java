// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.Stderr;
import java.util.concurrent.Callable;
import sun.misc.Signal;

/** SIGHUP: the options are read again, and those that may change at once do, or none. */
final class Reload {
    private Reload() {}

    /**
     * @param reading of the options, as at the start
     */
    static void onSignal(Server server, Callable<ServerOptions> reading) {
        // one that is ignored (nohup) stays so
        Signal.handle(
                new Signal("HUP"),
                signal -> Thread.ofPlatform().name("reload").start(() -> now(server, reading)));
    }

    private static void now(Server server, Callable<ServerOptions> reading) {
        try {
            server.reload(reading.call());
            Stderr.say("the configuration was read again");
        } catch (Exception e) {
            Stderr.say("the configuration was not taken, nothing has changed: " + e.getMessage());
        }
    }
}
