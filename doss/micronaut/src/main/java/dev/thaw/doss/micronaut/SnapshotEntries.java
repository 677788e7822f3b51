// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.micronaut;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Entries of the snapshot, and those of their keys that they no longer count for: nothing is
 * removed from the snapshot itself.
 */
record SnapshotEntries(StoredEntries stored, Set<Object> superseded) {
    static SnapshotEntries of(StoredEntries stored) {
        return new SnapshotEntries(stored, ConcurrentHashMap.newKeySet());
    }

    StoredEntries.Entry get(Object key) {
        StoredEntries.Entry entry = stored.entries().get(key);
        return entry == null || superseded.contains(key) ? null : entry;
    }

    void supersede(Object key) {
        if (stored.entries().containsKey(key)) {
            superseded.add(key);
        }
    }

    void supersedeAll() {
        superseded.addAll(stored.entries().keySet());
    }
}
