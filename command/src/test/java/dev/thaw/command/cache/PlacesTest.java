// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.command.machine.SampleMachine;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlacesTest {
    private static final String USERS = "/etc/passwd";

    @TempDir private Path root;

    private static List<String> places(SampleMachine machine) throws CacheException {
        return Places.of(machine.machine()).stream()
                .map(cache -> cache.directory().toString())
                .toList();
    }

    @Test
    void theCacheIsWhereTheUserHasIt() throws Exception {
        SampleMachine machine = new SampleMachine(root).asUser();
        assertEquals(List.of("/home/me/.cache/thaw"), places(machine));
        assertEquals(List.of("/caches/thaw"), places(machine.set("XDG_CACHE_HOME", "/caches")));
    }

    /** As services have it; /.cache would be nobody's. */
    @Test
    void withoutAHomeInTheEnvironmentItIsTheUsersOwn() throws Exception {
        SampleMachine machine = new SampleMachine(root).asUser().set("HOME", "");
        machine.with(
                USERS,
                "root:x:0:0:root:/root:/bin/sh\nme:x:1000:1000:Me:/home/of/me:/bin/sh\nbroken\n");
        assertEquals(List.of("/home/of/me/.cache/thaw"), places(machine));
    }

    @Test
    void aUserWithoutAHomeIsToldWhatToSet() {
        SampleMachine machine = new SampleMachine(root).asUser().set("HOME", "");
        for (String users : List.of("root:x:0:0:root:/root:/bin/sh\n", "me:x:1000:1000:Me::\n")) {
            machine.with(USERS, users);
            String said = assertThrows(CacheException.class, () -> places(machine)).getMessage();
            assertTrue(said.contains("XDG_CACHE_HOME"), said);
            assertTrue(said.contains("user 1000"), said);
        }
        machine.without(USERS);
        assertThrows(CacheException.class, () -> places(machine));
    }
}
