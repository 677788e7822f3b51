// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;
import org.junit.jupiter.api.Test;

class BuildLogTest {
    @Test
    void sharesOfIdentitiesAreRead() {
        String log =
                """
                Startup order by any-identity: 90 of 100 objects of the profile
                Startup order by heap-path would be possible: 25 of 100 objects of the profile
                  3.7s (5.5% of total time) in 15 GCs | Peak RSS: 5.38GB | CPU load: 1.34
                Finished generating 'json' in 1m 6s.
                """;
        assertEquals(Map.of("any-identity", 0.9, "heap-path", 0.25), BuildLog.parse(log).found());
        assertEquals(66, BuildLog.parse(log).report().seconds());
    }
}
