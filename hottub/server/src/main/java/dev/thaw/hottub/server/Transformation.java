// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import dev.thaw.hottub.guard.Exits;
import dev.thaw.hottub.guard.Renewed;
import dev.thaw.hottub.guard.Statics;
import java.io.IOException;
import java.security.ProtectionDomain;

/**
 * Transforms what the JVM loads for a program, and lets its modules read what transformed classes
 * refer to. The C library calls it: a JVM with {@code -javaagent} starts later, and calls Java for
 * each class of the JDK as well.
 */
final class Transformation {
    private final Statics statics;
    private final Module guards = Exits.class.getModule();

    Transformation(Statics statics) {
        this.statics = statics;
    }

    /** From here on classes are transformed as they are loaded. */
    void begin(ClassLoader ofTransformer) throws IOException {
        Module renewed = ModuleLayer.boot().findModule(Renewed.MODULE).orElse(null);
        String[] packages = {};
        if (renewed != null) {
            packages = renewed.getPackages().toArray(packages);
            for (int i = 0; i < packages.length; i++) {
                packages[i] = packages[i].replace('.', '/');
            }
            Native.addReads(renewed, guards);
        }
        Native.transform(this, ofTransformer, packages, Renewed.thatStay());
    }

    /** Null: the class stays as it is. After an exception the server retires. */
    byte[] transform(
            ClassLoader loader,
            String name,
            Class<?> redefined,
            ProtectionDomain domain,
            byte[] file)
            throws IOException {
        byte[] transformed = statics.transform(loader, name, redefined, domain, file);
        if (transformed != null && redefined == null && loader != null) {
            readGuards(loader, name);
        }
        return transformed;
    }

    private void readGuards(ClassLoader loader, String name) throws IOException {
        int end = name.lastIndexOf('/');
        Package of =
                end < 0 ? null : loader.getDefinedPackage(name.substring(0, end).replace('/', '.'));
        Module module = of == null ? null : moduleOf(loader, of.getName());
        if (module != null && module.isNamed() && !module.canRead(guards)) {
            Native.addReads(module, guards);
        }
    }

    /** The named module of a package that a class loader defines; null: it has none. */
    private static Module moduleOf(ClassLoader loader, String packageName) {
        for (Module module : ModuleLayer.boot().modules()) {
            if (module.getClassLoader() == loader && module.getPackages().contains(packageName)) {
                return module;
            }
        }
        return null;
    }
}
