// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import static dev.thaw.command.doctor.State.REFUSED;
import static dev.thaw.command.doctor.State.WORKS_SLOWER;

import dev.thaw.command.machine.Facts;
import java.util.List;

/** Warm JVMs: where they cannot be kept, programs run as without Thaw. */
final class HottubRules {
    private HottubRules() {}

    static List<Reason> of(Facts facts) {
        Reasons reasons = new Reasons();
        BuildRules.addMachine(facts, reasons);
        reasons.when(
                facts.jdks().first(false, 17, 21, 25) == null,
                REFUSED,
                "there is no Java 17, 21 or 25",
                new Packages(facts.distribution()).anyJdk());
        String complaint = facts.runtimeDirectory().complaint().value().orElse("");
        reasons.when(
                !complaint.isEmpty(),
                WORKS_SLOWER,
                "%s %s: all programs run in a plain java"
                        .formatted(facts.runtimeDirectory().path(), complaint),
                "remove it, or set XDG_RUNTIME_DIR to a directory of your own");
        return reasons.doubts(facts.runtimeDirectory().complaint()).list();
    }
}
