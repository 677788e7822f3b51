// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.micronaut;

import dev.thaw.doss.DOSS;
import dev.thaw.doss.DOSSException;
import dev.thaw.doss.FileOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The file of one cache and the slot that it is mapped into. */
final class SnapshotFile implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SnapshotCache.class);

    /** What is damaged is found now, rather than by a crash when it is used. */
    static final FileOptions CHECKED = FileOptions.STANDARD.checked();

    private final String cache;
    private final Path file;
    private final DOSS.Slot slot;

    /** Whether the slot holds what was mapped from the file. */
    private boolean mapped;

    private SnapshotFile(String cache, Path file, DOSS.Slot slot) {
        this.cache = cache;
        this.file = file;
        this.slot = slot;
    }

    /**
     * @throws DOSSException if there is no such slot, or it is in use
     */
    static SnapshotFile of(String cache, Path file, int slotNumber) {
        DOSS.Slot slot = DOSS.heap().getSlot(slotNumber);
        if (slot.getSnapshot() != null) {
            throw new DOSSException("Slot %d holds another snapshot".formatted(slotNumber));
        }
        return new SnapshotFile(cache, file, slot);
    }

    /** Maps the file; what cannot be mapped counts as empty and is replaced by the next store. */
    StoredEntries load() {
        if (!Files.exists(file)) {
            LOG.info("Cache '{}' starts empty: there is no {} yet", cache, file);
            return StoredEntries.none(cache);
        }
        try {
            long start = System.nanoTime();
            Object root = DOSS.provider().load(file, slot, CHECKED).getRootObject();
            mapped = true;
            if (root instanceof StoredEntries stored && stored.cache().equals(cache)) {
                LOG.info(
                        "Cache '{}' starts with {} entries of {}, {} MiB, mapped in {} µs",
                        cache,
                        stored.entries().size(),
                        file,
                        slot.size() >> 20,
                        (System.nanoTime() - start) / 1000);
                return stored;
            }
            close();
            LOG.warn(
                    "Cache '{}' starts empty, and its file will be replaced: {} is not its snapshot",
                    cache,
                    file);
        } catch (DOSSException e) {
            LOG.warn(
                    "Cache '{}' starts empty, and its file will be replaced: {}",
                    cache,
                    e.getMessage());
        }
        return StoredEntries.none(cache);
    }

    /**
     * Replaces the file. Objects that were mapped from it move to the runtime heap before, since
     * the new snapshot needs their slot; afterwards the slot is free.
     *
     * @throws DOSSException if the entries are not data, or too large, or the file cannot be
     *     written; the file is as it was
     */
    void store(StoredEntries entries) {
        try {
            Files.createDirectories(file.getParent());
        } catch (IOException e) {
            throw new DOSSException(
                    "Cache '%s' cannot be stored: %s has no directory and it cannot be created: %s"
                            .formatted(cache, file, e),
                    e);
        }
        moveEntriesToHeap();
        DOSS.provider().snapshot(entries, slot);
        try {
            DOSS.Stored stored = storeSoThatItLoads();
            stored.warnings().forEach(w -> LOG.warn("Cache '{}': {}", cache, w));
            LOG.info(
                    "Cache '{}': {} entries stored in {}, {} MiB",
                    cache,
                    entries.entries().size(),
                    file,
                    slot.size() >> 20);
        } finally {
            DOSS.provider().discard(slot);
        }
    }

    private void moveEntriesToHeap() {
        if (mapped) {
            // Unlike discard, it fails where they would not fit into the largest heap.
            DOSS.provider().unload(slot);
            mapped = false;
        }
    }

    /** STORE keeps mode and owner of what it replaces, with which LOAD may refuse the file. */
    private DOSS.Stored storeSoThatItLoads() {
        DOSS.Stored stored = DOSS.provider().store(slot, file);
        try {
            DOSS.provider().check(file, slot, FileOptions.STANDARD);
            return stored;
        } catch (DOSSException refused) {
            return replace(stored, refused);
        }
    }

    private DOSS.Stored replace(DOSS.Stored stored, DOSSException refused) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            LOG.warn(
                    "Cache '{}' will start empty: {}; and it cannot be deleted: {}",
                    cache,
                    refused.getMessage(),
                    e.toString());
            return stored;
        }
        return DOSS.provider().store(slot, file);
    }

    /** Frees the slot; mapped objects that are still in use move to the runtime heap. */
    @Override
    public void close() {
        if (mapped) {
            DOSS.provider().discard(slot);
            mapped = false;
        }
    }
}
