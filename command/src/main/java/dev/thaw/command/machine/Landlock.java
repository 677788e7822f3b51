// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.util.Arrays;

/**
 * @param enabled whether it is among the kernel's security modules
 * @param version of its interface, by the kernel's version
 */
public record Landlock(Answer<Boolean> enabled, Answer<Long> version) implements Probe {
    private static final String MODULES = "/sys/kernel/security/lsm";

    static Landlock of(Machine machine, Kernel kernel) {
        return new Landlock(
                enabled(machine),
                kernel.version().understood("the kernel's version", v -> version(kernel)));
    }

    /** Where securityfs is not mounted, the kernel names its modules to nobody. */
    private static Answer<Boolean> enabled(Machine machine) {
        Answer<String> modules = machine.text(MODULES);
        return modules.isAbsent()
                ? new Answer.Unknown<>("whether Landlock is on: there is no " + MODULES)
                : modules.understood(
                        MODULES, text -> Arrays.asList(text.split(",")).contains("landlock"));
    }

    /** Which release brought which version (landlock(7)); 0 before the first. */
    private static long version(Kernel kernel) {
        int[][] releases = {{5, 13}, {5, 19}, {6, 2}, {6, 7}, {6, 10}, {6, 12}};
        long version = 0;
        for (int[] release : releases) {
            version += kernel.isOlderThan(release[0], release[1]) ? 0 : 1;
        }
        return version;
    }

    @Override
    public String shown() {
        if (enabled.is(on -> !on)) {
            return "off";
        }
        return (enabled.is(on -> on) ? "on" : "not known to be on")
                + ", version "
                + version.shown()
                + " or later by the kernel's version";
    }
}
