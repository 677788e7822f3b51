// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The machine's Gradle, offline, as on a machine that has our artifacts from one repository only:
 * all else is in the cache of the build that runs the tests, of which nothing of ours is seen.
 */
public final class OfflineGradle {
    private static final Pattern VERSION = Pattern.compile("(?m)^Gradle (\\d+)\\.(\\d+)");

    /** Where packages have JVMs; Debian's Gradle, and others before 9.1, do not run on Java 25. */
    private static final Path JVMS = Path.of("/usr/lib/jvm");

    private static final List<String> SUITABLE = List.of("17", "21");

    private final Path program;
    private final Path repository;
    private final Path directory;
    private final Path redirect;

    /** What Gradle printed, and its exit code. */
    public record Result(int status, String output) {}

    /**
     * @param cache the local Maven repository of the build
     * @param repository of our artifacts
     * @param directory what it has is deleted; of what it links to, nothing is
     */
    public OfflineGradle(Path cache, Path repository, Path directory) throws IOException {
        this.repository = repository.toAbsolutePath();
        this.directory = directory.toAbsolutePath();
        program = onPath().orElseThrow();
        deleteTree(this.directory);
        Path others = this.directory.resolve("others");
        linkAllBut(cache, others, "dev");
        linkAllBut(cache.resolve("dev"), others.resolve("dev"), "thaw");
        redirect = this.directory.resolve("redirect.gradle");
        // What a build would get from the network comes from the cache.
        Files.writeString(
                redirect,
                """
                def redirect = { repositories ->
                    repositories.all { if (it.hasProperty('url') && it.url.scheme != 'file') it.url = new URI('%s') }
                }
                settingsEvaluated { redirect(it.pluginManagement.repositories) }
                allprojects { redirect(it.repositories) }
                """
                        .formatted(others.toUri()));
    }

    private static void deleteTree(Path tree) throws IOException {
        if (Files.exists(tree)) {
            List<Path> all;
            try (Stream<Path> files = Files.walk(tree)) {
                all = files.sorted(Comparator.reverseOrder()).toList();
            }
            for (Path file : all) {
                Files.delete(file);
            }
        }
    }

    private static void linkAllBut(Path from, Path to, String left) throws IOException {
        Files.createDirectories(to);
        if (!Files.isDirectory(from)) {
            return;
        }
        try (Stream<Path> entries = Files.list(from)) {
            for (Path entry : entries.toList()) {
                String name = entry.getFileName().toString();
                if (!name.equals(left)) {
                    Files.createSymbolicLink(to.resolve(name), entry.toAbsolutePath());
                }
            }
        }
    }

    private static Optional<Path> onPath() {
        return Stream.of(System.getenv("PATH").split(":"))
                .map(place -> Path.of(place, "gradle"))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static Optional<Path> jvm() throws IOException {
        if (!Files.isDirectory(JVMS)) {
            return Optional.empty();
        }
        List<Path> all;
        try (Stream<Path> found = Files.list(JVMS)) {
            all = found.filter(each -> Files.isExecutable(each.resolve("bin/java"))).toList();
        }
        for (String version : SUITABLE) {
            for (Path each : all) {
                Path release = each.resolve("release");
                if (Files.exists(release)
                        && Files.readString(release).contains("JAVA_VERSION=\"" + version + ".")) {
                    return Optional.of(each);
                }
            }
        }
        return Optional.empty();
    }

    /** Why tests that need it are skipped; empty if they need not be. */
    public static Optional<String> trouble() throws IOException, InterruptedException {
        Optional<Path> found = onPath();
        if (found.isEmpty()) {
            return Optional.of("gradle is not installed: apt-get install gradle");
        }
        if (jvm().isEmpty()) {
            return Optional.of("gradle needs a JVM 17 or 21: apt-get install default-jre-headless");
        }
        Result version = run(List.of(found.get().toString(), "--version"), Path.of("."));
        Matcher number = VERSION.matcher(version.output());
        if (!number.find()) {
            return Optional.of("gradle does not run: " + version.output().strip());
        }
        int major = Integer.parseInt(number.group(1));
        int minor = Integer.parseInt(number.group(2));
        return major < 4 || major == 4 && minor < 4 || major > 9
                ? Optional.of("%s is not of 4.4 to 9".formatted(number.group()))
                : Optional.empty();
    }

    /** Where the jars of the machine's Gradle are. */
    static Path library() throws IOException {
        return onPath().orElseThrow().toRealPath().resolveSibling("../lib").normalize();
    }

    /** Runs Gradle in the directory of a project, and no daemon that outlives it. */
    public Result run(Path project, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of("--offline", "--no-daemon", "--console=plain"));
        command.addAll(List.of("-g", directory.resolve("home").toString()));
        command.addAll(List.of("-I", redirect.toString()));
        command.add("-PthawRepository=" + repository.toUri());
        command.add("-Pthaw.javaHome=" + System.getProperty("java.home"));
        command.addAll(List.of(arguments));
        return run(command, project);
    }

    private static Result run(List<String> command, Path project)
            throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(project.toFile()).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", jvm().orElseThrow().toString());
        builder.environment().remove("GRAALVM_HOME");
        Process gradle = builder.start();
        gradle.getOutputStream().close();
        String output = new String(gradle.getInputStream().readAllBytes());
        return new Result(gradle.waitFor(), output);
    }
}
