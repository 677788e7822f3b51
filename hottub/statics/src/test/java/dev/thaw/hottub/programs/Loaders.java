// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.net.URL;
import java.net.URLClassLoader;

/**
 * Class loaders of the program: classes that die with the run, and use those of the application.
 */
public final class Loaders {
    private Loaders() {}

    public static final StringBuilder LOG = new StringBuilder();

    /** Loaded by a loader of the program, too. */
    public static class Plugin implements Runnable {
        static int runs;
        static final Object LOCK = new Object();

        @Override
        public void run() {
            runs++;
            LOG.append("plugin ").append(runs).append(' ');
        }
    }

    static class ChildFirst extends URLClassLoader {
        ChildFirst(URL[] urls) {
            super(urls, Loaders.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (name.endsWith("Plugin")) {
                Class<?> loaded = findLoadedClass(name);
                return loaded == null ? findClass(name) : loaded;
            }
            return super.loadClass(name, resolve);
        }
    }

    public static void main(String[] arguments) throws Exception {
        URL place = Loaders.class.getProtectionDomain().getCodeSource().getLocation();
        for (int i = 0; i < 2; i++) {
            try (ChildFirst loader = new ChildFirst(new URL[] {place})) {
                Class<?> plugin = Class.forName(Plugin.class.getName(), true, loader);
                Runnable runnable = (Runnable) plugin.getConstructor().newInstance();
                runnable.run();
                runnable.run();
                System.out.println(LOG + " " + (plugin == Plugin.class));
            }
        }
        new Plugin().run();
        System.out.println(LOG + " " + Plugin.runs);
    }
}
