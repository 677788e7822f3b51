// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import static dev.thaw.command.doctor.State.WORKS_IN_PART;
import static dev.thaw.command.doctor.State.WORKS_SLOWER;

import dev.thaw.command.machine.Facts;
import dev.thaw.command.machine.Privileges.Capability;
import java.util.OptionalLong;

/**
 * Memory in which the kernel puts events that are recorded. It is locked, the only one that Thaw
 * locks; users have some for each processor, and beyond it what their limit of locked memory says.
 */
final class EventMemory {
    /** KiB: each ring has a page before it. A command's events have two rings for a processor. */
    private static final long OF_COMMAND = (64 + 1 + 32 + 1) * 4;

    private static final long OF_PAGE_FAULTS = (64 + 1) * 4;
    private static final long OF_BRANCHES = (16 + 1) * 4;

    /** Whose branches are recorded at once. */
    private static final long THREADS = 24;

    /** From there on, the kernel asks nobody for a privilege. */
    private static final long EVERYTHING = -1;

    private EventMemory() {}

    static void addOfCommand(Facts facts, Reasons reasons) {
        add(
                facts,
                OF_COMMAND,
                "a command's events take %d KiB of locked memory, and this user may have %d: its wall and"
                        + " processor time alone are known",
                reasons);
    }

    static void addOfPageFaults(Facts facts, Reasons reasons) {
        add(
                facts,
                OF_PAGE_FAULTS,
                "page faults take %d KiB of locked memory to be recorded, and this user may have %d:"
                        + " show and prefetch are refused",
                reasons);
    }

    private static void add(Facts facts, long ofProcessor, String why, Reasons reasons) {
        long needed = facts.processors().count().value().orElse(0L) * ofProcessor;
        most(facts)
                .ifPresent(most ->
                        reasons.when(
                                most < needed,
                                WORKS_IN_PART,
                                why.formatted(needed, most),
                                change(facts, needed)));
        addDoubts(facts, reasons);
    }

    /** Each thread has a ring of its own. */
    static void addOfBranches(Facts facts, Reasons reasons) {
        most(facts)
                .ifPresent(most -> {
                    long threads = most / OF_BRANCHES;
                    String change = change(facts, THREADS * OF_BRANCHES);
                    reasons.when(
                            threads == 0,
                            WORKS_SLOWER,
                            "branches take %d KiB of locked memory to be recorded, and this user may have %d: profiles are made by single steps"
                                    .formatted(OF_BRANCHES, most),
                            change);
                    reasons.when(
                            threads > 0 && threads < THREADS,
                            WORKS_IN_PART,
                            "this user may have %d KiB of locked memory: branches of %d threads are recorded at once, of %d elsewhere"
                                    .formatted(most, threads, THREADS),
                            change);
                });
        addDoubts(facts, reasons);
    }

    /** KiB; nothing where there is no limit, or it is not known. */
    private static OptionalLong most(Facts facts) {
        boolean limited =
                !facts.privileges().has(Capability.IPC_LOCK)
                        && facts.performanceEvents().paranoid().is(level -> level > EVERYTHING);
        String own = facts.limits().lockedMemory().value().orElse("");
        if (!limited || !own.matches("\\d{1,18}") || given(facts).isEmpty()) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(given(facts).getAsLong() + Long.parseLong(own) / 1024);
    }

    /** KiB that a user has whatever its limit is. */
    private static OptionalLong given(Facts facts) {
        long processors = facts.processors().count().value().orElse(0L);
        return facts.performanceEvents().ringMemory().value().stream()
                .mapToLong(ofProcessor -> ofProcessor * processors)
                .findFirst();
    }

    private static String change(Facts facts, long needed) {
        return "ulimit -l %d, or sysctl kernel.perf_event_mlock_kb=516"
                .formatted(Math.max(0, needed - given(facts).orElse(0)));
    }

    private static void addDoubts(Facts facts, Reasons reasons) {
        reasons.doubts(
                facts.performanceEvents().ringMemory(),
                facts.limits().lockedMemory(),
                facts.processors().count());
    }
}
