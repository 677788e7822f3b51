// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

/** Limits of this process: bytes of locked memory and of address space, and open files. */
public record Limits(
        Answer<String> lockedMemory, Answer<String> addressSpace, Answer<String> openFiles)
        implements Probe {
    private static final String FILE = "/proc/self/limits";

    static Limits of(Machine machine) {
        return new Limits(
                soft(machine, "Max locked memory"),
                soft(machine, "Max address space"),
                soft(machine, "Max open files"));
    }

    private static Answer<String> soft(Machine machine, String name) {
        return machine.field(FILE, name).understood(FILE, Limits::first);
    }

    private static String first(String text) {
        String soft = text.split("\\s+")[0];
        if (!soft.matches("\\d+|unlimited")) {
            throw new IllegalArgumentException(text);
        }
        return soft;
    }

    @Override
    public String shown() {
        return "locked memory "
                + lockedMemory.shown()
                + ", address space "
                + addressSpace.shown()
                + ", open files "
                + openFiles.shown();
    }
}
