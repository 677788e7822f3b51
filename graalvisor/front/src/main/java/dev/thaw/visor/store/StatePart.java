// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import java.util.Set;

/**
 * What a manifest says of the object that isolates begin with.
 *
 * @param file that has it; null if there is none
 * @param capacity address space for it, in bytes; 0 if the library has no room for one
 * @param data the name by which functions of a tenant share it; null if it is one function's
 */
public record StatePart(String file, long capacity, String data) {
    public static final StatePart NONE = new StatePart(null, 0, null);

    private static final long MAX_CAPACITY = 1L << 40;

    static StatePart parse(JsonObject json, Set<String> files) throws RefusedException {
        String file = Manifest.text(json, "state", "");
        if (!file.isEmpty() && !files.contains(file)) {
            throw Manifest.refused("names " + file + ", but 'files' does not");
        }
        if (files.contains(Manifest.STATE) && !file.equals(Manifest.STATE)) {
            throw Manifest.refused(
                    "has the file " + Manifest.STATE + ", but does not name it as its 'state'");
        }
        long capacity = capacity(json);
        if (capacity == 0 && !file.isEmpty()) {
            throw Manifest.refused("names a state, but no 'state-capacity' for it");
        }
        StatePart part = new StatePart(file.isEmpty() ? null : file, capacity, null);
        String data = Manifest.text(json, "data", "");
        if (data.isEmpty()) {
            return part;
        }
        if (!Names.isName(data)) {
            throw Manifest.refused(
                    "names the data '" + data + "', which is no name: " + Names.RULE);
        }
        return part.withData(data);
    }

    private static long capacity(JsonObject json) throws RefusedException {
        JsonElement value = json.get("state-capacity");
        if (value == null) {
            return 0;
        }
        try {
            long capacity = value.getAsLong();
            if (capacity >= 0 && capacity <= MAX_CAPACITY) {
                return capacity;
            }
        } catch (RuntimeException e) {
            // no number: told below
        }
        throw Manifest.refused(
                "has state-capacity " + value + ", which is no number up to " + MAX_CAPACITY);
    }

    StatePart withFile(String made) {
        return new StatePart(made, capacity, data);
    }

    StatePart withData(String named) throws RefusedException {
        Names.checked("the data's name", named);
        if (capacity == 0) {
            throw new RefusedException(
                    422,
                    "data",
                    "the function has no room for shared data '%s': compile it with room, by 'thaw function build ... --state SIZE'"
                            .formatted(named));
        }
        return new StatePart(file, capacity, named);
    }

    void addTo(JsonObject json) {
        if (file != null) {
            json.addProperty("state", file);
        }
        if (capacity > 0) {
            json.addProperty("state-capacity", capacity);
        }
        if (data != null) {
            json.addProperty("data", data);
        }
    }
}
