// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.core.Statistics;
import java.io.IOException;
import java.util.concurrent.TimeUnit;

/**
 * Calls a script until it has moved to the JVM: what is measured as warm is to be warm. A script
 * whose calls are shorter than those that move, or that is no cheaper there, stays where it is.
 */
final class UntilMoved {
    /** No measurement goes on while a function waits so long without a call. */
    static final String[] STAY = {"--move-idle-ms", "3600000"};

    private static final double STEP_SECONDS = 5;
    private static final long LIMIT_SECONDS = 180;
    private static final double TOO_SHORT_MILLIS = 0.2;

    private UntilMoved() {}

    /**
     * @return whether it has moved
     */
    static boolean call(VisorServer visor, String function, Callers callers)
            throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
        while (!visor.where(function).equals("jvm")) {
            double[] millis = callers.callsFor(STEP_SECONDS);
            boolean isShort = Statistics.median(millis) < TOO_SHORT_MILLIS;
            if (isShort || System.nanoTime() - end > 0) {
                return false;
            }
        }
        return true;
    }
}
