// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.run;

import dev.thaw.advise.kernel.SystemCalls;
import java.util.ArrayList;
import java.util.List;
import sun.misc.Signal;

/** Passes signals on to a process; what comes before it is there gets to it then. */
final class ForwardedSignals {
    private static final List<String> NAMES = List.of("INT", "TERM", "HUP", "USR2");
    private static final long NONE = 0;

    private final List<Integer> early = new ArrayList<>();
    private long process = NONE;

    ForwardedSignals() {
        // a terminal sends its keys' signals to the process itself, too
        boolean isAtTerminal = System.console() != null && System.console().isTerminal();
        for (String name : NAMES) {
            if (!(isAtTerminal && name.equals("INT"))) {
                Signal.handle(new Signal(name), signal -> pass(signal.getNumber()));
            } else {
                Signal.handle(new Signal(name), signal -> {});
            }
        }
    }

    private synchronized void pass(int signal) {
        if (process == NONE) {
            early.add(signal);
        } else {
            SystemCalls.kill(process, signal);
        }
    }

    synchronized void to(long started) {
        process = started;
        early.forEach(signal -> SystemCalls.kill(process, signal));
    }
}
