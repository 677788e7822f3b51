// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A version that is to be a function's current one. Its caller holds the function's lock. */
public record Publication(
        String name, String tenant, StoredVersion version, FunctionSettings settings) {
    /**
     * What became of several.
     *
     * @param published by their names
     * @param failure null if all are published
     */
    public record Outcome(Map<String, StoredFunction> published, IOException failure) {}

    /**
     * Publishes all; where one cannot be, those before it are put back. What could not even be put
     * back is the only thing published then.
     */
    public static Outcome all(Store store, List<Publication> publications) {
        Map<String, StoredFunction> before = new LinkedHashMap<>();
        Map<String, StoredFunction> published = new LinkedHashMap<>();
        try {
            for (Publication one : publications) {
                before.put(one.name, store.function(one.name));
                published.put(one.name, store.publishBesideOld(one));
            }
        } catch (IOException e) {
            List.copyOf(published.keySet())
                    .forEach(name -> {
                        if (putBack(store, before.get(name))) {
                            published.remove(name);
                        }
                    });
            return new Outcome(published, e);
        }
        published.replaceAll((name, function) -> store.withoutOldVersions(function));
        return new Outcome(published, null);
    }

    private static boolean putBack(Store store, StoredFunction before) {
        try {
            store.keep(before);
            return true;
        } catch (IOException e) {
            return false;
        }
    }
}
