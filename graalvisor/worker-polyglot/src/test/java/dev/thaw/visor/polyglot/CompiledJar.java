// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** A jar with what a test has written down. */
final class CompiledJar {
    private CompiledJar() {}

    /**
     * @param name of a class in the package {@code example}, and of the jar
     */
    static Path of(Path directory, String name, String text) throws IOException {
        Path classes = Files.createDirectories(directory.resolve("classes-" + name));
        SimpleJavaFileObject source =
                new SimpleJavaFileObject(
                        URI.create("string:///example/" + name + ".java"),
                        JavaFileObject.Kind.SOURCE) {
                    @Override
                    public CharSequence getCharContent(boolean ignored) {
                        return text;
                    }
                };
        List<String> options = List.of("-d", classes.toString());
        assertTrue(
                ToolProvider.getSystemJavaCompiler()
                        .getTask(null, null, null, options, null, List.of(source))
                        .call());
        Path jar = directory.resolve(name + ".jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(new JarEntry(classes.relativize(file).toString()));
                Files.copy(file, out);
            }
        }
        return jar;
    }
}
