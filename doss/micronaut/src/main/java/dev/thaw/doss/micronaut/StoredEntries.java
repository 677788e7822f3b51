// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.micronaut;

import java.util.Map;
import java.util.UUID;

/**
 * The root of a cache's snapshot. Nothing writes to it, so that its pages stay shared.
 *
 * @param cache the name of the cache
 * @param entries by key
 * @param id made anew for what is stored, so that its file is told from another process's; else
 *     null
 */
record StoredEntries(String cache, Map<Object, Entry> entries, UUID id) {
    /**
     * @param writtenAt milliseconds since the epoch
     */
    record Entry(Object value, long writtenAt) {}

    static StoredEntries none(String cache) {
        return new StoredEntries(cache, Map.of(), null);
    }
}
