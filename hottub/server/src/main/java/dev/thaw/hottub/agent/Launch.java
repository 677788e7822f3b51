// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.agent;

/**
 * The main class of a server's JVM, which hands over to the server. The C library defines it in the
 * application's class loader, so that the class path is the program's from the first.
 */
public final class Launch {
    private Launch() {}

    /** Called by the launcher, in the primordial thread; does not return. */
    public static void main(String[] arguments) throws Exception {
        ServerLoader loader = new ServerLoader();
        create(loader.loadClass("dev.thaw.hottub.server.Guards")).take();
        create(loader.loadClass("dev.thaw.hottub.server.Server")).take();
    }

    /** In the C library: the first use of reflection takes longer than all else here. */
    private static native Step create(Class<?> step);

    /** What the server does in turn. */
    public interface Step {
        /** Does it. */
        void take() throws Exception;
    }
}
