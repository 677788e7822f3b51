// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import java.io.Closeable;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.graalvm.polyglot.Context;
import org.graalvm.polyglot.HostAccess;

/**
 * All that a script reaches of Java: what is public in its own jars. Objects of other classes pass
 * through it, and nothing of them can be called.
 */
final class HostClasses implements Closeable {
    private static final String CLASS = ".class";

    private final URLClassLoader loader;
    private final Set<String> names = new HashSet<>();
    private final HostAccess access;

    /**
     * @param jars none: nothing is reached
     */
    HostClasses(List<Path> jars) throws Refusal {
        try {
            URL[] urls = new URL[jars.size()];
            for (int i = 0; i < urls.length; i++) {
                urls[i] = jars.get(i).toUri().toURL();
            }
            // neither the worker's classes nor Truffle's
            loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
            HostAccess.Builder builder =
                    HostAccess.newBuilder()
                            .allowArrayAccess(true)
                            .allowListAccess(true)
                            .allowMapAccess(true)
                            .allowBufferAccess(true)
                            .allowIterableAccess(true)
                            .allowIteratorAccess(true);
            for (Path jar : jars) {
                allow(jar, builder);
            }
            access = builder.build();
        } catch (IOException e) {
            throw new Refusal("a jar cannot be read: " + e.getMessage());
        }
    }

    private void allow(Path path, HostAccess.Builder builder) throws IOException {
        try (JarFile jar = new JarFile(path.toFile())) {
            for (JarEntry entry : jar.stream().toList()) {
                String name = entry.getName();
                if (name.endsWith(CLASS) && !name.startsWith("META-INF/")) {
                    String className =
                            name.substring(0, name.length() - CLASS.length()).replace('/', '.');
                    allow(className, builder);
                }
            }
        }
    }

    private void allow(String name, HostAccess.Builder builder) {
        try {
            Class<?> type = Class.forName(name, false, loader);
            if (!isPublic(type)) {
                return;
            }
            for (Constructor<?> constructor : type.getConstructors()) {
                builder.allowAccess(constructor);
            }
            for (Method method : type.getMethods()) {
                if (method.getDeclaringClass().getClassLoader() == loader) {
                    builder.allowAccess(method);
                }
            }
            for (Field field : type.getFields()) {
                if (field.getDeclaringClass().getClassLoader() == loader) {
                    builder.allowAccess(field);
                }
            }
            names.add(name);
        } catch (ClassNotFoundException | LinkageError e) {
            // needs what is not there: it cannot be used, and need not be
        }
    }

    private static boolean isPublic(Class<?> type) {
        for (Class<?> one = type; one != null; one = one.getEnclosingClass()) {
            if (!Modifier.isPublic(one.getModifiers())) {
                return false;
            }
        }
        return true;
    }

    void allowIn(Context.Builder context) {
        context.allowHostAccess(access)
                .allowHostClassLookup(names::contains)
                .hostClassLoader(loader);
    }

    @Override
    public void close() {
        try {
            loader.close();
        } catch (IOException e) {
            System.err.println("thaw-visor-polyglot: closing jars: " + e);
        }
    }
}
