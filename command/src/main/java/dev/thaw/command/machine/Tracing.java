// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

/**
 * Who may trace processes (ptrace).
 *
 * @param yama 0 all of one's own, 1 one's children, 2 with a capability, 3 nobody; absent where the
 *     kernel has no Yama
 */
public record Tracing(Answer<Long> yama) implements Probe {
    static Tracing of(Machine machine) {
        return new Tracing(machine.number("/proc/sys/kernel/yama/ptrace_scope"));
    }

    @Override
    public String shown() {
        return yama.value()
                .map(scope -> "Yama's ptrace_scope is " + scope)
                .orElse(yama.isAbsent() ? "own processes (no Yama)" : "not known");
    }
}
