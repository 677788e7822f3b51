// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What a home is made of: two homes with the same fingerprint are the same.
 *
 * @param code this toolchain's own classes and C sources, a jar or a directory
 */
record HomeInputs(Path jdk, BuilderModules builder, Path code) {
    private static final String C_SOURCES = "dev/thaw/toolchain/c";

    static HomeInputs ofThisProcess() {
        Path jdk = stockJdk(Path.of(System.getProperty("java.home")));
        checkJdk(jdk);
        return new HomeInputs(
                jdk, BuilderModules.onClassPath(System.getProperty("java.class.path")), ownCode());
    }

    /** When JAVA_HOME is one of our homes, the JDK it was made from is meant. */
    private static Path stockJdk(Path javaHome) {
        Path source = new GraalVMHome(javaHome).sourceJdk();
        try {
            return Files.exists(source) ? Path.of(Files.readString(source).strip()) : javaHome;
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + source, e);
        }
    }

    static void checkJdk(Path jdk) {
        String advice =
                " Set JAVA_HOME to a JDK 25 for Linux x86-64 (for example: apt-get install"
                        + " openjdk-25-jdk, or https://adoptium.net).";
        String version = releaseProperty(jdk, "JAVA_VERSION");
        if (!version.matches("25(\\..*)?")) {
            throw new ToolchainException(
                    "%s is Java %s; the image builder needs a JDK 25."
                                    .formatted(
                                            jdk, version.isEmpty() ? "of unknown version" : version)
                            + advice);
        }
        for (String part :
                List.of("bin/javac", "include/jni.h", "lib/server/libjvm.so", "lib/modules")) {
            if (!Files.exists(jdk.resolve(part))) {
                throw new ToolchainException(
                        "%s has no %s: it is not a whole JDK.".formatted(jdk, part) + advice);
            }
        }
        String machine = releaseProperty(jdk, "OS_ARCH");
        if (!machine.matches("x86_64|amd64")) {
            throw new ToolchainException("%s is for %s.".formatted(jdk, machine) + advice);
        }
    }

    static String releaseProperty(Path jdk, String name) {
        Path release = jdk.resolve("release");
        try (Stream<String> lines = Files.lines(release)) {
            return lines.filter(line -> line.startsWith(name + "="))
                    .map(line -> line.substring(name.length() + 1).replace("\"", ""))
                    .findFirst()
                    .orElse("");
        } catch (IOException | UncheckedIOException e) {
            throw new ToolchainException(
                    "Cannot read %s, so %s is not a JDK. Set JAVA_HOME to a JDK 25."
                            .formatted(release, jdk),
                    e);
        }
    }

    private static Path ownCode() {
        try {
            return Path.of(
                    HomeInputs.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * @param home where the home will be: absolute paths inside it depend on that
     */
    String fingerprint(Path home) {
        MessageDigest digest = sha256();
        update(digest, home.toAbsolutePath());
        update(digest, jdk.toAbsolutePath());
        try {
            digest.update(Files.readAllBytes(jdk.resolve("release")));
            update(digest, Files.size(jdk.resolve("lib/modules")));
            for (Path file : securityFiles()) {
                update(digest, jdk.relativize(file));
                update(digest, Files.size(file));
                digest.update(Files.readAllBytes(file));
            }
            for (BuilderModules.Jar jar : builder.jars()) {
                update(digest, jar.path().getFileName());
                update(digest, Files.size(jar.path()));
            }
            if (Files.isDirectory(code)) {
                for (Path file : regularFiles(code)) {
                    update(digest, code.relativize(file));
                    digest.update(Files.readAllBytes(file));
                }
            } else {
                digest.update(Files.readAllBytes(code));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read what the home is made of", e);
        }
        return HexFormat.of().formatHex(digest.digest(), 0, 6);
    }

    /** What of a JDK changes without another build of it: distributions keep it elsewhere. */
    private List<Path> securityFiles() throws IOException {
        List<Path> all = new ArrayList<>();
        for (String name : List.of("blocked.certs", "cacerts", "jssecacerts")) {
            Path file = jdk.resolve("lib/security").resolve(name);
            if (Files.isRegularFile(file)) {
                all.add(file);
            }
        }
        Path configuration = jdk.resolve("conf/security");
        if (Files.isDirectory(configuration)) {
            try (Stream<Path> files = Files.walk(configuration, FileVisitOption.FOLLOW_LINKS)) {
                files.filter(Files::isRegularFile).sorted().forEach(all::add);
            }
        }
        return all;
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // Every JDK has it.
        }
    }

    private static void update(MessageDigest digest, Object part) {
        digest.update(part.toString().getBytes(StandardCharsets.UTF_8));
        digest.update((byte) 0);
    }

    static List<Path> regularFiles(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /** Copies the C sources, which are in this toolchain's jar, to where gcc can read them. */
    void copyCSources(Path target) throws IOException {
        if (Files.isDirectory(code)) {
            copyFiles(code.resolve(C_SOURCES), target);
        } else {
            try (FileSystem jar =
                    FileSystems.newFileSystem(URI.create("jar:" + code.toUri()), Map.of())) {
                copyFiles(jar.getPath(C_SOURCES), target);
            }
        }
    }

    private static void copyFiles(Path source, Path target) throws IOException {
        for (Path file : regularFiles(source)) {
            Files.copy(file, target.resolve(file.getFileName().toString()));
        }
    }
}
