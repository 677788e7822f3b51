// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A module of a dozen classes that Maven builds from nothing, offline: {@code mvn clean package}.
 *
 * @param home of the Maven that is measured
 * @param directory of the module
 */
record OneModule(Path home, Path directory) {
    private static final int CLASSES = 12;
    private static final String LAUNCHER = "org.codehaus.plexus.classworlds.launcher.Launcher";

    /** The Maven that the PATH has. */
    static Path homeOfPath() throws IOException {
        for (String place : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
            Path command = Path.of(place, "mvn");
            if (!place.isEmpty() && Files.isExecutable(command)) {
                Path home = command.toRealPath().getParent().getParent();
                if (Files.isRegularFile(home.resolve("bin/m2.conf"))) {
                    return home;
                }
            }
        }
        throw new IOException("there is no mvn on the PATH whose home has bin/m2.conf");
    }

    static OneModule make(Path home, Path directory) throws IOException {
        Path sources = Files.createDirectories(directory.resolve("src/main/java/one"));
        Path resources = Files.createDirectories(directory.resolve("src/main/resources"));
        Files.writeString(directory.resolve("pom.xml"), resource("one-module.xml"));
        Files.writeString(resources.resolve("one.properties"), "one=1\n");
        String source = resource("Sample.java.txt");
        for (int i = 0; i < CLASSES; i++) {
            String text =
                    source.replaceFirst("(?m)^import ", "package one;\n\nimport ")
                            .replace("Sample", "Sample" + i);
            Files.writeString(sources.resolve("Sample" + i + ".java"), text);
        }
        return new OneModule(home, directory);
    }

    private static String resource(String name) throws IOException {
        try (InputStream in = OneModule.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** As the command {@code mvn} starts it. */
    MeasuredProgram build() throws IOException {
        return maven(home.resolve("bin/m2.conf"), List.of("-B", "-q", "-o"));
    }

    /** With what it needs fetched into the user's repository. */
    MeasuredProgram fetching() throws IOException {
        return maven(home.resolve("bin/m2.conf"), List.of("-B", "-q"));
    }

    private MeasuredProgram maven(Path configuration, List<String> options) throws IOException {
        List<String> arguments = new ArrayList<>(options);
        arguments.addAll(List.of("-f", directory.resolve("pom.xml").toString()));
        arguments.addAll(List.of("clean", "package"));
        return new MeasuredProgram(
                "maven",
                List.of(
                        "-Dclassworlds.conf=" + configuration,
                        "-Dmaven.home=" + home,
                        "-Dlibrary.jansi.path=" + home.resolve("lib/jansi-native"),
                        "-Dmaven.multiModuleProjectDirectory=" + directory),
                List.of(classWorlds(home)),
                LAUNCHER,
                arguments,
                false);
    }

    private static Path classWorlds(Path home) throws IOException {
        try (Stream<Path> jars = Files.list(home.resolve("boot"))) {
            return jars.filter(jar -> jar.getFileName().toString().startsWith("plexus-classworlds"))
                    .filter(jar -> jar.toString().endsWith(".jar"))
                    .sorted()
                    .findFirst()
                    .orElseThrow(() -> new IOException("no plexus-classworlds in " + home));
        }
    }

    /**
     * A program that builds it for each line that it reads, and keeps what it has.
     *
     * @param own the jar that has it
     * @param configuration a file to be made
     */
    MeasuredProgram kept(Path own, Path configuration) throws IOException {
        String text =
                """
                main is dev.thaw.benchmarks.hottub.programs.KeptMaven from plexus.core

                [plexus.core]
                load %s
                load %s/lib/*.jar
                """;
        Files.writeString(configuration, text.formatted(own, home));
        return maven(configuration, List.of("-B", "-q", "-o"));
    }

    /** What the build makes; a build that says nothing could have done nothing. */
    void check() throws IOException {
        Path jar = directory.resolve("target/one-module-1.jar");
        if (!Files.isRegularFile(jar)) {
            throw new IOException("Maven has not made " + jar);
        }
    }
}
