// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Whether a script's calls are worth a JVM that compiles it. Told of the time and of each call's
 * processor time, it says what to do; it does nothing itself.
 *
 * <p>A function that takes much processor time in isolates is warmed in a JVM by repeating some of
 * its calls there. It moves once those are clearly cheaper in the JVM, and back when it takes
 * little, or is no cheaper any more.
 */
final class MovePolicy {
    enum Phase {
        ISOLATES,
        /** In isolates; some calls are repeated in the JVM. */
        WARMING,
        /** In the JVM; now and then one is repeated in isolates. */
        JVM
    }

    /** What is to be done now. */
    enum Step {
        STAY,
        /** Begin a copy in the JVM. */
        WARM,
        /** The JVM takes the calls. */
        SHIFT,
        /** Isolates do; the copy goes. */
        BACK
    }

    /** Below that, most of a call is not the script's. */
    static final long LEAST_CALL_NANOS = 100_000;

    /** Since it came to isolates: one long call is no reason. */
    static final int LEAST_CALLS = 10;

    /** How many times cheaper calls must be to move; to stay, being cheaper is enough. */
    static final double GAIN = 1.4;

    /** Of processor time in the JVM, before it is given up. */
    static final long MOST_WARMING_NANOS = TimeUnit.SECONDS.toNanos(60);

    static final long FIRST_PAUSE_NANOS = TimeUnit.MINUTES.toNanos(1);
    static final long LONGEST_PAUSE_NANOS = TimeUnit.HOURS.toNanos(1);

    /** How long there is nothing to compare, by what the last comparison took in isolates. */
    private static final int CHECK_PAUSE = 100;

    /** Demand that keeps it in the JVM, as a part of what moves it there. */
    private static final double KEEP = 0.2;

    private static final int MOST_DOUBLINGS = 6;

    /** Weight of the last call in the mean. */
    private static final double LAST = 0.1;

    private final Supplier<MoveSettings> settings;
    private final CpuShare share;
    private Phase phase = Phase.ISOLATES;
    private Comparison comparison = new Comparison();
    private double ratio = 1;
    private double meanNanos;
    private int calls;
    private long warmedNanos;
    private long comparedAt;
    private long comparedNanos;
    private long lowSince;
    private boolean low;
    private long blockedUntil;
    private int failures;

    MovePolicy(Supplier<MoveSettings> settings, long nowNanos) {
        this.settings = settings;
        this.share =
                new CpuShare(
                        TimeUnit.MILLISECONDS.toNanos(settings.get().windowMillis()), nowNanos);
        this.blockedUntil = nowNanos;
    }

    Phase phase() {
        return phase;
    }

    /** How many times as long calls take in isolates, as the last move found. */
    double ratio() {
        return ratio;
    }

    /** A call has ended in an isolate that was made for it: what that takes is not the script's. */
    void firstCall(long nowNanos, long cpuNanos) {
        share.add(nowNanos, cpuNanos);
    }

    /** A call has ended in an isolate. */
    Step isolateCall(long nowNanos, long cpuNanos) {
        share.add(nowNanos, cpuNanos);
        calls++;
        meanNanos = meanNanos == 0 ? cpuNanos : meanNanos + LAST * (cpuNanos - meanNanos);
        if (phase == Phase.ISOLATES
                && nowNanos - blockedUntil >= 0
                && calls >= LEAST_CALLS
                && meanNanos >= LEAST_CALL_NANOS
                && share.at(nowNanos) >= settings.get().share()) {
            phase = Phase.WARMING;
            comparison = new Comparison();
            warmedNanos = 0;
            low = false;
            return Step.WARM;
        }
        return Step.STAY;
    }

    /** A call has ended in the JVM; it counts as what isolates would have taken. */
    void jvmCall(long nowNanos, long cpuNanos) {
        share.add(nowNanos, cpuNanos * ratio);
    }

    /** Whether a call that is about to begin should be run at the other place too. */
    boolean wantsComparison(long nowNanos) {
        return switch (phase) {
            case ISOLATES -> false;
            case WARMING -> true;
            case JVM ->
                    nowNanos - comparedAt
                            >= Math.max(
                                    TimeUnit.MILLISECONDS.toNanos(settings.get().checkMillis()),
                                    CHECK_PAUSE * comparedNanos);
        };
    }

    /** The same call was answered at both places. */
    Step compared(long nowNanos, long isolateNanos, long jvmNanos) {
        comparedAt = nowNanos;
        comparedNanos = isolateNanos;
        comparison.add(isolateNanos, jvmNanos);
        if (phase == Phase.WARMING) {
            warmedNanos += jvmNanos;
            if (comparison.isFull() && comparison.ratio() >= GAIN) {
                ratio = comparison.ratio();
                phase = Phase.JVM;
                low = false;
                return Step.SHIFT;
            }
            return warmedNanos > MOST_WARMING_NANOS ? failed(nowNanos) : Step.STAY;
        }
        if (phase == Phase.JVM && comparison.isFull()) {
            ratio = Math.max(1, comparison.ratio());
            return comparison.ratio() < 1 ? failed(nowNanos) : Step.STAY;
        }
        return Step.STAY;
    }

    /** The JVM could not run it, answered otherwise, or does not pay: not again for a while. */
    Step failed(long nowNanos) {
        blockedUntil =
                nowNanos
                        + Math.min(
                                LONGEST_PAUSE_NANOS,
                                FIRST_PAUSE_NANOS << Math.min(failures, MOST_DOUBLINGS));
        failures++;
        return back();
    }

    /** From time to time. */
    Step tick(long nowNanos) {
        if (phase == Phase.ISOLATES) {
            return Step.STAY;
        }
        if (share.at(nowNanos) >= KEEP * settings.get().share()) {
            low = false;
            return Step.STAY;
        }
        if (!low) {
            low = true;
            lowSince = nowNanos;
        }
        if (nowNanos - lowSince < TimeUnit.MILLISECONDS.toNanos(settings.get().idleMillis())) {
            return Step.STAY;
        }
        if (phase == Phase.JVM) {
            failures = 0;
        }
        return back();
    }

    private Step back() {
        phase = Phase.ISOLATES;
        meanNanos = 0;
        calls = 0;
        return Step.BACK;
    }
}
