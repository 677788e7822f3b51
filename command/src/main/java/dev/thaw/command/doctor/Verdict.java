// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import java.util.Comparator;
import java.util.List;

/** What the machine means for a part. */
public record Verdict(Part part, List<Reason> reasons) {
    public State state() {
        return reasons.stream()
                .map(Reason::effect)
                .max(Comparator.naturalOrder())
                .orElse(State.WORKS);
    }
}
