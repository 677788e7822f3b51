// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.cases;

import java.util.Objects;
import java.util.concurrent.Callable;

/**
 * An object graph that programs have. Made twice, in any process, it is equal.
 *
 * @param name the type it is about; unique
 * @param refusable whether the graph holds execution state, so that it has to be refused
 * @param maker makes it anew; who made a graph with execution state closes it, if it can be closed
 */
public record Case(Category category, String name, boolean refusable, Callable<?> maker) {
    public Case {
        Objects.requireNonNull(category);
        Objects.requireNonNull(name);
        Objects.requireNonNull(maker);
    }

    static Case of(Category category, String name, Callable<?> maker) {
        return new Case(category, name, false, maker);
    }

    static Case refused(String name, Callable<?> maker) {
        return new Case(Category.ROBUSTNESS, name, true, maker);
    }

    /** The graph. */
    public Object make() throws Exception {
        return maker.call();
    }

    @Override
    public String toString() {
        return category + " " + name;
    }
}
