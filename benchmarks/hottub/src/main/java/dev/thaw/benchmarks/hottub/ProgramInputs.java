// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.image.Trees;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;

/** The directory that a program of the table runs in, made anew for each of its runs. */
final class ProgramInputs {
    private final Path module;
    private final Path directory;
    private byte[] sampleJar;

    /**
     * @param directory of the runs
     */
    ProgramInputs(Path module, Path directory) {
        this.module = module;
        this.directory = directory;
    }

    Path directory() {
        return directory;
    }

    Path fresh(List<String> makes) throws IOException {
        Trees.delete(directory);
        Trees.copy(module.resolve("programs/input"), directory);
        Path source = directory.resolve("Sample.java");
        try (InputStream in = Programs.class.getResourceAsStream("Sample.java.txt")) {
            Files.copy(in, source);
        }
        if (sampleJar == null) {
            sampleJar = jar(source);
        }
        Files.write(directory.resolve("sample.jar"), sampleJar);
        for (String made : makes) {
            Files.createDirectory(directory.resolve(made));
        }
        return directory;
    }

    private static byte[] jar(Path source) throws IOException {
        Path classes = Files.createTempDirectory("sample");
        ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
        if (javac.run(System.err, System.err, "-d", classes.toString(), source.toString()) != 0) {
            throw new IOException(source + " cannot be compiled");
        }
        java.io.ByteArrayOutputStream bytes = new java.io.ByteArrayOutputStream();
        try (JarOutputStream jar = new JarOutputStream(bytes);
                Stream<Path> files = Files.list(classes)) {
            for (Path file : files.sorted().toList()) {
                jar.putNextEntry(new JarEntry(file.getFileName().toString()));
                Files.copy(file, jar);
            }
        }
        Trees.delete(classes);
        return bytes.toByteArray();
    }
}
