// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.agent;

/**
 * Loads the server out of sight of the program and its class loaders. The C library has its class
 * files: a first run waits for this, and the JDK's jar files would have to be loaded, too.
 */
final class ServerLoader extends ClassLoader {
    private static final String OWN = "dev.thaw.hottub.";
    private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();

    ServerLoader() {
        super("thaw", PLATFORM);
    }

    /**
     * As the JDK does, without its counters, and without asking others for the server's classes.
     */
    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        // The guards are the boot loader's.
        if (!name.startsWith(OWN) || name.startsWith("guard.", OWN.length())) {
            return PLATFORM.loadClass(name);
        }
        if (name.startsWith("agent.", OWN.length())) {
            return Launch.class.getClassLoader().loadClass(name);
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

    /** Defines a class of the server; null: there is none of that name. */
    private static native Class<?> define(ClassLoader loader, String name);
}
