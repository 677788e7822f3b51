// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import java.util.function.LongSupplier;

/**
 * The sum of what isolates may use, kept below a limit: an isolate's budget is reserved before a
 * call may need it, and given back when the worker says that it has gone.
 */
final class MemoryBudget {
    private final LongSupplier limit;
    private long reserved;

    MemoryBudget(LongSupplier limit) {
        this.limit = limit;
    }

    long limit() {
        return limit.getAsLong();
    }

    long reserved() {
        return reserved;
    }

    /** Whether one more call fits: in an idle isolate, or in a new one. */
    boolean reserve(Load load) {
        if (load.running < load.reserved) {
            return true;
        }
        if (reserved + load.memory() > limit.getAsLong()) {
            return false;
        }
        reserved += load.memory();
        load.reserved++;
        return true;
    }

    /** Why no isolate of the function can ever be made, for people; null: it can. */
    String lack(String function, long memory) {
        long all = limit.getAsLong();
        return memory <= all
                ? null
                : "%s needs %d bytes for an isolate, and the server has %d for all (--memory)"
                        .formatted(function, memory, all);
    }

    /** What the worker says that there is; calls that are on their way count too. */
    void observe(Load load, int isolates) {
        int now = Math.max(load.running, Math.min(isolates, load.reserved));
        reserved -= (load.reserved - now) * load.memory();
        load.reserved = now;
    }

    void gone(Load load) {
        reserved -= load.reserved * load.memory();
        load.reserved = 0;
    }
}
