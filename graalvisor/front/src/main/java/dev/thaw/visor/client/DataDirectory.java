// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import dev.thaw.command.line.XdgDirectory;
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

    static Path of(Map<String, String> environment, String noted) throws IOException {
        String own = environment.getOrDefault("THAW_VISOR_DATA", "");
        if (!own.isEmpty()) {
            return Path.of(own);
        }
        try {
            return XdgDirectory.of(environment, "XDG_DATA_HOME", ".local/share", noted)
                    .resolve("thaw/visor");
        } catch (IOException e) {
            throw new IOException(
                    "there is no place for a server's data: %s, or name it by --data"
                            .formatted(e.getMessage()),
                    e);
        }
    }
}
