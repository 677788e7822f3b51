// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import java.nio.file.Path;

/** Where servers keep their data, if nobody says where. */
public final class DataDirectory {
    private DataDirectory() {}

    public static Path standard() {
        String own = System.getenv("THAW_VISOR_DATA");
        if (own != null && !own.isEmpty()) {
            return Path.of(own);
        }
        String xdg = System.getenv("XDG_DATA_HOME");
        Path home =
                xdg != null && !xdg.isEmpty()
                        ? Path.of(xdg)
                        : Path.of(System.getProperty("user.home"), ".local", "share");
        return home.resolve("thaw").resolve("visor");
    }
}
