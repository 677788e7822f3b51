// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.image;

import java.io.File;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the jars and class directories that a program runs with. */
public final class ClassPath {
    private ClassPath() {}

    /** The java that runs this. */
    public static Path java() {
        return Path.of(System.getProperty("java.home"), "bin", "java");
    }

    /** As {@code -cp} takes them. */
    public static String joined(List<Path> elements) {
        return elements.stream()
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The jar or class directory of the class path that holds a resource. */
    public static Path holding(String resource) {
        URL url = ClassPath.class.getClassLoader().getResource(resource);
        if (url == null) {
            throw new IllegalStateException(
                    "The class path holds no " + resource + "; run this with './thaw'.");
        }
        String text = url.toString();
        String root = text.substring(0, text.length() - resource.length());
        if (root.startsWith("jar:")) {
            root = root.substring("jar:".length(), root.length() - "!/".length());
        }
        try {
            return Path.of(new URI(root));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(url + " is not in a file", e);
        }
    }

    /** The jars and class directories that classes were loaded from, each once. */
    public static List<Path> of(Class<?>... types) {
        return Stream.of(types).map(ClassPath::holding).distinct().toList();
    }

    /** The jar or class directory that a class was loaded from. */
    public static Path holding(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(type + " is not in a file", e);
        }
    }
}
