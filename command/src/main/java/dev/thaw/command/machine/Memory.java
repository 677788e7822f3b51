// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

/**
 * Memory in MiB.
 *
 * @param group the limit of this process' control group (version 2); absent where it has none
 */
public record Memory(Answer<Long> total, Answer<Long> available, Answer<Long> group)
        implements Probe {
    private static final String FILE = "/proc/meminfo";

    static Memory of(Machine machine) {
        return new Memory(
                mebibytes(machine, "MemTotal:"),
                mebibytes(machine, "MemAvailable:"),
                ofGroup(machine));
    }

    private static Answer<Long> mebibytes(Machine machine, String name) {
        return machine.field(FILE, name)
                .understood(FILE, text -> Long.parseLong(text.replace(" kB", "")) >> 10);
    }

    private static Answer<Long> ofGroup(Machine machine) {
        String file = ControlGroups.own(machine).value().orElse("") + "/memory.max";
        Answer<String> text = machine.text(file);
        return text.is("max"::equals)
                ? new Answer.Absent<>("a limit of the control group's memory")
                : text.understood(file, bytes -> Long.parseLong(bytes) >> 20);
    }

    /** What a process may have at most, if it is known. */
    public boolean isLessThan(long mebibytes) {
        return total.is(n -> n < mebibytes) || group.is(n -> n < mebibytes);
    }

    @Override
    public String shown() {
        return total.shown()
                + " MiB, "
                + available.shown()
                + " free"
                + group.value().map(n -> ", control group at most " + n).orElse("");
    }
}
