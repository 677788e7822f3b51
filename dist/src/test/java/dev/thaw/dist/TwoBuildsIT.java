// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Somebody else builds the same sources in another place, in another time zone and language: all
 * that the repository has of a library is the same, byte for byte. Modes of files are in it, too,
 * but for them {@code thaw dist} sees to it.
 */
final class TwoBuildsIT {
    private static final String VERSION = System.getProperty("thaw.version");
    private static final Path ROOT = Path.of("..");

    /** Small ones, which need none of ours. */
    private static final Map<String, String> MODULES =
            Map.of("command/line", "thaw-command-line", "doss/api", "thaw-doss-api");

    /** What is of a build or of nobody, and what signatures have. */
    private static final Set<String> LEFT_OUT = Set.of("target", ".git");

    private static final String SIGNATURE = ".asc";

    @TempDir static Path directory;

    @Test
    void areEqualByteForByte() throws Exception {
        Path copy = Files.createDirectories(directory.resolve("an other/place"));
        copySources(copy);
        build(copy);
        Path bundle = Path.of(System.getProperty("thaw.dist"), "thaw-" + VERSION + "-maven.zip");
        Path first = Repository.unpack(bundle, VERSION, directory.resolve("first")).directory();
        for (String name : MODULES.values()) {
            String place = "dev/thaw/" + name + "/" + VERSION;
            Path second = copy.resolve("dist/target/repository").resolve(place);
            List<String> files = names(second);
            // jar, sources, Javadoc and pom, with two sums each
            assertEquals(12, files.size(), files::toString);
            assertEquals(names(first.resolve(place)), files);
            for (String file : files) {
                assertArrayEquals(
                        Files.readAllBytes(first.resolve(place).resolve(file)),
                        Files.readAllBytes(second.resolve(file)),
                        file);
            }
        }
    }

    /** But signatures, which have times. */
    private static List<String> names(Path place) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> !name.contains(SIGNATURE))
                    .sorted()
                    .toList();
        }
    }

    /** Of all modules, that they are there; of those that are built, all. */
    private static void copySources(Path copy) throws IOException {
        Files.walkFileTree(
                ROOT,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(Path each, BasicFileAttributes now) {
                        return LEFT_OUT.contains(each.getFileName().toString())
                                ? FileVisitResult.SKIP_SUBTREE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes now)
                            throws IOException {
                        Path name = ROOT.relativize(file);
                        boolean isBuilt =
                                name.startsWith(".mvn")
                                        || MODULES.keySet().stream().anyMatch(name::startsWith);
                        if (isBuilt || name.endsWith("pom.xml")) {
                            Path target = copy.resolve(name);
                            Files.createDirectories(target.getParent());
                            Files.copy(file, target);
                        }
                        return FileVisitResult.CONTINUE;
                    }
                });
    }

    private static void build(Path copy) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(
                                "sh",
                                "-c",
                                "umask 022 && exec mvn \"$@\"",
                                "sh",
                                "-B",
                                "-o",
                                "-ntp",
                                "-DskipTests",
                                "-DskipITs",
                                "-Dspotless.check.skip=true",
                                "-Duser.name=somebody",
                                "-Dmaven.repo.local=" + System.getProperty("maven.cache"),
                                "-pl",
                                String.join(",", MODULES.keySet()),
                                "-am",
                                "verify")
                        .directory(copy.toFile())
                        .redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("TZ", "Asia/Kathmandu");
        builder.environment().put("LC_ALL", "C");
        Process maven = builder.start();
        maven.getOutputStream().close();
        String output = new String(maven.getInputStream().readAllBytes());
        assertEquals(0, maven.waitFor(), output);
        assertTrue(output.contains("BUILD SUCCESS"), output);
    }
}
