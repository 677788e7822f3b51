// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.guard;

import java.io.File;
import java.io.IOException;
import java.security.ProtectionDomain;
import java.util.Optional;

/** The static state of application classes, as a server sees it from another class loader. */
public interface Statics {
    /**
     * Called for each class that the JVM loads; null: it stays as it is. Any thread may call it.
     */
    byte[] transform(
            ClassLoader loader,
            String name,
            Class<?> redefined,
            ProtectionDomain domain,
            byte[] classFile);

    /**
     * Makes the static state of all application classes new; called between runs, when no
     * application thread is left.
     */
    void reset();

    /** Keeps what was transformed for later JVMs with the same class path; called between runs. */
    void store();

    /** Why this JVM must not be reused; empty as long as all is well. */
    Optional<String> refusal();

    /**
     * Transforms what a program is likely to load, without loading it, and writes it to files in
     * the form of the cache.
     *
     * @param main the main class, named as in class files
     */
    void transformAhead(String main, File ofClassPath, File ofJdk) throws IOException;

    /** Whether a class has handles from the run that initialised it first. */
    boolean keepsHandles();
}
