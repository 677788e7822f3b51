// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.micronaut;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Policy.FixedExpiration;
import dev.thaw.doss.DOSSException;
import io.micronaut.cache.caffeine.DefaultSyncCache;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.annotation.Context;
import io.micronaut.context.annotation.EachBean;
import io.micronaut.context.annotation.Replaces;
import io.micronaut.context.exceptions.ConfigurationException;
import io.micronaut.core.convert.ConversionService;
import io.micronaut.core.type.Argument;
import jakarta.annotation.PreDestroy;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A Micronaut cache that starts with the entries of an object snapshot. They are mapped from a
 * file, copy-on-write, so all processes and isolates of an image share them. Entries that are new
 * live in memory, in front of them, as in Micronaut's cache on Caffeine.
 *
 * <p>The entries are stored when the application ends, and whenever it calls {@link #store}:
 *
 * <pre>{@code
 * @Inject @Named("headlines") SnapshotCache headlines;
 * ...
 * headlines.store();
 * }</pre>
 *
 * <p>A file that does not fit (it is damaged, or of another build of the program) is never an
 * error: the cache logs why, starts empty, and replaces it. Safe for use by several threads.
 *
 * <p>Source: DOSS dissertation, section 7.5, "Data sharing evaluation".
 */
@Context
@EachBean(SnapshotCacheConfiguration.class)
@Replaces(DefaultSyncCache.class)
@SuppressWarnings("rawtypes") // as Micronaut has it
public class SnapshotCache extends DefaultSyncCache {
    private static final Logger LOG = LoggerFactory.getLogger(SnapshotCache.class);
    private final SnapshotCacheConfiguration configuration;
    private final ConversionService conversionService;

    /** Null for a cache without a file. */
    private final SnapshotFile file;

    /** Held for reading by those who change the cache, for writing by the one who stores it. */
    private final ReadWriteLock lock = new ReentrantReadWriteLock();

    private volatile SnapshotEntries base;

    /**
     * Maps the cache's file, if there is one.
     *
     * @throws ConfigurationException if there is no such slot, or two caches have the same, or the
     *     program was built without object snapshots
     */
    public SnapshotCache(
            SnapshotCacheConfiguration configuration,
            ApplicationContext applicationContext,
            ConversionService conversionService) {
        super(configuration, applicationContext, conversionService);
        this.configuration = configuration;
        this.conversionService = conversionService;
        String name = configuration.getCacheName();
        file =
                configuration
                        .getSnapshotFile()
                        .map(path -> CacheFiles.open(path, configuration, applicationContext))
                        .orElse(null);
        base = SnapshotEntries.of(file == null ? StoredEntries.none(name) : file.load());
    }

    @Override
    public <T> Optional<T> get(Object key, Argument<T> requiredType) {
        return conversionService.convert(find(key), requiredType);
    }

    @Override
    public <T> T get(Object key, Argument<T> requiredType, Supplier<T> supplier) {
        Object found = find(key);
        return found == null
                ? super.get(key, requiredType, supplier)
                : conversionService.convertRequired(found, requiredType);
    }

    /** Memory first: what moves from there to the snapshot is in the snapshot before it leaves. */
    private Object find(Object key) {
        Object inMemory = memory().getIfPresent(key);
        if (inMemory != null) {
            return inMemory;
        }
        StoredEntries.Entry entry = base.get(key);
        return entry == null || isExpired(entry) ? null : entry.value();
    }

    /** The entries that are new. */
    @SuppressWarnings("unchecked")
    private Cache<Object, Object> memory() {
        return getNativeCache();
    }

    private boolean isExpired(StoredEntries.Entry entry) {
        Duration lifetime = configuration.getExpireAfterWrite().orElse(null);
        return lifetime != null
                && System.currentTimeMillis() - entry.writtenAt() >= lifetime.toMillis();
    }

    @Override
    public void put(Object key, Object value) {
        change(() -> {
            super.put(key, value);
            base.supersede(key);
        });
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> Optional<T> putIfAbsent(Object key, T value) {
        Object found = find(key);
        return found == null ? super.putIfAbsent(key, value) : Optional.of((T) found);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <T> T putIfAbsent(Object key, Supplier<T> value) {
        Object found = find(key);
        return found == null ? super.putIfAbsent(key, value) : (T) found;
    }

    @Override
    public void invalidate(Object key) {
        change(() -> {
            base.supersede(key);
            super.invalidate(key);
        });
    }

    @Override
    public void invalidateAll() {
        change(() -> {
            base.supersedeAll();
            super.invalidateAll();
        });
    }

    private void change(Runnable change) {
        lockedBy(lock.readLock(), change);
    }

    private static void lockedBy(Lock lock, Runnable action) {
        lock.lock();
        try {
            action.run();
        } finally {
            lock.unlock();
        }
    }

    /**
     * Stores all entries in the cache's file, for processes that start later, and then maps the new
     * file here. What was mapped before moves to the heap meanwhile, which costs a collection of
     * all garbage and room for it. Gets go on except while the graph is copied; puts wait.
     *
     * @throws DOSSException if the cache has no snapshot-file, or the entries hold what cannot live
     *     in another process, or do not fit in the slot, or the file cannot be written. The file
     *     and the contents of the cache are as they were.
     */
    public void store() {
        if (file == null) {
            throw new DOSSException(
                    ("Cache '%1$s' has no snapshot; name a file for it with"
                                    + " micronaut.caches.%1$s.snapshot-file")
                            .formatted(getName()));
        }
        lockedBy(
                lock.writeLock(),
                () -> {
                    StoredEntries merged = merged();
                    file.store(merged);
                    StoredEntries mapped = file.load();
                    // Another process may have replaced the file meanwhile: its entries do not
                    // count here.
                    boolean isOwn = merged.id().equals(mapped.id());
                    base = SnapshotEntries.of(isOwn ? mapped : merged);
                    if (!isOwn) {
                        file.close();
                    }
                    // Not all: what was computed meanwhile is not in the file.
                    memory().asMap().keySet().removeAll(merged.entries().keySet());
                });
    }

    /** The entries that count: those in memory, then as many others as the cache may have. */
    private StoredEntries merged() {
        long now = System.currentTimeMillis();
        long limit = configuration.getMaximumSize().orElse(Long.MAX_VALUE);
        Cache<Object, Object> memory = memory();
        Optional<FixedExpiration<Object, Object>> expiration = memory.policy().expireAfterWrite();
        Map<Object, StoredEntries.Entry> entries = new HashMap<>();
        memory.asMap()
                .forEach((key, value) -> {
                    long age =
                            expiration.isEmpty()
                                    ? 0
                                    : expiration.get().ageOf(key, TimeUnit.MILLISECONDS).orElse(0);
                    entries.put(key, new StoredEntries.Entry(value, now - age));
                });
        SnapshotEntries current = base;
        current.stored().entries().entrySet().stream()
                .filter(e -> current.get(e.getKey()) != null && !isExpired(e.getValue()))
                .filter(e -> !entries.containsKey(e.getKey()))
                .limit(Math.max(0, limit - entries.size()))
                .toList()
                .forEach(e -> entries.put(e.getKey(), e.getValue()));
        return new StoredEntries(getName(), entries, UUID.randomUUID());
    }

    private boolean hasChanged() {
        return !base.superseded().isEmpty() || !memory().asMap().isEmpty();
    }

    /** Stores entries that are new, unless the configuration says not to, and frees the slot. */
    @PreDestroy
    void close() {
        if (file == null) {
            return;
        }
        lockedBy(
                lock.writeLock(),
                () -> {
                    if (configuration.isStoreOnShutdown() && hasChanged()) {
                        try {
                            file.store(merged());
                        } catch (DOSSException e) {
                            LOG.error("Cache '{}' is not stored: {}", getName(), e.getMessage());
                        }
                    }
                    // first, or all of it would move to the heap
                    base = SnapshotEntries.of(StoredEntries.none(getName()));
                    file.close();
                });
    }
}
