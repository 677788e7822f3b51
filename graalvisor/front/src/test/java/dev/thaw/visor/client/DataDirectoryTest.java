// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.client;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Server and clients find each other by it. */
class DataDirectoryTest {
    private static final Path OF_ME = Path.of("/me/.local/share/thaw/visor");

    @Test
    void whatIsSaidGoesBeforeWhatIsUsual() throws IOException {
        Map<String, String> all =
                Map.of("THAW_VISOR_DATA", "/own", "XDG_DATA_HOME", "/xdg", "HOME", "/me");
        assertEquals(Path.of("/own"), DataDirectory.of(all, "/noted"));
        Map<String, String> xdg = Map.of("XDG_DATA_HOME", "/xdg", "HOME", "/me");
        assertEquals(Path.of("/xdg/thaw/visor"), DataDirectory.of(xdg, "/noted"));
        assertEquals(OF_ME, DataDirectory.of(Map.of("HOME", "/me"), "/noted"));
        Map<String, String> relative = Map.of("XDG_DATA_HOME", "xdg", "HOME", "home");
        Path noted = Path.of("/tmp/.local/share/thaw/visor");
        assertEquals(noted, DataDirectory.of(relative, "/tmp"));
    }

    /** A JVM has "?" for a user that is not known, and others could make that directory. */
    @Test
    void whoHasNoHomeIsToldWhatToSay() {
        IOException e =
                assertThrows(IOException.class, () -> DataDirectory.of(Map.of("HOME", "me"), "?"));
        assertTrue(e.getMessage().contains("--data"), e.getMessage());
    }
}
