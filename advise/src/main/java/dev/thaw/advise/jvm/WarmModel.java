// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import dev.thaw.advise.Estimate;

/**
 * How long a program takes in a warm JVM, by one run in a cold one. All of the model is here:
 *
 * <ul>
 *   <li>A client has to be started and to find the server: 3 ms (measured: 2.8 for hello world).
 *   <li>Pauses of 20 ms and more stay: the program asks for them, or waits for somebody else.
 *   <li>Optimised code stays, but for what a run has spent in it while it was made (0.95).
 *   <li>Code of the first compiler becomes optimised code, which is a bit faster: 0.8.
 *   <li>What was interpreted is compiled, but for what runs once, as static initialisers do: 0.06.
 *   <li>The start of the JVM, loading and linking classes, time that compilers and the collector
 *       take away, waits of less than 20 ms, and the kernel's work (pages of a heap that is there
 *       already) go.
 *   <li>Time in which other processes had all processors is on neither side: with the machine to
 *       itself, the program would not have had it.
 * </ul>
 *
 * <p>The numbers are fitted to 17 programs in three measurements; the warm time is that of runs 5
 * to 12 in a server, the end of their fastest quarter. Nine of the 17 were met within 30 %,
 * fourteen lay in the range; the README has the table. What one cold run cannot tell: how much of
 * the interpreted code runs so often that it is compiled at last, how much static initialisers of
 * the program do, which are run again each time, and how many short waits are the program's own.
 */
final class WarmModel {
    private static final double LEAST_CLIENT = 2.4;
    private static final double CLIENT = 3;
    private static final double MOST_CLIENT = 4;

    private static final double LEAST_OPTIMISED = 0.7;
    private static final double OPTIMISED = 0.95;
    private static final double MOST_OPTIMISED = 1.05;

    private static final double COUNTING = 0.8;
    private static final double INTERPRETED = 0.06;

    /** How far what becomes of code that was not optimised may be off. */
    private static final double LEAST_OF_IT = 0.4;

    private static final double MOST_OF_IT = 2.5;

    private WarmModel() {}

    /**
     * @param wall of the JVM, in milliseconds
     * @param afterStart what its time went to once it was there
     * @param others time, also before, in which other processes had all processors
     */
    static Estimate of(double wall, Times afterStart, double others) {
        double optimised = afterStart.optimised();
        double becomes = COUNTING * afterStart.counting() + INTERPRETED * afterStart.interpreted();
        double stays = afterStart.pausing();
        return new Estimate(
                "ms",
                wall - others,
                stays + LEAST_CLIENT + LEAST_OPTIMISED * optimised + LEAST_OF_IT * becomes,
                stays + CLIENT + OPTIMISED * optimised + becomes,
                stays + MOST_CLIENT + MOST_OPTIMISED * optimised + MOST_OF_IT * becomes,
                "from the fifth run on");
    }
}
