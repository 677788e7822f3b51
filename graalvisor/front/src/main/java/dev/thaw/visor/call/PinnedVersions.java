// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.call;

import dev.thaw.visor.store.Aliases;
import dev.thaw.visor.store.StoredFunction;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;

/**
 * Versions that aliases name: which of them answers a call, and when one goes. Runs on the loop.
 */
public final class PinnedVersions {
    private static final long AGAIN_MILLIS = 50;

    private final FunctionTable table;
    private final Map<String, StoredFunction> functions = new HashMap<>();

    PinnedVersions(FunctionTable table) {
        this.table = table;
    }

    /**
     * From now on, callers get to these versions by these aliases. One that no alias names any more
     * goes when nobody waits for it.
     */
    public void set(StoredFunction function) {
        StoredFunction before = functions.put(function.name(), function);
        if (before != null) {
            before.aliases().versions().forEach(version -> leave(function.name(), version));
        }
    }

    private void leave(String name, int version) {
        StoredFunction function = functions.get(name);
        if (function == null || function.aliases().versions().contains(version)) {
            return;
        }
        Function pinned = table.get(function.pinnedName(version));
        if (pinned == null) {
            return;
        }
        if (pinned.queued() == 0) {
            table.remove(pinned.name());
        } else {
            table.loop().schedule(() -> leave(name, version), AGAIN_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    void remove(String name) {
        StoredFunction function = functions.remove(name);
        if (function != null) {
            function.aliases().versions().forEach(v -> table.remove(function.pinnedName(v)));
        }
    }

    /**
     * Which version answers a call.
     *
     * @param asked for by its caller: a function and an alias, or a version that an alias names
     * @return null: there is none
     */
    public Function find(String asked) {
        StoredFunction function = functions.get(Aliases.functionOf(asked));
        if (function == null) {
            return null;
        }
        SortedMap<Integer, Integer> weights =
                function.aliases().weights().get(asked.substring(function.name().length() + 1));
        return table.get(weights == null ? asked : function.pinnedName(pick(weights)));
    }

    private static int pick(SortedMap<Integer, Integer> weights) {
        int all = weights.values().stream().mapToInt(Integer::intValue).sum();
        int left = ThreadLocalRandom.current().nextInt(all);
        for (Map.Entry<Integer, Integer> one : weights.entrySet()) {
            left -= one.getValue();
            if (left < 0) {
                return one.getKey();
            }
        }
        throw new IllegalStateException("weights have changed");
    }
}
