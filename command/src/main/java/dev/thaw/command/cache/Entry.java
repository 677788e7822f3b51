// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import java.nio.file.Path;
import java.time.Instant;

/**
 * A file or directory of the cache.
 *
 * @param size bytes that are free when it is gone
 * @param used when it was last used, as far as files tell
 * @param why what it is refused or in use for; else empty
 */
record Entry(Kind kind, Path path, long size, Instant used, State state, String why) {
    enum State {
        /** The newest of its versions, or one that has none. */
        CURRENT("current"),
        OLDER("older version"),
        UNFINISHED("unfinished"),
        IN_USE("in use"),
        REFUSED("refused");

        private final String shown;

        State(String shown) {
            this.shown = shown;
        }

        @Override
        public String toString() {
            return shown;
        }
    }

    Entry with(State other, String reason) {
        return new Entry(kind, path, size, used, other, reason);
    }

    String name() {
        return path.getFileName().toString();
    }
}
