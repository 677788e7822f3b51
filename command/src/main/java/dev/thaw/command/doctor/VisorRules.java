// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.doctor;

import static dev.thaw.command.doctor.State.WORKS_IN_PART;
import static dev.thaw.command.doctor.State.WORKS_SLOWER;

import dev.thaw.command.machine.Facts;
import dev.thaw.command.machine.Landlock;
import dev.thaw.command.machine.Privileges;
import dev.thaw.command.machine.Privileges.Capability;
import java.util.ArrayList;
import java.util.List;

/** The function runtime: images, and what its workers lock themselves in with. */
final class VisorRules {
    /** MiB that the image of JavaScript takes to be built. */
    private static final long BUILDING_JAVASCRIPT = 7 * 1024;

    private static final long LEAST_LANDLOCK = 3;
    private static final long LANDLOCK_OF_SIGNALS = 6;

    private VisorRules() {}

    static List<Reason> of(Facts facts) {
        Reasons reasons = new Reasons();
        ImageRules.toolchain(facts)
                .forEach(r -> reasons.when(true, r.effect(), r.why(), r.change()));
        reasons.when(
                facts.memory().isLessThan(BUILDING_JAVASCRIPT),
                WORKS_SLOWER,
                "the image of JavaScript takes 7 GB of memory to be built: scripts run in a JVM",
                "");
        addLandlock(facts.landlock(), reasons);
        reasons.when(
                facts.systemCallFilters().isMissing(),
                WORKS_IN_PART,
                "the kernel has no filters of system calls: functions may make all of them",
                "a kernel with CONFIG_SECCOMP_FILTER");
        addPrivileges(facts, reasons);
        return reasons.doubts(
                        facts.memory().total(),
                        facts.landlock().enabled(),
                        facts.landlock().version(),
                        facts.systemCallFilters().actions(),
                        facts.privileges().capabilities(),
                        facts.controlGroups().own())
                .list();
    }

    private static void addLandlock(Landlock landlock, Reasons reasons) {
        boolean off = landlock.enabled().is(on -> !on);
        boolean old = landlock.version().is(v -> v < LEAST_LANDLOCK);
        reasons.when(
                off,
                WORKS_IN_PART,
                "Landlock is off: functions see all files that their user may see",
                "add landlock to lsm= of the kernel's command line");
        reasons.when(
                old,
                WORKS_IN_PART,
                "the kernel is older than 6.2: functions see all files that their user may see",
                "a kernel of 6.2 or later");
        reasons.when(
                !off && !old && landlock.version().is(v -> v < LANDLOCK_OF_SIGNALS),
                WORKS_IN_PART,
                "the kernel is older than 6.12: Landlock does not hold back signals and abstract sockets",
                "a kernel of 6.12 or later");
    }

    private static void addPrivileges(Facts facts, Reasons reasons) {
        Privileges privileges = facts.privileges();
        reasons.when(
                !privileges.isRoot(),
                WORKS_IN_PART,
                "this user is not root: workers of all tenants are the same user",
                "run thaw visor as root; its workers are other users then");
        boolean administrates = privileges.has(Capability.SYS_ADMIN);
        String hindrance = facts.userNamespaces().hindrance();
        reasons.when(
                !administrates && (privileges.isRoot() || !hindrance.isEmpty()),
                WORKS_IN_PART,
                "no network name space can be made: only seccomp and Landlock hold back the network",
                privileges.isRoot() ? "give the container CAP_SYS_ADMIN" : hindrance);
        List<String> limits = new ArrayList<>();
        facts.controlGroups()
                .controllers()
                .value()
                .ifPresent(there -> {
                    for (String needed : List.of("memory", "cpu", "pids")) {
                        if (!there.contains(needed)) {
                            limits.add(needed);
                        }
                    }
                });
        reasons.when(
                facts.controlGroups().version().isAbsent() || !facts.controlGroups().writable(),
                WORKS_IN_PART,
                "control groups cannot be made: nothing limits the memory of a worker as a whole",
                "systemd-run --user --scope -p Delegate=yes ./thaw visor");
        reasons.when(
                !limits.isEmpty(),
                WORKS_IN_PART,
                "control groups have no controller for " + String.join(", ", limits),
                "switch it on where the groups are made, or on the kernel's command line");
    }
}
