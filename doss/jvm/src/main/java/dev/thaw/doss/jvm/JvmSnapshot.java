// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import java.util.Set;

/** A copy of an object graph, on the ordinary heap, that counts as the contents of a slot. */
final class JvmSnapshot implements DOSS.Snapshot {
    private final JvmSlot slot;
    private final long size;
    private final ObjectGraph graph;
    private volatile boolean unloaded;

    JvmSnapshot(JvmSlot slot, long size, ObjectGraph graph) {
        this.slot = slot;
        this.size = size;
        this.graph = graph;
    }

    @Override
    public JvmSlot slot() {
        return slot;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public Class<?> rootClass() {
        return getRootObject().getClass();
    }

    @Override
    public Object getRootObject() {
        if (unloaded) {
            throw new DOSSException(
                    "The snapshot is no longer in slot %d: it was unloaded".formatted(slot.id()));
        }
        return graph.root();
    }

    /** The objects that are in the slot, by identity. */
    Set<Object> members() {
        return graph.objects();
    }

    void unload() {
        unloaded = true;
    }
}
