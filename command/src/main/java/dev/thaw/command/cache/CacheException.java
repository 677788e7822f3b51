// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import java.io.IOException;
import java.nio.file.Path;

/** A part of the cache that is not what Thaw makes. */
public final class CacheException extends IOException {
    private static final long serialVersionUID = 1;

    CacheException(Path path, String complaint) {
        super(
                "%s is left alone: %s. Remove it, or set XDG_CACHE_HOME to a directory of your own"
                        .formatted(path, complaint));
    }
}
