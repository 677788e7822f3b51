// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import dev.thaw.command.machine.Machine;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Where a user's caches are. */
final class Places {
    private Places() {}

    static List<Cache> here() {
        Machine machine = Machine.here();
        Users users = new Users(Path.of("/proc"));
        int user = machine.user().value().orElseThrow().intValue();
        List<Cache> all = new ArrayList<>();
        all.add(new Cache(Path.of(machine.caches(), "thaw"), user, users));
        if (user == 0 && machine.variable("XDG_CACHE_HOME").isEmpty()) {
            // root's JVM for scripts is there, where workers of other users can read it
            all.add(new Cache(Path.of("/var/cache/thaw"), user, users));
        }
        return all;
    }
}
