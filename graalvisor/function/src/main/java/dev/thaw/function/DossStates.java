// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.FileOptions;
import java.nio.file.Path;

/** States as object snapshots: mapped into each isolate, copy-on-write, whatever their size. */
public final class DossStates implements States {
    /** The file came with the function's library, which is code as well. */
    private static final FileOptions MEANT = FileOptions.STANDARD.ofAnyOwner();

    private static DOSS.Slot slot() {
        return DOSS.heap().getSlot(0);
    }

    @Override
    public Object load(Path file) {
        return DOSS.provider().load(file, slot(), MEANT).getRootObject();
    }

    @Override
    public void store(Object root, Path file) {
        DOSS.Slot slot = slot();
        DOSS.provider().snapshot(root, slot);
        DOSS.provider().store(slot, file);
        DOSS.provider().discard(slot);
    }
}
