// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.line;

import java.io.IOException;
import java.nio.file.Files;
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

    /**
     * As XDG has it: what is relative is none.
     *
     * @param noted the home that the system has noted of the user, which may be no directory
     */
    static Path of(Map<String, String> environment, String noted) throws IOException {
        String caches = environment.getOrDefault("XDG_CACHE_HOME", "");
        if (caches.startsWith("/")) {
            return Path.of(caches, "thaw");
        }
        String home = environment.getOrDefault("HOME", "");
        if (!home.startsWith("/") && noted.startsWith("/") && Files.isDirectory(Path.of(noted))) {
            home = noted;
        }
        if (!home.startsWith("/")) {
            throw new IOException(
                    "there is no place for a cache: neither XDG_CACHE_HOME nor HOME is a directory's path, and this user has no home; set one of them");
        }
        return Path.of(home, ".cache", "thaw");
    }
}
