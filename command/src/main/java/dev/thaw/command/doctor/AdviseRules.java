// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import static dev.thaw.command.doctor.State.WORKS_IN_PART;
import static dev.thaw.command.doctor.State.WORKS_SLOWER;

import dev.thaw.command.machine.Facts;
import dev.thaw.command.machine.Privileges.Capability;
import java.util.List;

/** What can be measured of a command, and of processes that are watched. */
final class AdviseRules {
    /** What perf_event_paranoid lets users record of their own processes. */
    private static final long OWN_EVENTS = 2;

    private AdviseRules() {}

    static List<Reason> of(Facts facts) {
        Reasons reasons = new Reasons();
        BuildRules.addMachine(facts, reasons);
        BuildRules.addJdk25(facts, reasons);
        addEvents(facts, reasons);
        addLook(facts, reasons);
        return reasons.doubts(
                        facts.performanceEvents().paranoid(),
                        facts.tracing().yama(),
                        facts.privileges().capabilities(),
                        facts.privileges().filtered())
                .list();
    }

    private static void addEvents(Facts facts, Reasons reasons) {
        boolean mayRecord = facts.privileges().mayRecord();
        reasons.when(
                facts.privileges().filtered().is(filtered -> filtered) && !mayRecord,
                WORKS_IN_PART,
                "system calls are filtered, as in a container: where the filter refuses events, a"
                        + " command's wall and processor time alone are known",
                "give the container CAP_PERFMON");
        reasons.when(
                facts.performanceEvents().paranoid().is(level -> level > OWN_EVENTS) && !mayRecord,
                WORKS_IN_PART,
                "a command's events may not be recorded: its wall and processor time alone are known",
                "sysctl kernel.perf_event_paranoid=2");
        reasons.when(
                facts.performanceEvents().paranoid().isAbsent(),
                WORKS_IN_PART,
                "the kernel has no performance events: wall and processor time alone are known",
                "a kernel with CONFIG_PERF_EVENTS");
        EventMemory.addOfCommand(facts, reasons);
    }

    /** With --look, a process is profiled as for re-laying. */
    private static void addLook(Facts facts, Reasons reasons) {
        reasons.when(
                facts.tracing().yama().is(scope -> scope >= 1)
                                && !facts.privileges().has(Capability.SYS_PTRACE)
                        || facts.tracing().yama().is(scope -> scope >= 3),
                WORKS_IN_PART,
                "Yama's ptrace_scope does not let this user profile running processes: --look is refused",
                "sysctl kernel.yama.ptrace_scope=0, or run it as root");
        reasons.when(
                facts.performanceEvents().branchRecords().value().isEmpty(),
                WORKS_SLOWER,
                "the processor records no branches, or shows none here: --look profiles by single steps",
                "");
    }
}
