// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.File;
import java.nio.charset.Charset;

/**
 * Where servers keep files for later ones. Found without System.getenv: it would keep the
 * environment of the time before the first run.
 */
final class CacheDirectory {
    private final boolean isPrivate;
    private final Charset charset;

    /** One in which others than the user may write is not used. */
    CacheDirectory(boolean isPrivate, Charset charset) {
        this.isPrivate = isPrivate;
        this.charset = charset;
    }

    /** Null: there is none. */
    File of(String name) {
        String cache = variable("XDG_CACHE_HOME");
        String home = variable("HOME");
        if (!isPrivate) {
            return null;
        }
        if (cache != null && cache.startsWith("/")) {
            return new File(cache, "thaw/hottub/" + name);
        }
        return home == null ? null : new File(home, ".cache/thaw/hottub/" + name);
    }

    private String variable(String name) {
        byte[] value = Native.variable(name);
        return value == null ? null : new String(value, charset);
    }
}
