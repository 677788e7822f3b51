// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

/**
 * The kernel's performance events.
 *
 * @param paranoid above 2 only with a capability
 * @param branchRecords how many branches the processor records; absent where it records none
 */
public record PerformanceEvents(Answer<Long> paranoid, Answer<Long> branchRecords)
        implements Probe {
    static PerformanceEvents of(Machine machine) {
        return new PerformanceEvents(
                machine.number("/proc/sys/kernel/perf_event_paranoid"),
                machine.number("/sys/bus/event_source/devices/cpu/caps/branches"));
    }

    @Override
    public String shown() {
        return "perf_event_paranoid "
                + paranoid.shown()
                + ", branch records "
                + branchRecords.shown();
    }
}
