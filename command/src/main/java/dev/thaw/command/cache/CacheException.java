// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import java.io.IOException;
import java.nio.file.Path;

/** A part of the cache that is not what Thaw makes, or no place for one. */
public final class CacheException extends IOException {
    private static final long serialVersionUID = 1;

    CacheException(Path path, String complaint) {
        this(
                "%s is left alone: %s. Remove it, or set XDG_CACHE_HOME to a directory of your own"
                        .formatted(path, complaint));
    }

    private CacheException(String message) {
        super(message);
    }

    static CacheException ofNoHome(int user) {
        return new CacheException(
                "there is no place for a cache: neither XDG_CACHE_HOME nor HOME is set, and /etc/passwd has no home of user %d. Set one of them"
                        .formatted(user));
    }
}
