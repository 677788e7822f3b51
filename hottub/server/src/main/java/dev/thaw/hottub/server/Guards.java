// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import dev.thaw.hottub.agent.Launch;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Defines what transformed code calls in the boot loader, where all class loaders see it. (A longer
 * boot class path would do so as well, but a JVM whose boot class path grows gives up shared
 * archives of the other loaders.)
 */
public final class Guards implements Launch.Step {
    @Override
    public void take(File jar) throws IOException {
        define(jar);
    }

    /** Called before another class of the server is loaded, which might refer to a guard. */
    private static void define(File jar) throws IOException {
        List<String> names = new ArrayList<>();
        List<byte[]> classes = new ArrayList<>();
        try (JarFile file = new JarFile(jar, false)) {
            for (Enumeration<JarEntry> entries = file.entries(); entries.hasMoreElements(); ) {
                JarEntry entry = entries.nextElement();
                String name = entry.getName();
                if (name.startsWith("dev/thaw/hottub/guard/") && name.endsWith(".class")) {
                    try (InputStream in = file.getInputStream(entry)) {
                        names.add(name.substring(0, name.length() - ".class".length()));
                        classes.add(in.readAllBytes());
                    }
                }
            }
        }
        // A class can be defined when those that it extends are.
        NoClassDefFoundError missing = null;
        for (int before = -1; !names.isEmpty() && before != names.size(); ) {
            before = names.size();
            for (int i = names.size() - 1; i >= 0; i--) {
                try {
                    Native.defineBootClass(names.get(i), classes.get(i));
                    names.remove(i);
                    classes.remove(i);
                } catch (NoClassDefFoundError e) {
                    missing = e;
                }
            }
        }
        if (!names.isEmpty()) {
            throw new IOException("The guards cannot be defined", missing);
        }
    }
}
