// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import java.io.IOException;
import java.util.Optional;

/** All classes after a run, which are gone through once. */
final class LoadedClasses {
    private Class<?>[] all;
    private final Class<?>[] broken = new Class<?>[1];

    LoadedClasses() throws IOException {
        all = Native.loadedClasses(broken);
    }

    /**
     * Why the server must not be used again: a class whose initialiser was ended, or has failed
     * with what a program has provided or set, fails for as long as the JVM lives.
     */
    Optional<String> broken() {
        return Optional.ofNullable(broken[0])
                .map(t -> "a class of the JDK cannot be initialised any more: " + t.getName());
    }

    /** Only once: none is held when the collections come that are to find those of the run. */
    Class<?>[] take() {
        Class<?>[] taken = all;
        all = null;
        return taken;
    }
}
