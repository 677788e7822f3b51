// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.run;

import dev.thaw.advise.kernel.SystemCalls;
import java.util.ArrayList;
import java.util.List;
import sun.misc.Signal;

/** Passes signals on to a process; what comes before it is there gets to it then. */
final class ForwardedSignals {
    private static final List<String> NAMES = List.of("INT", "TERM", "HUP", "USR2");
    private static final int INTERRUPT = 2;
    private static final long NONE = 0;

    private final List<Integer> early = new ArrayList<>();
    private long process = NONE;

    ForwardedSignals() {
        for (String name : NAMES) {
            Signal.handle(new Signal(name), this::pass);
        }
    }

    private synchronized void pass(Signal signal) {
        if (isOfTerminal(signal)) {
            return;
        }
        if (process == NONE) {
            early.add(signal.getNumber());
        } else {
            SystemCalls.kill(process, signal.getNumber());
        }
    }

    /** Then the process gets it from there, even where its number is not known here yet. */
    private static boolean isOfTerminal(Signal signal) {
        return signal.getNumber() == INTERRUPT && ForegroundGroup.hasThis();
    }

    synchronized void to(long started) {
        process = started;
        early.forEach(signal -> SystemCalls.kill(process, signal));
    }
}
