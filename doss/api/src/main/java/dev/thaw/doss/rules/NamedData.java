// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.rules;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/**
 * The classes of which a program says that they are plain data, though nothing proves it: the lines
 * of all files {@value #FILE} on its class path, a class each, which stands for those nested in it,
 * too; what follows a # is a comment.
 */
final class NamedData {
    static final String FILE = "META-INF/thaw/doss-plain-data";

    private final Set<String> names;

    private NamedData(Set<String> names) {
        this.names = names;
    }

    static NamedData of(ClassLoader loader) {
        Set<String> names = new HashSet<>();
        try {
            for (URL file : Collections.list(loader.getResources(FILE))) {
                read(file, names);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + FILE, e);
        }
        return new NamedData(names);
    }

    private static void read(URL file, Set<String> names) throws IOException {
        var connection = file.openConnection();
        // A jar that stays open in a cache could not be replaced.
        connection.setUseCaches(false);
        try (BufferedReader in =
                new BufferedReader(
                        new InputStreamReader(
                                connection.getInputStream(), StandardCharsets.UTF_8))) {
            in.lines().map(l -> l.replaceFirst("#.*", "").strip()).forEach(names::add);
        }
    }

    boolean contains(Class<?> type) {
        for (String name = type.getName(); ; name = name.substring(0, name.lastIndexOf('$'))) {
            if (names.contains(name)) {
                return true;
            }
            if (name.lastIndexOf('$') <= 0) {
                return false;
            }
        }
    }
}
