// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.agent;

/**
 * Loads the transformation of static state, of which a run may need little, when it is needed. The
 * C library has its class files: the JDK's jar files would have to be loaded, too.
 */
final class StaticsLoader extends ClassLoader {
    private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();

    StaticsLoader() {
        super("thaw", PLATFORM);
    }

    /** As the JDK does, without its counters, and without asking others for classes of this one. */
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        if (!name.startsWith("dev.thaw.hottub.statics.")
                && !name.startsWith("dev.thaw.hottub.asm.")) {
            return PLATFORM.loadClass(name);
        }
        synchronized (getClassLoadingLock(name)) {
            Class<?> found = findLoadedClass(name);
            if (found == null) {
                found = define(this, name.replace('.', '/'));
            }
            if (found == null) {
                throw new ClassNotFoundException(name);
            }
            return found;
        }
    }

    /** Defines a class of the jar; null: there is none of that name. */
    private static native Class<?> define(ClassLoader loader, String name);
}
