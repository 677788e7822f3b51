// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import static dev.thaw.command.doctor.State.REFUSED;
import static dev.thaw.command.doctor.State.WORKS_IN_PART;
import static dev.thaw.command.doctor.State.WORKS_SLOWER;
import static dev.thaw.command.machine.Tools.BOLT;

import dev.thaw.command.machine.Facts;
import dev.thaw.command.machine.Privileges;
import dev.thaw.command.machine.Privileges.Capability;
import java.util.List;

/** Code of running processes, and of batches: both take their layouts from BOLT. */
final class RelayoutRules {
    /** Yama's settings. */
    private static final long CHILDREN_ONLY = 1;

    private static final long NOBODY = 3;

    private RelayoutRules() {}

    private static Reasons common(Facts facts) {
        Reasons reasons = new Reasons();
        BuildRules.addMachine(facts, reasons);
        reasons.when(
                facts.tools().lacks(BOLT),
                REFUSED,
                "BOLT is not installed",
                new Packages(facts.distribution()).bolt());
        return reasons.doubts(facts.tools().answer(BOLT));
    }

    static List<Reason> relayout(Facts facts) {
        Reasons reasons = common(facts);
        Privileges privileges = facts.privileges();
        boolean mayTraceAll = privileges.has(Capability.SYS_PTRACE);
        reasons.when(
                facts.tracing().yama().is(scope -> scope >= NOBODY),
                REFUSED,
                "Yama's ptrace_scope is 3: nobody may trace, until the machine starts again",
                "start the machine with kernel.yama.ptrace_scope=1 or less");
        reasons.when(
                facts.tracing().yama().is(scope -> scope >= CHILDREN_ONLY && scope < NOBODY)
                        && !mayTraceAll,
                REFUSED,
                "Yama's ptrace_scope lets nobody trace processes but its own children",
                "sysctl kernel.yama.ptrace_scope=0, or run it as root");
        reasons.when(
                !mayTraceAll && facts.tracing().yama().is(scope -> scope == 0)
                        || !mayTraceAll && facts.tracing().yama().isAbsent(),
                WORKS_IN_PART,
                "this user may trace its own processes only",
                "run it as root for those of others");
        reasons.when(
                facts.performanceEvents().branchRecords().value().isEmpty(),
                WORKS_SLOWER,
                "the processor records no branches, or shows none here: profiles are made by single"
                        + " steps",
                "");
        if (facts.performanceEvents().branchRecords().value().isPresent()) {
            EventMemory.addOfBranches(facts, reasons);
        }
        return reasons.doubts(facts.tracing().yama(), privileges.capabilities()).list();
    }

    static List<Reason> bam(Facts facts) {
        Reasons reasons = common(facts);
        ImageRules.addCache(facts.cache(), 0, "what is kept", reasons);
        return reasons.list();
    }
}
