// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import static dev.thaw.doss.rules.Verdicts.refuses;

import org.junit.jupiter.api.Test;

/**
 * Times of this machine's clock that a class gets from those that are declared together with it.
 */
class ClockNestTest {
    /** Those who know it give it times. */
    static class Given {
        Object at;
        Object other;

        Given(Object at) {
            this.at = at;
        }
    }

    static class Written {
        Object at;
    }

    static class Asks {
        double at = Gives.now();
    }

    static final class Gives {
        static Given given() {
            return new Given(now());
        }

        static void touch(Written w) {
            w.at = now();
        }

        static double now() {
            return System.nanoTime() / 1e9;
        }
    }

    @Test
    void timesAreFollowedAmongClassesThatAreDeclaredTogether() {
        refuses(Reason.CLOCK, Given.class, Asks.class);
        refuses(Reason.CLOCK, "Gives.touch", Written.class);
    }
}
