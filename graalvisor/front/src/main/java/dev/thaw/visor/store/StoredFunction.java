// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.store;

import java.util.Collections;
import java.util.SortedMap;

/**
 * What the store keeps of a function.
 *
 * @param current the version that answers
 * @param previous the one that a rollback goes to; 0: none
 * @param last the highest number that was ever used
 */
public record StoredFunction(
        String name,
        String tenant,
        int current,
        int previous,
        int last,
        FunctionSettings settings,
        SortedMap<Integer, StoredVersion> versions) {
    public StoredFunction {
        versions = Collections.unmodifiableSortedMap(versions);
    }

    public StoredVersion currentVersion() {
        return versions.get(current);
    }
}
