// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.util.Arrays;
import java.util.List;

/**
 * Control groups.
 *
 * @param version 2, or 1 where that is what the machine has; absent where it has none
 * @param controllers of version 2, at the root
 * @param own this process' group of version 2, as a directory
 * @param writable whether this user may make groups below it
 */
public record ControlGroups(
        Answer<Long> version,
        Answer<List<String>> controllers,
        Answer<String> own,
        boolean writable)
        implements Probe {
    private static final String ROOT = "/sys/fs/cgroup";
    private static final String OWN = "/proc/self/cgroup";

    static ControlGroups of(Machine machine) {
        Answer<Long> version = version(machine);
        Answer<String> own =
                version.is(v -> v == 2) ? own(machine) : new Answer.Absent<>("version 2");
        return new ControlGroups(
                version,
                machine.text(ROOT + "/cgroup.controllers")
                        .understood(ROOT, text -> Arrays.asList(text.split("\\s+"))),
                own,
                own.is(machine::isWritable) || machine.isWritable(ROOT + "/memory"));
    }

    private static Answer<Long> version(Machine machine) {
        if (machine.exists(ROOT + "/cgroup.controllers")) {
            return new Answer.Known<>(2L);
        }
        return machine.exists(ROOT + "/memory")
                ? new Answer.Known<>(1L)
                : new Answer.Absent<>("control groups in " + ROOT);
    }

    /** Of version 2, whose line begins with 0. */
    static Answer<String> own(Machine machine) {
        return machine.field(OWN, "0::")
                .understood(OWN, path -> ROOT + (path.equals("/") ? "" : path));
    }

    @Override
    public String shown() {
        return version.value().map(v -> "version " + v).orElse(version.shown())
                + controllers.value().map(c -> " (" + String.join(" ", c) + ")").orElse("")
                + (writable ? "" : ", not writable");
    }
}
