// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.statics;

import dev.thaw.hottub.guard.Renewed;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The class files of the JDK's classes whose static state is made new ({@link Renewed}). They are
 * what the JDK has, not what this JVM has resolved: transformed classes are kept for JVMs with
 * other modules as well.
 */
final class RenewedModule {
    private final Set<String> packages = new HashSet<>();
    private final Optional<ModuleReference> reference;
    private ModuleReader reader;

    /**
     * @param renewed whether there is one at all
     */
    RenewedModule(boolean renewed) {
        reference = renewed ? ModuleFinder.ofSystem().find(Renewed.MODULE) : Optional.empty();
        reference.ifPresent(found -> {
            for (String name : found.descriptor().packages()) {
                packages.add(name.replace('.', '/'));
            }
        });
    }

    /** Whether a class, named as in class files, is one of them. */
    boolean has(String name) {
        int end = name.lastIndexOf('/');
        return end > 0 && packages.contains(name.substring(0, end)) && !Renewed.stays(name);
    }

    /** The class file; null: there is no such class. */
    synchronized InputStream open(String classFile) throws IOException {
        try {
            if (reader == null) {
                reader = reference.orElseThrow().open();
            }
            return reader.open(classFile).orElse(null);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }
}
