// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program;

import dev.thaw.doss.DOSS;
import java.nio.file.Path;

/** LOADs with a line of output before and after each, so that a tracer can tell their calls. */
final class LoadCalls {
    private LoadCalls() {}

    static void run(Path file) {
        DOSS.Slot slot = DOSS.heap().getSlot(0);
        for (int i = 0; i < 3; i++) {
            System.out.println("begin");
            DOSS.provider().load(file, slot);
            System.out.println("end");
            DOSS.provider().discard(slot);
        }
    }
}
