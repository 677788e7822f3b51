// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

/**
 * Whether a user without privileges gets a user name space.
 *
 * @param most how many there may be
 * @param unprivileged Debian's switch, absent elsewhere
 * @param appArmor Ubuntu's restriction, absent elsewhere
 */
public record UserNamespaces(Answer<Long> most, Answer<Long> unprivileged, Answer<Long> appArmor)
        implements Probe {
    static UserNamespaces of(Machine machine) {
        return new UserNamespaces(
                machine.number("/proc/sys/user/max_user_namespaces"),
                machine.number("/proc/sys/kernel/unprivileged_userns_clone"),
                machine.number("/proc/sys/kernel/apparmor_restrict_unprivileged_userns"));
    }

    /** The setting that stands against it, with the value that allows it; empty if none does. */
    public String hindrance() {
        if (most.isAbsent()) {
            return "a kernel with user name spaces";
        }
        if (most.is(n -> n == 0)) {
            return "sysctl user.max_user_namespaces=10000";
        }
        if (unprivileged.is(n -> n == 0)) {
            return "sysctl kernel.unprivileged_userns_clone=1";
        }
        return appArmor.is(n -> n != 0)
                ? "sysctl kernel.apparmor_restrict_unprivileged_userns=0"
                : "";
    }

    @Override
    public String shown() {
        return hindrance().isEmpty() ? "at most " + most.shown() : "not for all users";
    }
}
