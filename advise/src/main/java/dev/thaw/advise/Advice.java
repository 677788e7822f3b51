// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import java.util.List;
import java.util.Map;

/**
 * What was measured of programs, and what follows.
 *
 * @param subject what was run or watched, without arguments, which may have secrets
 * @param numbers what was measured, by names that end in their unit
 */
public record Advice(
        String subject, Map<String, Double> numbers, List<Finding> findings, List<Unseen> unseen) {
    public boolean helps() {
        return findings.stream()
                .anyMatch(f ->
                        f.verdict() == Finding.Verdict.HELPS
                                || f.verdict() == Finding.Verdict.MAY_HELP);
    }
}
