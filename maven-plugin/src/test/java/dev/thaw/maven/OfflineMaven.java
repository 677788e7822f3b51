// SPDX-License-Identifier: Apache-2.0
package dev.thaw.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The machine's Maven, offline, as on a machine that has our artifacts from one repository only:
 * all else is in the cache of the build that runs the tests, of which nothing of ours is seen.
 */
public final class OfflineMaven {
    private static final String OURS = "thaw";

    private final Path local;
    private final Path settings;
    private final Map<String, String> environment = new TreeMap<>();

    /** What Maven printed, and its exit code. */
    public record Result(int status, String output) {}

    /**
     * @param cache the local repository of the build
     * @param repository of our artifacts
     * @param directory what it has is deleted; of what it links to, nothing is
     */
    public OfflineMaven(Path cache, Path repository, Path directory) throws IOException {
        deleteTree(directory);
        local = directory.toAbsolutePath().resolve("local");
        linkAllBut(cache, local, "dev");
        linkAllBut(cache.resolve("dev"), local.resolve("dev"), OURS);
        settings = directory.toAbsolutePath().resolve("settings.xml");
        String place =
                "<id>%s</id><url>%s</url>".formatted(OURS, repository.toAbsolutePath().toUri());
        // An id that no project has: it would activate the project's profile as well.
        Files.writeString(
                settings,
                """
                <settings><profiles><profile><id>from-repository</id>
                <repositories><repository>%s</repository></repositories>
                <pluginRepositories><pluginRepository>%s</pluginRepository></pluginRepositories>
                </profile></profiles><activeProfiles><activeProfile>from-repository</activeProfile></activeProfiles>
                </settings>
                """
                        .formatted(place, place));
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

    /** A jar of ours that a build has needed. */
    public Path artifact(String name, String version) {
        return local.resolve("dev/thaw/%s/%s/%s-%s.jar".formatted(name, version, name, version));
    }

    /** Where Maven's plugins find the JDK that builds images. */
    public void setGraalVm(Path home) {
        environment.put("GRAALVM_HOME", home.toString());
    }

    /** Runs Maven in the directory of a project. */
    public Result run(Path project, String... arguments) throws IOException, InterruptedException {
        List<String> offline = new ArrayList<>(List.of("-o"));
        offline.addAll(List.of(arguments));
        return runOnline(project, offline);
    }

    /** The same, where plugins are needed that the build does not have. */
    public Result runOnline(Path project, List<String> arguments)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.addAll(List.of("mvn", "-B", "-ntp", "-Dstyle.color=never"));
        command.addAll(List.of("-s", settings.toString(), "-Dmaven.repo.local=" + local));
        // Offline as well: a repository of files needs no network.
        command.add("-Daether.offline.protocols=file");
        command.addAll(arguments);
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(project.toFile()).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().remove("GRAALVM_HOME");
        builder.environment().putAll(environment);
        Process maven = builder.start();
        maven.getOutputStream().close();
        String output = new String(maven.getInputStream().readAllBytes());
        return new Result(maven.waitFor(), output);
    }
}
