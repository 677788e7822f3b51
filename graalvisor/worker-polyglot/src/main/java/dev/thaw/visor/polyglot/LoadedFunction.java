// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** A function, and a place for each of its calls at a time. */
final class LoadedFunction {
    private final FunctionSettings settings;
    private final Connection connection;
    private final Places places;
    private final Consumer<Invocation> whenEnded;

    /** The one that was used last is last. */
    private final Deque<Slot> idle = new ArrayDeque<>();

    private final Set<Slot> slots = new HashSet<>();
    private int running;
    private long calls;
    private long created;
    private long evicted;
    private Runnable whenUnloaded;

    /**
     * @param whenEnded told before the end of a call goes out
     */
    LoadedFunction(FunctionSettings settings, Connection connection, Consumer<Invocation> whenEnded)
            throws Refusal {
        this(settings, Places.of(settings, connection), connection, whenEnded);
    }

    LoadedFunction(
            FunctionSettings settings,
            Places places,
            Connection connection,
            Consumer<Invocation> whenEnded) {
        this.settings = settings;
        this.places = places;
        this.connection = connection;
        this.whenEnded = whenEnded;
    }

    String name() {
        return settings.name();
    }

    long cpuLimitMillis() {
        return settings.cpuMillis();
    }

    long allocationLimit() {
        return settings.allocation();
    }

    Place newPlace(Slot slot) {
        synchronized (this) {
            created++;
        }
        return places.make(slot);
    }

    /** Makes its first place; the request is answered when that is done. */
    Slot load(int request, Runnable whenLoaded) {
        Slot slot = new Slot(this, connection);
        synchronized (this) {
            slots.add(slot);
            running++;
        }
        slot.load(request, whenLoaded);
        return slot;
    }

    void loaded(Slot slot) {
        release(slot, true);
    }

    void notLoaded(Slot slot) {
        release(slot, false);
    }

    /** Why the call cannot begin; null if it has. */
    String begin(Invocation call) {
        Slot slot;
        synchronized (this) {
            if (settings.concurrency() > 0 && running >= settings.concurrency()) {
                return name() + " has " + running + " calls, as many as it may have at once";
            }
            running++;
            calls++;
            slot = idle.pollLast();
            if (slot == null) {
                slot = new Slot(this, connection);
                slots.add(slot);
            }
        }
        slot.call(call);
        return null;
    }

    void ended(Slot slot, Invocation call, boolean reusable) {
        whenEnded.accept(call);
        // closing the place is for after the answer
        release(slot, reusable && settings.idleMillis() > 0);
    }

    private void release(Slot slot, boolean reusable) {
        synchronized (this) {
            running--;
            if (reusable && whenUnloaded == null) {
                slot.idleSinceNanos = System.nanoTime();
                idle.addLast(slot);
                return;
            }
        }
        slot.close(() -> closed(slot));
    }

    private void closed(Slot slot) {
        Runnable then;
        synchronized (this) {
            slots.remove(slot);
            then = slots.isEmpty() ? whenUnloaded : null;
        }
        if (then != null) {
            end(then);
        }
    }

    /** Takes no more calls; tells when the last has ended and nothing is left. */
    void unload(Runnable whenDone) {
        boolean empty;
        synchronized (this) {
            whenUnloaded = whenDone;
            empty = slots.isEmpty();
        }
        if (empty) {
            end(whenDone);
        } else {
            evict(Long.MAX_VALUE);
        }
    }

    private void end(Runnable then) {
        places.close();
        then.run();
    }

    /** Closes places that nobody has used for as long as they are kept. */
    void evictOld() {
        evict(System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(settings.idleMillis()));
    }

    void evictAll() {
        evict(Long.MAX_VALUE);
    }

    private void evict(long idleSince) {
        List<Slot> old = new ArrayList<>();
        synchronized (this) {
            while (!idle.isEmpty()
                    && (idleSince == Long.MAX_VALUE
                            || idle.peekFirst().idleSinceNanos - idleSince <= 0)) {
                old.add(idle.pollFirst());
                evicted++;
            }
        }
        old.forEach(slot -> slot.close(() -> closed(slot)));
    }

    synchronized void addStatistics(Fields fields) {
        fields.add(":function", name())
                .add(":isolates", slots.size())
                .add(":idle", idle.size())
                .add(":calls", calls)
                .add(":created", created)
                .add(":evicted", evicted);
    }
}
