// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Functions of one library, which is told which of them it is when it is loaded. Their objects are
 * made together where they are to be a state, so that what they have in common is in it once.
 */
final class SeveralFunctions implements ObjectAdapter {
    private final Map<String, Adapter> functions;
    private String entry;

    /**
     * @param functions by their entries; who names none gets the first
     */
    SeveralFunctions(LinkedHashMap<String, Adapter> functions) {
        this.functions = functions;
        this.entry = functions.firstEntry().getKey();
    }

    private Adapter chosen() {
        return functions.get(entry);
    }

    @Override
    public void configure(Configuration configuration) {
        if (!configuration.entry().isEmpty()) {
            entry = configuration.entry();
        }
        if (chosen() == null) {
            throw new IllegalArgumentException(
                    "the library was built for the entries %s, not for %s: deploy the one that was built for it"
                            .formatted(functions.keySet(), entry));
        }
        chosen().configure(configuration);
    }

    @Override
    public Object create() {
        requireObject();
        Map<String, Object> objects = new HashMap<>();
        functions.forEach((name, function) -> {
            if (function instanceof ObjectAdapter object) {
                objects.put(name, object.create());
            }
        });
        return objects;
    }

    @Override
    public void use(Object objects) {
        requireObject().use(((Map<?, ?>) objects).get(entry));
    }

    private ObjectAdapter requireObject() {
        if (chosen() instanceof ObjectAdapter object) {
            return object;
        }
        throw new IllegalArgumentException(Beginning.NO_OBJECT);
    }

    @Override
    public void load() {
        try {
            chosen().load();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable t) {
            throw new IllegalStateException(t);
        }
    }

    @Override
    public void call(Call call) throws Throwable {
        chosen().call(call);
    }
}
