// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import com.google.gson.JsonObject;
import dev.thaw.visor.RefusedException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What the store keeps of a function.
 *
 * @param current the version that answers
 * @param previous the one that a rollback goes to; 0: none
 * @param last the highest number that was ever used
 * @param aliases of its versions
 */
public record StoredFunction(
        String name,
        String tenant,
        int current,
        int previous,
        int last,
        FunctionSettings settings,
        SortedMap<Integer, StoredVersion> versions,
        Aliases aliases) {
    public StoredFunction {
        versions = Collections.unmodifiableSortedMap(versions);
    }

    /** Of which there is one version. */
    public static StoredFunction first(
            String name, String tenant, StoredVersion version, FunctionSettings settings) {
        int number = version.number();
        return new StoredFunction(
                name,
                tenant,
                number,
                0,
                number,
                settings,
                new TreeMap<>(Map.of(number, version)),
                Aliases.NONE);
    }

    /** With a version, new or old, as the current one. */
    StoredFunction publishing(StoredVersion version, FunctionSettings changed) {
        int number = version.number();
        SortedMap<Integer, StoredVersion> all = new TreeMap<>(versions);
        all.put(number, version);
        return new StoredFunction(
                name,
                tenant,
                number,
                current == number ? previous : current,
                Math.max(number, last),
                changed,
                all,
                aliases);
    }

    StoredFunction withVersions(SortedMap<Integer, StoredVersion> kept) {
        return new StoredFunction(name, tenant, current, previous, last, settings, kept, aliases);
    }

    public StoredVersion currentVersion() {
        return versions.get(current);
    }

    /** The name of a version that is served whatever the current one is. */
    public String pinnedName(int version) {
        return name + Aliases.SEPARATOR + version;
    }

    /** This function with a version that stays; as which it is served beside the current one. */
    public StoredFunction pinned(int version) {
        return new StoredFunction(
                pinnedName(version), tenant, version, 0, last, settings, versions, Aliases.NONE);
    }

    /** All that is served of it: the current version, and those that aliases name. */
    public List<StoredFunction> served() {
        return Stream.concat(Stream.of(this), aliases.versions().stream().map(this::pinned))
                .toList();
    }

    public StoredFunction withSettings(FunctionSettings changed) {
        return new StoredFunction(
                name, tenant, current, previous, last, changed, versions, aliases);
    }

    /**
     * @param weights of versions
     */
    public StoredFunction withAlias(String alias, JsonObject weights) throws RefusedException {
        return with(aliases.with(alias, weights, versions.keySet()));
    }

    public StoredFunction withoutAlias(String alias) throws RefusedException {
        return with(aliases.without(alias));
    }

    private StoredFunction with(Aliases changed) {
        return new StoredFunction(
                name, tenant, current, previous, last, settings, versions, changed);
    }
}
