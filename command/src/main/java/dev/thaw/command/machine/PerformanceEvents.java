// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

/**
 * The kernel's performance events.
 *
 * @param paranoid above 2 only with a capability
 * @param ringMemory KiB for events that a user may have for each processor, whatever its limits
 * @param branchRecords how many branches the processor records; absent where it records none
 */
public record PerformanceEvents(
        Answer<Long> paranoid, Answer<Long> ringMemory, Answer<Long> branchRecords)
        implements Probe {
    static PerformanceEvents of(Machine machine) {
        return new PerformanceEvents(
                machine.number("/proc/sys/kernel/perf_event_paranoid"),
                machine.number("/proc/sys/kernel/perf_event_mlock_kb"),
                machine.number("/sys/bus/event_source/devices/cpu/caps/branches"));
    }

    @Override
    public String shown() {
        return "perf_event_paranoid "
                + paranoid.shown()
                + ", perf_event_mlock_kb "
                + ringMemory.shown()
                + ", branch records "
                + branchRecords.shown();
    }
}
