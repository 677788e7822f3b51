// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import dev.thaw.doss.DOSS;
import java.nio.file.Files;
import java.nio.file.Path;

/** What is checked within one process; each runs in a fresh one. */
interface Scenario {
    /** What it is called on the command line. */
    String name();

    /**
     * Fails with an AssertionError if something is not as it should be.
     *
     * @param directory an empty one, but for the {@link Scenarios#rootFile root}
     */
    void run(Path directory) throws Exception;

    /** What another process stores for this scenario, if it wants that. */
    default Object root() {
        throw new UnsupportedOperationException(name());
    }

    /** The root, loaded if another process stored it, else snapshotted now. */
    default Object rootInSlot(Path directory) {
        Path file = Scenarios.rootFile(directory);
        DOSS.Snapshot s =
                Files.exists(file)
                        ? DOSS.provider().load(file, Scenarios.getSlot(0))
                        : Scenarios.snapshot(root(), 0);
        return s.getRootObject();
    }
}
