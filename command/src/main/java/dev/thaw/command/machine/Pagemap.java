// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

/** Whether a process may see which of its own pages were written to. */
public record Pagemap(boolean there) implements Probe {
    static Pagemap of(Machine machine) {
        return new Pagemap(machine.exists("/proc/self/pagemap"));
    }

    @Override
    public String shown() {
        return there ? "there" : "none";
    }
}
