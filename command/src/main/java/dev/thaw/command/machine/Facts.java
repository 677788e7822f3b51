// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

/** All that the parts ask of a machine; the components' names are those of the JSON output. */
public record Facts(
        Kernel kernel,
        Distribution distribution,
        CLibrary cLibrary,
        Processors processors,
        Memory memory,
        HugePages hugePages,
        Limits limits,
        Disk cache,
        Disk temporary,
        Jdks jdks,
        Tools tools,
        Privileges privileges,
        Tracing tracing,
        PerformanceEvents performanceEvents,
        UserNamespaces userNamespaces,
        ControlGroups controlGroups,
        Landlock landlock,
        SystemCallFilters systemCallFilters,
        RuntimeDirectory runtimeDirectory,
        Pagemap pagemap) {
    /** As the launcher has it. */
    private static final String NO_CACHES = "/nonexistent/.cache";

    public static Facts of(Machine machine) {
        Kernel kernel = Kernel.of(machine);
        Privileges privileges = Privileges.of(machine);
        String temporary = machine.variable("TMPDIR");
        return new Facts(
                kernel,
                Distribution.of(machine),
                CLibrary.of(machine),
                Processors.of(machine),
                Memory.of(machine),
                HugePages.of(machine),
                Limits.of(machine),
                Disk.of(machine, machine.caches().orElse(NO_CACHES) + "/thaw"),
                Disk.of(machine, temporary.startsWith("/") ? temporary : "/tmp"),
                Jdks.of(machine),
                Tools.of(machine),
                privileges,
                Tracing.of(machine),
                PerformanceEvents.of(machine),
                UserNamespaces.of(machine),
                ControlGroups.of(machine),
                Landlock.of(machine, kernel),
                SystemCallFilters.of(machine),
                RuntimeDirectory.of(machine, privileges),
                Pagemap.of(machine));
    }
}
