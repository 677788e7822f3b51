// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.agent;

import java.io.File;
import java.lang.instrument.Instrumentation;

/**
 * What a server's JVM is started with: a Java agent, which keeps its {@link Instrumentation}, and a
 * main class, which hands over to the server. This is the only class of the server that is on the
 * class path, and only until it runs.
 */
public final class Launch {
    private static Instrumentation instrumentation;

    private Launch() {}

    /** Called by the JVM. */
    public static void premain(String options, Instrumentation given) {
        instrumentation = given;
    }

    /** Called by the launcher, in the primordial thread; does not return. */
    public static void main(String[] arguments) throws Exception {
        String classPath = System.getProperty("java.class.path");
        String agent = ServerLoader.agentJar(classPath);
        File directory = new File(agent).getParentFile();
        File statics = new File(directory, "thaw-hottub-statics.jar");
        ServerLoader loader =
                new ServerLoader(new File(directory, "thaw-hottub-server.jar"), statics);
        loader.loadClass("dev.thaw.hottub.server.Guards")
                .getMethod("define", File.class)
                .invoke(null, statics);
        loader.loadClass("dev.thaw.hottub.server.Server")
                .getMethod("serve", Instrumentation.class, String.class)
                .invoke(null, instrumentation, agent);
    }
}
