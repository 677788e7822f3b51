// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import java.util.List;
import java.util.Optional;

/**
 * A part of Thaw, and what it would do for the program.
 *
 * @param measured what was seen of the program that speaks for it or against it
 * @param verdict helps, or not, in a word for scripts
 * @param why a reason in words; empty if the numbers say it
 * @param commands to try, a line each
 */
public record Finding(
        Part part,
        Verdict verdict,
        String measured,
        String why,
        Optional<Estimate> estimate,
        List<String> commands) {
    /** What is advised. */
    public enum Part {
        HOTTUB,
        LAYOUT,
        SNAPSHOTS,
        BAM,
        RELAYOUT
    }

    public enum Verdict {
        HELPS,
        MAY_HELP,
        NO_GAIN,
        REFUSED
    }

    public static Finding noGain(Part part, String measured, String why) {
        return new Finding(part, Verdict.NO_GAIN, measured, why, Optional.empty(), List.of());
    }
}
