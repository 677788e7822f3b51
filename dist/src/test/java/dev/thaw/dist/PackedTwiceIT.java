// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.AnnotatedElementContext;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.io.TempDirFactory;

/**
 * Small files in the places of all that is packed, twice: in another place, order and time, by
 * somebody with another umask, time zone and language. The archives, the package and the container
 * are the same, byte for byte.
 */
final class PackedTwiceIT {
    private static final Path ROOT = Path.of("..");
    private static final String VERSION = System.getProperty("thaw.version");
    private static final List<String> DESCRIPTORS =
            List.of("installation.xml", "scripts.xml", "maven.xml");
    private static final Pattern SET =
            Pattern.compile("<fileSet>.*?</fileSet>|<source>.*?</source>", Pattern.DOTALL);
    private static final Pattern VALUE =
            Pattern.compile("<(directory|include|source)>(.*?)</\\1>", Pattern.DOTALL);

    /** In memory, the kernel lists files in the order in which they were made. */
    static final class InMemory implements TempDirFactory {
        @Override
        public Path createTempDirectory(AnnotatedElementContext element, ExtensionContext context)
                throws IOException {
            Path memory = Path.of("/dev/shm");
            if (Files.isWritable(memory)) {
                Path directory = Files.createTempDirectory(memory, "thaw-dist");
                if (allowsPrograms(directory)) {
                    return directory;
                }
                Files.delete(directory);
            }
            return Files.createTempDirectory("thaw-dist");
        }

        private static boolean allowsPrograms(Path directory) throws IOException {
            Path program =
                    Files.createFile(
                            directory.resolve("program"),
                            PosixFilePermissions.asFileAttribute(
                                    PosixFilePermissions.fromString("rwx------")));
            boolean allows = Files.isExecutable(program);
            Files.delete(program);
            return allows;
        }
    }

    @TempDir(factory = InMemory.class)
    private Path directory;

    @Test
    void isTheSameByteForByte() throws Exception {
        Path first = directory.resolve("first");
        Path second = directory.resolve("the second/one");
        List<String> names = names();
        make(first, names, Instant.parse("2020-02-29T23:59:59Z"), "rwxr-xr-x");
        make(second, names.reversed(), Instant.now(), "rwx------");
        pack(first, "022", Map.of("TZ", "UTC"));
        pack(
                second,
                "077",
                Map.of(
                        "TZ",
                        "Asia/Kathmandu",
                        "MAVEN_OPTS",
                        "-Duser.language=tr -Duser.country=TR -Duser.name=somebody"));
        List<Path> files = files(first);
        // three archives, the package and the container
        assertEquals(5, files.size(), files::toString);
        for (Path file : files) {
            Path other = second.resolve(first.relativize(file));
            assertEquals(-1, Files.mismatch(file, other), file.getFileName().toString());
        }
    }

    private static List<Path> files(Path root) throws IOException {
        try (Stream<Path> files = Files.list(root.resolve("dist/target/dist"))) {
            return files.sorted().toList();
        }
    }

    /** Of all that the descriptors ask for; of a pattern, several. */
    private static List<String> names() throws IOException {
        List<String> names = new ArrayList<>();
        for (String descriptor : DESCRIPTORS) {
            String text = Files.readString(Path.of("src/main/assembly", descriptor));
            for (Matcher set = SET.matcher(text); set.find(); ) {
                String place = null;
                List<String> patterns = new ArrayList<>();
                for (Matcher value = VALUE.matcher(set.group()); value.find(); ) {
                    String path =
                            value.group(2)
                                    .replace("${project.build.directory}", "target")
                                    .replace("${project.version}", VERSION);
                    switch (value.group(1)) {
                        case "directory" -> place = path + "/";
                        case "source" -> {
                            place = "";
                            patterns.add(path);
                        }
                        default -> patterns.add(path);
                    }
                }
                if (patterns.isEmpty()) {
                    patterns.add("*/*");
                }
                for (String pattern : patterns) {
                    for (String word : List.of("b", "zeta", "i", "I", "alpha", "10", "9")) {
                        names.add(place + pattern.replace("**", "*").replace("*", word));
                    }
                }
            }
        }
        // the package has it as well
        names.add("target/man/man1/thaw.1.gz");
        for (String name : List.of("copyright", "thaw.zsh")) {
            names.add("src/main/install/" + name);
        }
        for (String shell : List.of("bash", "fish")) {
            names.add("../command/src/main/resources/dev/thaw/command/completion/thaw." + shell);
        }
        return names.stream().distinct().toList();
    }

    private static void make(Path root, List<String> names, Instant time, String modes)
            throws IOException {
        Path dist = Files.createDirectories(root.resolve("dist"));
        for (String name : names) {
            Path file = dist.resolve(name).normalize();
            Files.createDirectories(file.getParent());
            if (name.endsWith("target/image/thaw")) {
                // the container has the libraries of a program
                Files.copy(Path.of("/bin/true"), file);
            } else {
                Files.writeString(file, name);
            }
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(modes));
            Files.setLastModifiedTime(file, FileTime.from(time));
        }
        for (String part : List.of("src/main/assembly", "src/main/deb")) {
            copy(Path.of(part), dist.resolve(part));
        }
        copy(ROOT.resolve(".mvn"), root.resolve(".mvn"));
        Files.copy(ROOT.resolve("pom.xml"), root.resolve("pom.xml"));
        // What is packed is there already: no module has to be built.
        String pom = Files.readString(Path.of("pom.xml"));
        int begin = pom.indexOf("  <dependencies>");
        int end = pom.indexOf("  <build>");
        Files.writeString(dist.resolve("pom.xml"), pom.substring(0, begin) + pom.substring(end));
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.createDirectories(to);
        try (Stream<Path> files = Files.list(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(file.getFileName()));
            }
        }
    }

    private static void pack(Path root, String umask, Map<String, String> environment)
            throws Exception {
        Path dist = root.resolve("dist");
        ProcessBuilder maven =
                new ProcessBuilder(
                        "sh",
                        "-c",
                        "umask " + umask + " && exec mvn \"$@\"",
                        "sh",
                        "-B",
                        "-o",
                        "-ntp",
                        "-q",
                        "-Dmaven.repo.local=" + System.getProperty("maven.cache"),
                        "assembly:single@archives",
                        "assembly:single@tree",
                        "jdeb:jdeb@package");
        maven.directory(dist.toFile()).redirectErrorStream(true);
        maven.environment().put("JAVA_HOME", System.getProperty("java.home"));
        maven.environment().putAll(environment);
        Installation.run(maven).succeeded();
        CommandContainer.main(
                new String[] {
                    "thaw:" + VERSION,
                    dist.resolve("target/tree/thaw-" + VERSION).toString(),
                    dist.resolve("target/dist/thaw-" + VERSION + "-oci.tar").toString()
                });
    }
}
