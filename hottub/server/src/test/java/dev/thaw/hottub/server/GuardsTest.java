// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.guard.Exits;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A class that the list of guards misses would be found missing by programs only. */
class GuardsTest {
    private static final String PACKAGE = "dev/thaw/hottub/guard";

    @Test
    void allClassesOfThePackageAreListed() throws Exception {
        assertEquals(present(), new TreeSet<>(List.of(Guards.NAMES)));
    }

    private static Set<String> present() throws Exception {
        Path from =
                Path.of(Exits.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        if (Files.isDirectory(from)) {
            return classes(from.resolve(PACKAGE));
        }
        try (FileSystem jar = FileSystems.newFileSystem(from)) {
            return classes(jar.getPath(PACKAGE));
        }
    }

    private static Set<String> classes(Path directory) throws Exception {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class"))
                    .map(name -> name.replace(".class", ""))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    @Test
    void eachFollowsThoseThatItExtends() throws Exception {
        List<String> names = List.of(Guards.NAMES);
        for (String name : names) {
            Class<?> guard = Class.forName(PACKAGE.replace('/', '.') + "." + name);
            List<Class<?>> extended = new ArrayList<>(List.of(guard.getInterfaces()));
            extended.add(guard.getSuperclass());
            for (Class<?> type : extended) {
                if (type != null && type.getPackage() == guard.getPackage()) {
                    String before = type.getName().substring(PACKAGE.length() + 1);
                    assertTrue(names.indexOf(before) < names.indexOf(name), name);
                }
            }
        }
    }
}
