// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Names for versions of a function: each stands for one, or for several by weight. Versions that an
 * alias names are served beside the current one, and are kept.
 *
 * @param weights of versions, by alias
 */
public record Aliases(SortedMap<String, SortedMap<Integer, Integer>> weights) {
    public static final Aliases NONE = new Aliases(new TreeMap<>());

    /** Between a function and an alias in what callers ask for. */
    public static final char SEPARATOR = ':';

    private static final int MAX_WEIGHT = 10_000;
    private static final int MAX_ALIASES = 16;

    public Aliases {
        weights = Collections.unmodifiableSortedMap(weights);
    }

    /**
     * @param versions that there are
     */
    Aliases with(String alias, JsonObject json, Set<Integer> versions) throws RefusedException {
        Names.checked("the alias", alias);
        if (Character.isDigit(alias.charAt(0))) {
            throw refused("an alias begins with a letter, not as '" + alias + "' does");
        }
        SortedMap<Integer, Integer> read = read(alias, json);
        for (int version : read.keySet()) {
            if (!versions.contains(version)) {
                throw new RefusedException(
                        404, "version", "there is no version " + version + ", but " + versions);
            }
        }
        TreeMap<String, SortedMap<Integer, Integer>> all = new TreeMap<>(weights);
        all.put(alias, read);
        if (all.size() > MAX_ALIASES) {
            throw refused("a function has at most " + MAX_ALIASES + " aliases");
        }
        return new Aliases(all);
    }

    Aliases without(String alias) throws RefusedException {
        if (!weights.containsKey(alias)) {
            throw new RefusedException(
                    404, "alias", "there is no alias '" + alias + "', but " + weights.keySet());
        }
        TreeMap<String, SortedMap<Integer, Integer>> all = new TreeMap<>(weights);
        all.remove(alias);
        return new Aliases(all);
    }

    private static SortedMap<Integer, Integer> read(String alias, JsonObject json)
            throws RefusedException {
        TreeMap<Integer, Integer> read = new TreeMap<>();
        try {
            for (Map.Entry<String, JsonElement> entry : json.entrySet()) {
                int weight = entry.getValue().getAsBigDecimal().intValueExact();
                if (weight < 1 || weight > MAX_WEIGHT) {
                    throw refused("a weight is from 1 to " + MAX_WEIGHT + ", not " + weight);
                }
                read.put(Integer.parseUnsignedInt(entry.getKey()), weight);
            }
        } catch (IllegalStateException
                | UnsupportedOperationException
                | NumberFormatException
                | ArithmeticException e) {
            throw refused("versions and weights are whole numbers, not " + json);
        }
        if (read.isEmpty()) {
            throw refused("the alias " + alias + " must stand for at least one version");
        }
        return read;
    }

    private static RefusedException refused(String message) {
        return new RefusedException(400, "alias", message);
    }

    /** The function of a name that callers ask for, or that a version is served by. */
    public static String functionOf(String name) {
        int separator = name.indexOf(SEPARATOR);
        return separator < 0 ? name : name.substring(0, separator);
    }

    /** All that some alias names. */
    public SortedSet<Integer> versions() {
        TreeSet<Integer> all = new TreeSet<>();
        weights.values().forEach(one -> all.addAll(one.keySet()));
        return all;
    }

    public JsonObject toJson() {
        JsonObject json = new JsonObject();
        weights.forEach((alias, versions) -> {
            JsonObject one = new JsonObject();
            versions.forEach((version, weight) -> one.addProperty("" + version, weight));
            json.add(alias, one);
        });
        return json;
    }

    /**
     * @param json null: there are none
     */
    static Aliases parse(JsonObject json, Set<Integer> versions) throws RefusedException {
        Aliases all = NONE;
        if (json != null) {
            for (String alias : json.keySet()) {
                all = all.with(alias, json.getAsJsonObject(alias), versions);
            }
        }
        return all;
    }
}
