// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.kernel;

/**
 * How much of a run is kept, by the memory of this JVM.
 *
 * @param events then no more is recorded
 * @param callers then samples have none; of the most there is, that is after a minute of running
 */
record Room(long events, long callers) {
    private static final long MOST_EVENTS = 10_000_000;
    private static final long MOST_CALLERS = 15_000_000;

    /** What this program takes without them. */
    private static final long OWN = 24L << 20;

    /** An event, and its places in the lists that it is sorted into: twice what they take. */
    private static final long OF_EVENT = 160;

    private static final long OF_CALLER = 64;

    /**
     * @param memory that the heap may have, in bytes
     */
    static Room of(long memory) {
        long free = Math.max(0, memory - OWN);
        return new Room(
                Math.min(MOST_EVENTS, free / OF_EVENT), Math.min(MOST_CALLERS, free / OF_CALLER));
    }
}
