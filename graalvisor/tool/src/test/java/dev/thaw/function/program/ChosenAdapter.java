// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.program;

import dev.thaw.function.Adapter;
import dev.thaw.function.Call;
import dev.thaw.function.Configuration;
import dev.thaw.function.ObjectAdapter;
import java.util.Map;

/** One of several functions: the one whose entry the library is told when it is loaded. */
public final class ChosenAdapter implements ObjectAdapter {
    private final Map<String, Adapter> adapters;
    private Adapter chosen;

    public ChosenAdapter(Map<String, Adapter> adapters) {
        this.adapters = Map.copyOf(adapters);
    }

    @Override
    public void configure(Configuration configuration) {
        chosen = adapters.get(configuration.entry());
        if (chosen == null) {
            throw new IllegalArgumentException("there is no entry " + configuration.entry());
        }
        chosen.configure(configuration);
    }

    private ObjectAdapter object() {
        if (chosen instanceof ObjectAdapter object) {
            return object;
        }
        throw new IllegalArgumentException("a static method has no object");
    }

    @Override
    public Object create() {
        return object().create();
    }

    @Override
    public void use(Object function) {
        object().use(function);
    }

    @Override
    public void load() {
        try {
            chosen.load();
        } catch (Throwable t) {
            throw new IllegalStateException(t);
        }
    }

    @Override
    public void call(Call call) throws Throwable {
        chosen.call(call);
    }
}
