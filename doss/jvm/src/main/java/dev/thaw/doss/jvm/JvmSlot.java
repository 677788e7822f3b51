// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.jvm;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import java.util.concurrent.atomic.AtomicReference;

/** A slot, and who has it: nobody, a snapshot, or the one operation at work on it. */
final class JvmSlot implements DOSS.Slot {
    private sealed interface State {}

    private record Free() implements State {}

    private record Holding(JvmSnapshot snapshot) implements State {}

    /**
     * @param snapshot null if the slot was free
     */
    private record Busy(String operation, JvmSnapshot snapshot) implements State {}

    private final int id;
    private final long capacity;
    private final AtomicReference<State> state = new AtomicReference<>(new Free());

    JvmSlot(int id, long capacity) {
        this.id = id;
        this.capacity = capacity;
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public long capacity() {
        return capacity;
    }

    @Override
    public long size() {
        JvmSnapshot s = getSnapshot();
        return s == null ? 0 : s.size();
    }

    @Override
    public JvmSnapshot getSnapshot() {
        return switch (state.get()) {
            case Free _ -> null;
            case Holding h -> h.snapshot();
            case Busy b -> b.snapshot();
        };
    }

    /** Takes the slot, which must be free, for the operation with the given name. */
    void takeFree(String operation) {
        State seen = state.get();
        if (!(seen instanceof Free) || !state.compareAndSet(seen, new Busy(operation, null))) {
            throw taken(operation);
        }
    }

    /** Takes the slot, which must hold a snapshot, for the operation with the given name. */
    JvmSnapshot takeSnapshot(String operation) {
        State seen = state.get();
        if (seen instanceof Free) {
            throw new DOSSException(
                    "%s of slot %d: the slot holds no snapshot; snapshot or load into it first"
                            .formatted(operation, id));
        }
        if (seen instanceof Holding(JvmSnapshot s)
                && state.compareAndSet(seen, new Busy(operation, s))) {
            return s;
        }
        throw taken(operation);
    }

    private DOSSException taken(String operation) {
        String by =
                state.get() instanceof Busy b
                        ? "in use by %s; try again when it has ended".formatted(b.operation())
                        : "occupied by a snapshot; choose a free slot or unload it";
        return new DOSSException("%s of slot %d: the slot is %s".formatted(operation, id, by));
    }

    /** Ends the operation. The slot holds the snapshot, or is free if that is null. */
    void giveBack(JvmSnapshot snapshot) {
        state.set(snapshot == null ? new Free() : new Holding(snapshot));
    }

    @Override
    public String toString() {
        return "snapshot slot " + id;
    }
}
