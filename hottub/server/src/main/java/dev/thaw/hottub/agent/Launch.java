// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.agent;

import java.io.File;

/**
 * The main class of a server's JVM, which hands over to the server. It is on the class path only
 * until it runs.
 */
public final class Launch {
    private Launch() {}

    /** Called by the launcher, in the primordial thread; does not return. */
    public static void main(String[] arguments) throws Exception {
        String agent = ServerLoader.agentJar(System.getProperty("java.class.path"));
        File directory = new File(agent).getParentFile();
        File statics = new File(directory, "thaw-hottub-statics.jar");
        ServerLoader loader =
                new ServerLoader(new File(directory, "thaw-hottub-server.jar"), statics);
        create(loader.loadClass("dev.thaw.hottub.server.Guards")).take(statics);
        create(loader.loadClass("dev.thaw.hottub.server.Server")).take(new File(agent));
    }

    /** In the C library: the first use of reflection takes longer than all else here. */
    private static native Step create(Class<?> step);

    /** What the server does in turn. */
    public interface Step {
        /** Takes the file that the step needs. */
        void take(File file) throws Exception;
    }
}
