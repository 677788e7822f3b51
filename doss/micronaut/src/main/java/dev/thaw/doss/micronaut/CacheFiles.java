// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.micronaut;

import dev.thaw.doss.DOSSException;
import io.micronaut.context.ApplicationContext;
import io.micronaut.context.exceptions.ConfigurationException;
import java.nio.file.Path;

/** Which configurations of a cache with a file can work; the others fail the start, by name. */
final class CacheFiles {
    private static final String NOT_TRACKED =
            "not possible with a snapshot-file, since nothing is written to its entries when they"
                    + " are used; choose expire-after-write or maximum-size";

    private CacheFiles() {}

    static SnapshotFile open(
            Path path, SnapshotCacheConfiguration configuration, ApplicationContext context) {
        if (configuration.getExpireAfterAccess().isPresent()) {
            throw wrong(configuration, "expire-after-access", NOT_TRACKED);
        }
        if (configuration.getMaximumWeight().isPresent()) {
            throw wrong(configuration, "maximum-weight", NOT_TRACKED);
        }
        int slot = configuration.getSnapshotSlot();
        for (var other : context.getBeansOfType(SnapshotCacheConfiguration.class)) {
            if (!other.getCacheName().equals(configuration.getCacheName())
                    && other.getSnapshotFile().isPresent()
                    && other.getSnapshotSlot() == slot) {
                throw wrong(
                        configuration,
                        "snapshot-slot",
                        "cache '%s' has slot %d as well; give each a slot of its own"
                                .formatted(other.getCacheName(), slot));
            }
        }
        try {
            return SnapshotFile.of(configuration.getCacheName(), path, slot);
        } catch (DOSSException e) {
            throw wrong(configuration, "snapshot-slot", e.getMessage());
        }
    }

    private static ConfigurationException wrong(
            SnapshotCacheConfiguration configuration, String property, String reason) {
        return new ConfigurationException(
                "micronaut.caches.%s.%s: %s"
                        .formatted(configuration.getCacheName(), property, reason));
    }
}
