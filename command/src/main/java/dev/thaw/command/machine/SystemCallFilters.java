// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.util.Arrays;
import java.util.List;

/** Seccomp: what a filter of system calls can do with one; absent where there are no filters. */
public record SystemCallFilters(Answer<List<String>> actions) implements Probe {
    private static final String FILE = "/proc/sys/kernel/seccomp/actions_avail";

    static SystemCallFilters of(Machine machine) {
        return new SystemCallFilters(
                machine.text(FILE).understood(FILE, text -> Arrays.asList(text.split(" "))));
    }

    public boolean isMissing() {
        return actions.isAbsent() || actions.is(all -> !all.contains("errno"));
    }

    @Override
    public String shown() {
        return actions.value().map(all -> String.join(" ", all)).orElse(actions.shown());
    }
}
