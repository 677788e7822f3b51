// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.visor.call.MovePolicy.Phase;
import dev.thaw.visor.call.MovePolicy.Step;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** By a clock of its own. */
class MovePolicyTest {
    private static final long MS = 1_000_000;
    private static final long SECOND = 1000 * MS;

    /** Near its end: times are compared by their difference. */
    private long now = Long.MAX_VALUE - 5 * SECOND;

    private final MovePolicy policy =
            new MovePolicy(() -> new MoveSettings(0.1, 10_000, 60_000, 10_000), now);

    /** Calls in isolates, one each so many milliseconds, until one of them asks for something. */
    private Step calls(int count, long everyMillis, long cpuNanos) {
        for (int i = 0; i < count; i++) {
            now += everyMillis * MS;
            Step step = policy.isolateCall(now, cpuNanos);
            if (step != Step.STAY) {
                return step;
            }
        }
        return Step.STAY;
    }

    private Step compare(int count, long isolateNanos, long jvmNanos) {
        for (int i = 0; i < count; i++) {
            now += 10 * MS;
            Step step = policy.compared(now, isolateNanos, jvmNanos);
            if (step != Step.STAY) {
                return step;
            }
        }
        return Step.STAY;
    }

    private Step idle(long millis) {
        for (long i = 0; i < millis; i += 500) {
            now += 500 * MS;
            Step step = policy.tick(now);
            if (step != Step.STAY) {
                return step;
            }
        }
        return Step.STAY;
    }

    private void moveToJvm() {
        assertEquals(Step.WARM, calls(1000, 20, 20 * MS));
        assertEquals(Step.SHIFT, compare(Comparison.CALLS, 20 * MS, MS));
        assertEquals(Phase.JVM, policy.phase());
    }

    @Test
    void whatTakesLittleStays() {
        assertEquals(Step.STAY, calls(5000, 100, 5 * MS), "5 % of a processor");
        assertEquals(Step.STAY, calls(100_000, 1, 90_000), "9 %");
        assertEquals(Phase.ISOLATES, policy.phase());
    }

    @Test
    void callsThatAreShortStayHoweverManyThereAre() {
        assertEquals(Step.STAY, calls(500_000, 0, 50_000));
    }

    @Test
    void oneLongCallIsNoReason() {
        assertEquals(Step.STAY, policy.isolateCall(now, 20 * SECOND));
        assertEquals(Step.STAY, calls(MovePolicy.LEAST_CALLS - 2, 1000, SECOND));
        assertEquals(Step.WARM, policy.isolateCall(now, SECOND));
    }

    @Test
    void whatTakesMuchIsWarmedAndMovesOnceTheJvmIsFaster() {
        assertFalse(policy.wantsComparison(now));
        assertEquals(Step.WARM, calls(1000, 100, 20 * MS));
        assertTrue(policy.wantsComparison(now));
        assertEquals(Phase.WARMING, policy.phase());
        assertEquals(Step.STAY, compare(100, 20 * MS, 60 * MS), "the JVM is cold");
        assertEquals(Step.STAY, compare(100, 20 * MS, 19 * MS), "a little is not enough");
        assertEquals(Step.SHIFT, compare(Comparison.CALLS, 20 * MS, 2 * MS));
        assertTrue(policy.ratio() > MovePolicy.GAIN);
        assertEquals(Step.STAY, policy.isolateCall(now, 20 * MS), "one that had begun before");
    }

    @Test
    void aFewLongCallsAreEnough() {
        assertEquals(Step.WARM, calls(100, 500, 400 * MS));
        assertEquals(Step.STAY, policy.compared(now, 400 * MS, 2 * SECOND), "cold");
        assertEquals(Step.STAY, policy.compared(now, 400 * MS, 300 * MS));
        assertEquals(Step.STAY, policy.compared(now, 400 * MS, 200 * MS), "the cold one counts");
        assertEquals(Step.SHIFT, policy.compared(now, 400 * MS, 200 * MS));
    }

    @Test
    void comparingLongCallsGoesOnSeldom() {
        assertEquals(Step.WARM, calls(100, 500, 400 * MS));
        assertEquals(Step.SHIFT, compare(Comparison.LONG_CALLS, 400 * MS, 40 * MS));
        now += 20 * SECOND;
        assertFalse(policy.wantsComparison(now), "a call takes more than a hundredth of that");
        now += 20 * SECOND;
        assertTrue(policy.wantsComparison(now));
    }

    @Test
    void whatMakesAnIsolateIsNoReason() {
        for (int i = 0; i < 8; i++) {
            policy.firstCall(now, 40 * MS);
        }
        assertEquals(Step.STAY, calls(500_000, 0, 50_000));
    }

    @Test
    void whatIsBusyInTheJvmStaysThereThoughItTakesFarLessNow() {
        moveToJvm();
        for (int i = 0; i < 10_000; i++) {
            now += 20 * MS;
            policy.jvmCall(now, MS);
            assertEquals(Step.STAY, policy.tick(now));
        }
    }

    @Test
    void whatIsIdleGoesBackAndMayMoveAgainAtOnce() {
        moveToJvm();
        assertEquals(Step.STAY, idle(60_000), "the time begins when the share is small");
        assertEquals(Step.BACK, idle(60_000));
        assertEquals(Phase.ISOLATES, policy.phase());
        moveToJvm();
    }

    @Test
    void aBurstInBetweenKeepsIt() {
        moveToJvm();
        assertEquals(Step.STAY, idle(70_000));
        for (int i = 0; i < 200; i++) {
            policy.jvmCall(now, MS);
        }
        assertEquals(Step.STAY, idle(60_000));
        assertEquals(Step.BACK, idle(60_000));
    }

    @Test
    void aJvmThatGetsNoBetterIsGivenUpAndTriedAgainEachTimeLater() {
        long pause = MovePolicy.FIRST_PAUSE_NANOS;
        for (int i = 0; i < 10; i++) {
            assertEquals(Step.WARM, calls(1000, 20, 20 * MS));
            assertEquals(Step.BACK, compare(100_000, 20 * MS, 20 * MS));
            long until = now + pause;
            while (now + 21 * MS < until) {
                assertEquals(Step.STAY, calls(1, 20, 20 * MS));
            }
            pause = Math.min(2 * pause, MovePolicy.LONGEST_PAUSE_NANOS);
        }
        assertEquals(MovePolicy.LONGEST_PAUSE_NANOS, pause);
    }

    @Test
    void aFailedCopyPauses() {
        assertEquals(Step.WARM, calls(1000, 20, 20 * MS));
        assertEquals(Step.BACK, policy.failed(now));
        assertEquals(Step.STAY, calls(1000, 20, 20 * MS));
        now += TimeUnit.MINUTES.toNanos(1);
        assertEquals(Step.WARM, calls(1000, 20, 20 * MS));
    }

    @Test
    void whoIsIdleWhileItWarmsGoesBackWithoutAPause() {
        assertEquals(Step.WARM, calls(1000, 20, 20 * MS));
        assertEquals(Step.BACK, idle(200_000));
        assertEquals(Step.WARM, calls(1000, 20, 20 * MS));
    }

    @Test
    void aJvmThatHasBecomeSlowerSendsItBack() {
        moveToJvm();
        assertFalse(policy.wantsComparison(now));
        now += 10 * SECOND;
        assertTrue(policy.wantsComparison(now));
        assertEquals(
                Step.STAY, policy.compared(now, 200 * MS, 100 * MS), "other input, but faster");
        assertEquals(Step.STAY, compare(Comparison.CALLS, 20 * MS, 15 * MS), "still better");
        assertEquals(Step.BACK, compare(Comparison.CALLS, 20 * MS, 25 * MS));
    }
}
