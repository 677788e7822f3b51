// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A function's own jars and directories. */
record ClassPath(List<Path> entries) {
    /**
     * Parses a list as {@code -cp} takes it.
     *
     * @throws FunctionException if one of them cannot be read
     */
    static ClassPath parse(String text) {
        List<Path> entries = new ArrayList<>();
        for (String name : text.split(File.pathSeparator)) {
            if (!name.isEmpty()) {
                Path entry = Path.of(name).toAbsolutePath().normalize();
                check(entry);
                entries.add(entry);
            }
        }
        if (entries.isEmpty()) {
            throw new FunctionException("the class path is empty: name a jar or a directory");
        }
        return new ClassPath(List.copyOf(entries));
    }

    private static void check(Path entry) {
        if (Files.isDirectory(entry)) {
            return;
        }
        if (!Files.exists(entry)) {
            throw new FunctionException("there is no file " + entry);
        }
        try (JarFile jar = new JarFile(entry.toFile())) {
            jar.size();
        } catch (IOException e) {
            throw new FunctionException(
                    "%s cannot be read as a jar: %s".formatted(entry, e.getMessage()));
        }
    }

    /** Classes of this class path and the JDK only. */
    URLClassLoader loader() {
        URL[] urls = new URL[entries.size()];
        for (int i = 0; i < urls.length; i++) {
            try {
                urls[i] = entries.get(i).toUri().toURL();
            } catch (MalformedURLException e) {
                throw new FunctionException("%s has no URL: %s".formatted(entries.get(i), e));
            }
        }
        return new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
    }

    ClassPath with(Path entry) {
        List<Path> all = new ArrayList<>(entries);
        all.add(entry);
        return new ClassPath(List.copyOf(all));
    }

    /** A UUID of what its files contain, and of more. */
    UUID identity(String more) throws IOException {
        StringBuilder contents = new StringBuilder(more);
        for (Path entry : entries) {
            List<Path> files;
            try (Stream<Path> all = Files.walk(entry)) {
                files = all.filter(Files::isRegularFile).sorted().toList();
            }
            for (Path file : files) {
                contents.append('\n')
                        .append(entry.relativize(file))
                        .append(' ')
                        .append(Digests.sha256(file));
            }
        }
        return UUID.nameUUIDFromBytes(Digests.sha256Bytes(contents.toString()));
    }

    @Override
    public String toString() {
        return entries.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    /** The jar that a class of ours comes from. */
    static Path jarOf(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new FunctionException("the jar of %s cannot be found: %s".formatted(type, e));
        }
    }
}
