// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss;

import java.nio.file.Path;
import java.util.Objects;

/**
 * Data whose current version is a snapshot in a slot, replaced while the program runs.
 *
 * <pre>{@code
 * var prices = new Versioned<>(DOSS.heap().getSlot(0), PriceList.class);
 * prices.load(Path.of("prices-1.doss"));
 * prices.get().of("tea");                  // in any thread
 * prices.load(Path.of("prices-2.doss"));   // a later get() sees version 2
 * }</pre>
 *
 * <p>Who still works with an older version keeps a valid one: its objects move to the runtime heap.
 * Rolling back is loading the older file again. Safe for use by several threads.
 *
 * <p>Source: DOSS dissertation, section 5.6, "Hot reloading".
 *
 * @param <T> the type of the root object
 */
public final class Versioned<T> {
    private final DOSS.Slot slot;
    private final Class<T> type;
    private volatile T current;

    /**
     * @param slot a slot that this object alone uses
     * @param type what every version's root must be
     */
    public Versioned(DOSS.Slot slot, Class<T> type) {
        this.slot = Objects.requireNonNull(slot, "slot");
        this.type = Objects.requireNonNull(type, "type");
    }

    /**
     * The root of the current version.
     *
     * @throws DOSSException if no version has been loaded yet
     */
    public T get() {
        T root = current;
        if (root == null) {
            throw new DOSSException(
                    "Slot %d holds no version yet; call load first".formatted(slot.id()));
        }
        return root;
    }

    /**
     * Makes the snapshot in the file the current version.
     *
     * @return its root
     * @throws DOSSException if the file cannot be loaded or its root has another type; the version
     *     before stays the current one, in the runtime heap
     */
    public synchronized T load(Path file) {
        if (slot.getSnapshot() != null) {
            Object previous = DOSS.provider().unload(slot);
            if (current != null) {
                current = type.cast(previous);
            }
        }
        Object root = DOSS.provider().load(file, slot).getRootObject();
        if (!type.isInstance(root)) {
            String actual = root.getClass().getName();
            DOSS.provider().unload(slot);
            throw new DOSSException(
                    "%s holds a %s, not a %s".formatted(file, actual, type.getName()));
        }
        current = type.cast(root);
        return current;
    }
}
