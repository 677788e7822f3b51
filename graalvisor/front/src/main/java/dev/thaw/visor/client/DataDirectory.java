// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;

/** Where servers keep their data, if nobody says where. */
public final class DataDirectory {
    private DataDirectory() {}

    /**
     * That of this process' user.
     *
     * @throws IOException if the user has none
     */
    public static Path standard() throws IOException {
        return of(System.getenv(), System.getProperty("user.home"));
    }

    /**
     * As XDG has it: what is relative is none.
     *
     * @param noted the home that the system has noted of the user
     */
    static Path of(Map<String, String> environment, String noted) throws IOException {
        String own = environment.getOrDefault("THAW_VISOR_DATA", "");
        if (!own.isEmpty()) {
            return Path.of(own);
        }
        String data = environment.getOrDefault("XDG_DATA_HOME", "");
        if (data.startsWith("/")) {
            return Path.of(data, "thaw", "visor");
        }
        String named = environment.getOrDefault("HOME", "");
        String home = named.startsWith("/") ? named : noted;
        if (!home.startsWith("/")) {
            throw new IOException(
                    "there is no place for a server's data: this user has no home; set HOME, or name a directory by --data");
        }
        return Path.of(home, ".local", "share", "thaw", "visor");
    }
}
