// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.agent;

/**
 * Loads the server out of sight of the program and its class loaders. The C library has its class
 * files: a first run waits for this, and the JDK's jar files would have to be loaded, too.
 */
final class ServerLoader extends ClassLoader {
    ServerLoader() {
        super("thaw", ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (name.startsWith("dev.thaw.hottub.agent.")) {
            return Launch.class.getClassLoader().loadClass(name);
        }
        Class<?> found = define(this, name.replace('.', '/'));
        if (found == null) {
            throw new ClassNotFoundException(name);
        }
        return found;
    }

    /** Defines a class of the server; null: there is none of that name. */
    private static native Class<?> define(ClassLoader loader, String name);
}
