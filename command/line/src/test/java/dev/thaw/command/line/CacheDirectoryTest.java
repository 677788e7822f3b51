// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.line;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheDirectoryTest {
    @TempDir private Path noted;

    @Test
    void itIsWhereXdgHasIt() throws IOException {
        Path own = noted.resolve(".cache/thaw");
        List<Map<String, String>> others =
                List.of(
                        Map.of(),
                        Map.of("XDG_CACHE_HOME", "", "HOME", ""),
                        Map.of("XDG_CACHE_HOME", "caches", "HOME", "me"));
        for (Map<String, String> none : others) {
            assertEquals(own, CacheDirectory.of(none, noted.toString()));
        }
        Map<String, String> home = Map.of("HOME", "/home/me", "XDG_CACHE_HOME", "caches");
        assertEquals(Path.of("/home/me/.cache/thaw"), CacheDirectory.of(home, noted.toString()));
        Map<String, String> both = Map.of("HOME", "/home/me", "XDG_CACHE_HOME", "/caches");
        assertEquals(Path.of("/caches/thaw"), CacheDirectory.of(both, "?"));
    }

    /** Java says "?" of a user without an entry; in a directory of that name, all could write. */
    @Test
    void whereNoneIsItIsSaidWhatToSet() {
        for (String none : List.of("?", "", noted.resolve("none").toString())) {
            IOException e =
                    assertThrows(
                            IOException.class,
                            () -> CacheDirectory.of(Map.of("XDG_CACHE_HOME", "caches"), none));
            assertTrue(e.getMessage().contains("XDG_CACHE_HOME"), e.getMessage());
        }
    }
}
