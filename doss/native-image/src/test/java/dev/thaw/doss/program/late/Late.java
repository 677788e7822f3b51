// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.program.late;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.program.Initializations;

/** Initialized when the program runs, and says so; what else it does, the environment decides. */
public final class Late {
    public final long value;

    static {
        Initializations.note(Late.class);
        switch (Initializations.mode()) {
            case "fail" -> throw new IllegalStateException("as the test wants it");
            case "use-doss" -> useObjectSnapshots();
            default -> {}
        }
    }

    public Late(long value) {
        this.value = value;
    }

    /** The slot that is being loaded is taken, others are not. */
    private static void useObjectSnapshots() {
        try {
            DOSS.provider().snapshot("x", DOSS.heap().getSlot(0));
        } catch (DOSSException e) {
            Initializations.note(e.getMessage());
        }
        DOSS.provider().snapshot("in the initializer", DOSS.heap().getSlot(1));
    }
}
