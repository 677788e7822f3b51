// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd.hosted;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Finds the classes of packages on a class path of jars and directories. */
final class PackageClasses {
    private static final String SUFFIX = ".class";

    private final List<Path> classPath;
    private final ClassLoader loader;

    PackageClasses(List<Path> classPath, ClassLoader loader) {
        this.classPath = classPath;
        this.loader = loader;
    }

    /**
     * All classes of a package, nested and private ones too, not initialized; those of other
     * packages below it are not among them.
     *
     * @throws IllegalArgumentException if the class path has no such package
     */
    List<Class<?>> in(String packageName) {
        List<Class<?>> classes = new ArrayList<>();
        for (Path entry : classPath) {
            try {
                if (Files.isDirectory(entry)) {
                    addClasses(entry, packageName, classes);
                } else if (Files.isRegularFile(entry)) {
                    try (FileSystem jar = FileSystems.newFileSystem(entry)) {
                        addClasses(jar.getPath("/"), packageName, classes);
                    }
                }
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read " + entry, e);
            }
        }
        if (classes.isEmpty()) {
            throw new IllegalArgumentException(
                    "there is no package %s in %s".formatted(packageName, classPath));
        }
        return classes;
    }

    private void addClasses(Path root, String packageName, List<Class<?>> classes)
            throws IOException {
        Path directory = root.resolve(packageName.replace('.', '/'));
        if (!Files.isDirectory(directory)) {
            return;
        }
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (name.endsWith(SUFFIX) && !name.equals("package-info.class")) {
                    String simple = name.substring(0, name.length() - SUFFIX.length());
                    classes.add(load(packageName + "." + simple));
                }
            }
        }
    }

    private Class<?> load(String name) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException("the class path has a file of " + name, e);
        }
    }
}
