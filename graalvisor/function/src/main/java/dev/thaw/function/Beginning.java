// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.io.PrintStream;
import java.nio.file.Path;

/** How a function begins in an isolate: by what its source does, or with a state that was kept. */
final class Beginning {
    static final String NO_OBJECT =
            "the function is a static method, and has no object that could be its state: implement an interface";

    private final Adapter adapter;
    private final States states;

    Beginning(Adapter adapter, States states) {
        this.adapter = adapter;
        this.states = states;
    }

    void begin(Fields head, PrintStream err) throws Throwable {
        String from = head.first(":state");
        String to = head.first(":state-to");
        if (!to.isEmpty()) {
            ObjectAdapter object = object();
            Object function = object.create();
            states.store(function, Path.of(to));
            object.use(function);
        } else if (from.isEmpty()) {
            adapter.load();
        } else if (!head.first(":state-only").isEmpty()) {
            object().use(states.load(Path.of(from)));
        } else if (!begunWith(from, err)) {
            adapter.load();
        }
    }

    private boolean begunWith(String file, PrintStream err) {
        try {
            object().use(states.load(Path.of(file)));
            return true;
        } catch (RuntimeException e) {
            err.println(
                    "thaw: the function begins without its state: %s: %s"
                            .formatted(file, e.getMessage()));
            return false;
        }
    }

    private ObjectAdapter object() {
        if (adapter instanceof ObjectAdapter object) {
            return object;
        }
        throw new IllegalArgumentException(NO_OBJECT);
    }
}
