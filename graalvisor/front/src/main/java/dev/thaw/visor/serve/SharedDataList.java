// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import dev.thaw.visor.store.StoredFunction;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Which data functions share, and how much of the disk it has. Looks at the disk. */
final class SharedDataList {
    private SharedDataList() {}

    /**
     * @param tenant null: of all
     */
    static JsonArray of(Collection<StoredFunction> functions, String tenant) {
        Map<List<String>, JsonObject> all = new TreeMap<>((a, b) -> a.toString().compareTo("" + b));
        Map<List<String>, Map<String, Long>> sizes = new HashMap<>();
        for (StoredFunction function : functions) {
            String data = function.currentVersion().manifest().data();
            if (data == null || (tenant != null && !tenant.equals(function.tenant()))) {
                continue;
            }
            List<String> key = List.of(function.tenant(), data);
            JsonObject one = all.computeIfAbsent(key, SharedDataList::named);
            one.getAsJsonArray("functions").add(function.name());
            // files that functions of several images have are several
            Map<String, Long> files = sizes.computeIfAbsent(key, k -> new HashMap<>());
            files.put(
                    function.currentVersion().manifest().stateDigest(),
                    function.currentVersion().stateFile().toFile().length());
            one.addProperty("files", files.size());
            one.addProperty("bytes", files.values().stream().mapToLong(size -> size).sum());
        }
        JsonArray array = new JsonArray();
        all.values().forEach(array::add);
        return array;
    }

    private static JsonObject named(List<String> key) {
        JsonObject one = new JsonObject();
        one.addProperty("tenant", key.get(0));
        one.addProperty("name", key.get(1));
        one.add("functions", new JsonArray());
        return one;
    }
}
