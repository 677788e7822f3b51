// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * Data whose current version is a snapshot in a slot, replaced while the program runs.
 *
 * <pre>{@code
 * var prices = new Versioned<>(DOSS.heap().getSlot(0), DOSS.heap().getSlot(1), PriceList.class);
 * prices.load(Path.of("prices-1.doss"));   // stored from slot 0
 * prices.get().of("tea");                  // in any thread
 * prices.load(Path.of("prices-2.doss"));   // stored from slot 1: a later get() sees version 2
 * }</pre>
 *
 * <p>Give it two slots, and store versions from them in turn: then a new version is mapped beside
 * the current one, which pauses nobody, and a bad file leaves everything as it was. The version
 * before stays in its slot until {@link #releasePrevious} or the next load, and of it only what is
 * still in use moves to the runtime heap. With one slot, or a version from the slot of the current
 * one, the current one moves to the runtime heap first.
 *
 * <p>Who still works with an older version keeps a valid one. Rolling back is loading the older
 * file again. Safe for use by several threads.
 *
 * <p>Source: DOSS dissertation, section 5.6, "Hot reloading".
 *
 * @param <T> the type of the root object
 */
public final class Versioned<T> {
    private final List<DOSS.Slot> slots;
    private final Class<T> type;
    private final FileOptions options;

    /** Where the current version is; null before the first one, and when it is in the heap. */
    private DOSS.Slot currentSlot;

    private volatile T current;

    /**
     * @param slot a slot that this object alone uses
     * @param type what every version's root must be
     */
    public Versioned(DOSS.Slot slot, Class<T> type) {
        this(List.of(slot), type, FileOptions.STANDARD);
    }

    /**
     * @param first a slot that this object alone uses
     * @param second another one
     * @param type what every version's root must be
     */
    public Versioned(DOSS.Slot first, DOSS.Slot second, Class<T> type) {
        this(List.of(first, second), type, FileOptions.STANDARD);
    }

    /**
     * @param slots one or two slots that this object alone uses
     * @param type what every version's root must be
     * @param options for each LOAD
     */
    public Versioned(List<DOSS.Slot> slots, Class<T> type, FileOptions options) {
        this.slots = List.copyOf(slots);
        this.type = Objects.requireNonNull(type, "type");
        this.options = Objects.requireNonNull(options, "options");
        if (slots.isEmpty()
                || slots.size() > 2
                || slots.getFirst() == slots.getLast() && slots.size() == 2) {
            throw new IllegalArgumentException("one slot, or two different ones: " + slots);
        }
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
                    "Slot %d holds no version yet; call load first"
                            .formatted(slots.getFirst().id()));
        }
        return root;
    }

    /**
     * Makes the snapshot in the file the current version.
     *
     * @return its root
     * @throws DOSSException if the file cannot be loaded or its root has another type; the version
     *     before stays the current one
     */
    public synchronized T load(Path file) {
        DOSS.Slot slot = slotFor(file);
        // before anything is moved or freed for it
        Class<?> stored = DOSS.provider().check(file, slot, options);
        if (!type.isAssignableFrom(stored)) {
            throw new DOSSException(
                    "%s holds a %s, not a %s".formatted(file, stored.getName(), type.getName()));
        }
        if (slot == currentSlot) {
            current = type.cast(DOSS.provider().unload(slot));
            currentSlot = null;
        } else {
            release(slot);
        }
        current = type.cast(DOSS.provider().load(file, slot, options).getRootObject());
        currentSlot = slot;
        return current;
    }

    private DOSS.Slot slotFor(Path file) {
        int id = DOSS.provider().slotOf(file).id();
        return slots.stream()
                .filter(s -> s.id() == id)
                .findFirst()
                .orElseThrow(() ->
                        new DOSSException(
                                "%s cannot be a version here: its slot is %d, versions are in %s"
                                        .formatted(
                                                file,
                                                id,
                                                slots.stream().map(DOSS.Slot::id).toList())));
    }

    /**
     * Frees the slot of the version before the current one, at a time that suits the program: it
     * takes a complete collection. What is still in use moves to the runtime heap.
     */
    public synchronized void releasePrevious() {
        for (DOSS.Slot slot : slots) {
            if (slot != currentSlot) {
                release(slot);
            }
        }
    }

    private static void release(DOSS.Slot slot) {
        if (slot.getSnapshot() != null) {
            DOSS.provider().discard(slot);
        }
    }
}
