// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.line;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * A user's directories, as the XDG Base Directory Specification has them: what is relative is none.
 */
public final class XdgDirectory {
    private XdgDirectory() {}

    /**
     * The one that a variable names, or the usual one below the user's home.
     *
     * @param noted the home that the system has noted of the user: none, "?", or a directory that
     *     may not be there
     * @throws IOException if the user has none
     */
    public static Path of(
            Map<String, String> environment, String variable, String below, String noted)
            throws IOException {
        String named = environment.getOrDefault(variable, "");
        if (named.startsWith("/")) {
            return Path.of(named);
        }
        String home = environment.getOrDefault("HOME", "");
        if (!home.startsWith("/") && noted.startsWith("/") && Files.isDirectory(Path.of(noted))) {
            home = noted;
        }
        if (!home.startsWith("/")) {
            throw new IOException(
                    "neither %s nor HOME is a directory's path, and this user has no home; set one of them"
                            .formatted(variable));
        }
        return Path.of(home, below);
    }
}
