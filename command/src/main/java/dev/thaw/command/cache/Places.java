// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import dev.thaw.command.machine.Machine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where a user's caches are. */
final class Places {
    private Places() {}

    static List<Cache> here() throws CacheException {
        return of(Machine.here());
    }

    /**
     * @throws CacheException if there is no directory for them
     */
    static List<Cache> of(Machine machine) throws CacheException {
        Users users = new Users(Path.of("/proc"));
        int user = machine.user().value().orElseThrow().intValue();
        Optional<String> caches = machine.caches();
        if (caches.isEmpty()) {
            throw CacheException.ofNoHome(user);
        }
        List<Cache> all = new ArrayList<>();
        all.add(new Cache(Path.of(caches.get(), "thaw"), user, users));
        if (user == 0 && machine.variable("XDG_CACHE_HOME").isEmpty()) {
            // root's JVM for scripts is there, where workers of other users can read it
            all.add(new Cache(Path.of("/var/cache/thaw"), user, users));
        }
        return all;
    }
}
