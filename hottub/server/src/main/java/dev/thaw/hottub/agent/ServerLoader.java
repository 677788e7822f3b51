// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.agent;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/** Loads the server from its jars, out of sight of the program and its class loaders. */
final class ServerLoader extends ClassLoader {
    private final JarFile[] jars;

    ServerLoader(File... files) throws IOException {
        super("thaw", ClassLoader.getPlatformClassLoader());
        jars = new JarFile[files.length];
        for (int i = 0; i < files.length; i++) {
            jars[i] = new JarFile(files[i], false);
        }
    }

    /** The first entry of the class path: the client puts the agent there. */
    static String agentJar(String classPath) {
        int end = classPath.indexOf(File.pathSeparatorChar);
        return end < 0 ? classPath : classPath.substring(0, end);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (name.startsWith("dev.thaw.hottub.agent.")) {
            return Launch.class.getClassLoader().loadClass(name);
        }
        try (InputStream in = getResourceAsStream(name.replace('.', '/').concat(".class"))) {
            if (in == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] bytes = in.readAllBytes();
            return defineClass(name, bytes, 0, bytes.length, Launch.class.getProtectionDomain());
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    @Override
    public InputStream getResourceAsStream(String name) {
        try {
            for (JarFile jar : jars) {
                ZipEntry entry = jar.getEntry(name);
                if (entry != null) {
                    return jar.getInputStream(entry);
                }
            }
            return null;
        } catch (IOException e) {
            return null;
        }
    }
}
