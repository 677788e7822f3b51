// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import dev.thaw.doss.DOSS;
import java.nio.file.Path;

/** The first LOAD of a process, with the first use of all that it needs. */
final class ColdLoad {
    private ColdLoad() {}

    static void run(String file) {
        // As long as the clock itself is cold, it is no part of LOAD.
        System.nanoTime();
        long begin = System.nanoTime();
        DOSS.Snapshot first = DOSS.provider().load(Path.of(file), DOSS.heap().getSlot(0));
        long loaded = System.nanoTime();
        DOSS.provider().discard(first.slot());
        long again = System.nanoTime();
        DOSS.provider().load(Path.of(file), DOSS.heap().getSlot(0));
        long end = System.nanoTime();
        System.out.println("cold " + (loaded - begin) + " ns, again " + (end - again) + " ns");
    }
}
