// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

/**
 * What this process may do.
 *
 * @param capabilities the effective ones, a bit each
 * @param filtered whether its own system calls are filtered, as in most containers
 */
public record Privileges(Answer<Long> user, Answer<Long> capabilities, Answer<Boolean> filtered)
        implements Probe {
    /** The numbers of linux/capability.h. */
    public enum Capability {
        IPC_LOCK(14),
        SYS_PTRACE(19),
        SYS_ADMIN(21),
        PERFMON(38);

        private final int bit;

        Capability(int bit) {
            this.bit = bit;
        }
    }

    private static final String STATUS = "/proc/self/status";

    static Privileges of(Machine machine) {
        return new Privileges(
                machine.field(STATUS, "Uid:")
                        .understood(STATUS, text -> Long.parseLong(text.split("\\s+")[1])),
                machine.field(STATUS, "CapEff:")
                        .understood(STATUS, text -> Long.parseUnsignedLong(text, 16)),
                machine.field(STATUS, "Seccomp:")
                        .understood(STATUS, text -> Long.parseLong(text) != 0));
    }

    public boolean isRoot() {
        return user.is(id -> id == 0);
    }

    /** Whether it may record what the kernel lets only some record. */
    public boolean mayRecord() {
        return has(Capability.PERFMON) || has(Capability.SYS_ADMIN);
    }

    public boolean has(Capability capability) {
        return capabilities.is(set -> (set >>> capability.bit & 1) != 0);
    }

    @Override
    public String shown() {
        return "user "
                + user.shown()
                + (has(Capability.SYS_PTRACE) ? ", may trace all processes" : "")
                + (has(Capability.SYS_ADMIN) ? ", administrates the system" : "")
                + (filtered.is(f -> f) ? ", with filtered system calls" : "");
    }
}
