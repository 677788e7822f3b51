// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.micronaut;

import io.micronaut.cache.CacheConfiguration;
import io.micronaut.cache.caffeine.DefaultCacheConfiguration;
import io.micronaut.cache.caffeine.configuration.CaffeineCacheConfiguration;
import io.micronaut.context.annotation.EachProperty;
import io.micronaut.context.annotation.Parameter;
import io.micronaut.context.annotation.Replaces;
import io.micronaut.runtime.ApplicationConfiguration;
import java.nio.file.Path;
import java.util.Optional;

/**
 * What can be said of a cache below {@code micronaut.caches.NAME}: all that Micronaut's in-memory
 * caches know, and where its snapshot is.
 */
@EachProperty(CacheConfiguration.PREFIX)
@Replaces(DefaultCacheConfiguration.class)
public class SnapshotCacheConfiguration extends CaffeineCacheConfiguration {
    private Path snapshotFile;
    private int snapshotSlot;
    private boolean storeOnShutdown = true;

    /**
     * @param cacheName the {@code NAME} in {@code micronaut.caches.NAME}
     */
    public SnapshotCacheConfiguration(
            @Parameter String cacheName, ApplicationConfiguration applicationConfiguration) {
        super(cacheName, applicationConfiguration);
    }

    /** The file that keeps the entries; without one, the cache is an ordinary in-memory cache. */
    public Optional<Path> getSnapshotFile() {
        return Optional.ofNullable(snapshotFile);
    }

    /**
     * @param file of this cache alone; its directory is created when the file is stored
     */
    public void setSnapshotFile(String file) {
        snapshotFile = Path.of(file).toAbsolutePath();
    }

    /** The number of the snapshot slot that the file is mapped into, by default 0. */
    public int getSnapshotSlot() {
        return snapshotSlot;
    }

    /**
     * @param slot that nothing else in the program uses, from 0. The file fits no other slot.
     */
    public void setSnapshotSlot(int slot) {
        snapshotSlot = slot;
    }

    /** Whether entries that are new are stored when the application ends; by default they are. */
    public boolean isStoreOnShutdown() {
        return storeOnShutdown;
    }

    /**
     * @param store false if the application stores the cache itself, or never
     */
    public void setStoreOnShutdown(boolean store) {
        storeOnShutdown = store;
    }
}
