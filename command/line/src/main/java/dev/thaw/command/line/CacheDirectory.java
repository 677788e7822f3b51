// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.line;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** Where Thaw keeps what it can make again: one place for all commands of a user. */
public final class CacheDirectory {
    private CacheDirectory() {}

    /**
     * That of this process' user.
     *
     * @throws IOException if the user has none
     */
    public static Path ofThaw() throws IOException {
        return of(System.getenv(), System.getProperty("user.home"));
    }

    static Path of(Map<String, String> environment, String noted) throws IOException {
        return XdgDirectory.of(environment, "XDG_CACHE_HOME", ".cache", noted).resolve("thaw");
    }
}
