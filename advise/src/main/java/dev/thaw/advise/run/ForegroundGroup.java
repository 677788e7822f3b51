// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The processes that a terminal's keys send signals to. */
final class ForegroundGroup {
    private static final Path OWN = Path.of("/proc/self/stat");

    /**
     * Behind the name, which may have spaces: state, parent, group, session, terminal (proc(5)).
     */
    private static final int GROUP = 2;

    private static final int FOREGROUND = 5;

    private ForegroundGroup() {}

    /** Whether this process is one of them, so that what it has started is, too. */
    static boolean hasThis() {
        try {
            return isOne(Files.readString(OWN));
        } catch (IOException e) {
            return false;
        }
    }

    static boolean isOne(String stat) {
        String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ");
        return fields[GROUP].equals(fields[FOREGROUND]);
    }
}
