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
 *   <li>Code of the first compiler, which counts as it goes, becomes optimised code: 0.27.
 *   <li>What the program's own code was interpreted is compiled in part: after a few runs that is
 *       what each run calls some 30 times and more. The rest is interpreted as before (0.34).
 *   <li>Of native libraries and the kernel, called by the program's own code, a fifth is left
 *       (0.21): most of it was memory touched for the first time, and what is read to find classes.
 *   <li>Each class of the application that was loaded is made new, and so initialised again: 10 µs.
 *   <li>What the JVM itself has done, and what it has had Java code do (finding and initialising
 *       classes, linking call sites), the start of the JVM, time that compilers and the collector
 *       take away, and waits of less than 20 ms go.
 *   <li>Time in which other processes had all processors is on neither side: with the machine to
 *       itself, the program would not have had it.
 * </ul>
 *
 * <p>The numbers are fitted to 30 programs of the hottub bench on a quiet machine; the warm time is
 * the median of runs 5 to 12 in a server. The README has those programs that the fit has not seen,
 * and what one cold run cannot tell.
 */
final class WarmModel {
    private static final double LEAST_CLIENT = 2.4;
    private static final double CLIENT = 3;
    private static final double MOST_CLIENT = 4;

    private static final double LEAST_OPTIMISED = 0.7;
    private static final double OPTIMISED = 0.95;
    private static final double MOST_OPTIMISED = 1.05;

    private static final double COUNTING = 0.27;
    private static final double INTERPRETED = 0.34;
    private static final double OUTSIDE = 0.21;
    private static final double CLASS = 0.01;

    /** How far what becomes of code that was not optimised, and of the rest, may be off. */
    private static final double LEAST_OF_IT = 0.6;

    private static final double MOST_OF_IT = 1.6;

    private WarmModel() {}

    /**
     * @param wall of the JVM, in milliseconds
     * @param afterStart what its time went to once it was there
     * @param others time, also before, in which other processes had all processors
     * @param classes that the application's class loader has defined
     */
    static Estimate of(double wall, Times afterStart, double others, long classes) {
        double optimised = afterStart.optimised();
        double becomes =
                COUNTING * afterStart.counting()
                        + INTERPRETED * afterStart.interpreted()
                        + OUTSIDE * (afterStart.libraries() + afterStart.ownKernel())
                        + CLASS * classes;
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
