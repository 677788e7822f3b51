// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.image;

import dev.thaw.command.line.Failures;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * Builds the front's native image, once for all that it is made of, and prints where it is. Not
 * part of the image.
 */
public final class FrontImage {
    private static final String NAME = "thaw-visor";
    private static final String MAIN = "dev.thaw.visor.Visor";
    private static final int KEY_LENGTH = 16;
    private static final int KEPT = 3;

    /** As the launcher has it (EX_UNAVAILABLE of sysexits.h). */
    private static final int CANNOT_BEGIN = 69;

    /**
     * Netty finds out in the builder how it frees buffers; without Unsafe it takes shared arenas,
     * which an image cannot close.
     */
    private static final List<String> OPTIONS =
            List.of("--no-fallback", "-R:MaxHeapSize=512m", "-J-Dio.netty.noUnsafe=false");

    /**
     * What a start touches, recorded as README says. One that has aged orders less, and fails no
     * build.
     */
    private static final String PROFILE = "front.profile";

    private final Path graalvmHome;
    private final List<Path> classPath;
    private final Path cache;
    private final List<String> options;

    private FrontImage(Path graalvmHome, List<Path> classPath, Path cache, List<String> options) {
        this.graalvmHome = graalvmHome;
        this.classPath = classPath;
        this.cache = cache;
        this.options = Stream.concat(OPTIONS.stream(), options.stream()).toList();
    }

    /**
     * The home of native-image, the directory that images are kept in, and options for native-image
     * besides its own.
     */
    public static void main(String[] arguments) throws InterruptedException {
        List<Path> classPath =
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(Path::of)
                        .filter(Files::exists)
                        .toList();
        FrontImage image =
                new FrontImage(
                        Path.of(arguments[0]),
                        classPath,
                        Path.of(arguments[1]),
                        List.of(arguments).subList(2, arguments.length));
        try {
            System.out.println(image.get());
        } catch (IOException | UncheckedIOException e) {
            System.err.println(
                    "thaw: the front's native image cannot be built: " + Failures.text(e));
            System.exit(CANNOT_BEGIN);
        }
    }

    private Path get() throws IOException, InterruptedException {
        Files.createDirectories(cache);
        Path home = cache.resolve(key());
        Path program = home.resolve(NAME);
        try (FileChannel channel =
                        FileChannel.open(
                                cache.resolve("lock"),
                                StandardOpenOption.CREATE,
                                StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            if (!Files.isExecutable(program)) {
                build(home);
            }
        }
        return program;
    }

    private void build(Path home) throws IOException, InterruptedException {
        System.err.println("thaw: building the front's native image; this takes a minute or two");
        Path unfinished = home.resolveSibling(home.getFileName() + ".unfinished");
        delete(unfinished);
        Files.createDirectories(unfinished);
        Path log = unfinished.resolve("build.log");
        List<String> command = new ArrayList<>();
        command.add(graalvmHome.resolve("bin").resolve("native-image").toString());
        command.addAll(options);
        command.addAll(order(unfinished));
        command.add("-cp");
        command.add(
                String.join(File.pathSeparator, classPath.stream().map(Path::toString).toList()));
        command.add("-o");
        command.add(unfinished.resolve(NAME).toString());
        command.add(MAIN);
        int exitCode =
                UnfinishedBuild.run(
                        new ProcessBuilder(command)
                                .redirectErrorStream(true)
                                .redirectOutput(log.toFile()),
                        unfinished);
        if (exitCode != 0 || !Files.isExecutable(unfinished.resolve(NAME))) {
            List<String> lines = Files.readAllLines(log);
            lines.subList(Math.max(0, lines.size() - 40), lines.size())
                    .forEach(System.err::println);
            throw new IOException(
                    "native-image ended with exit code " + exitCode + "; its output: " + log);
        }
        Files.delete(unfinished.resolve(PROFILE));
        // where everything lies is of use to those alone who record a start of this very image
        Files.deleteIfExists(unfinished.resolve(NAME + ".places"));
        delete(home);
        Files.move(unfinished, home, StandardCopyOption.ATOMIC_MOVE);
        forgetOldOnes();
    }

    /** The options for the order of a start, by the profile that is written there. */
    private static List<String> order(Path directory) throws IOException {
        Path profile = directory.resolve(PROFILE);
        try (InputStream recorded = FrontImage.class.getResourceAsStream(PROFILE)) {
            Files.copy(recorded, profile);
        }
        return List.of(
                "-H:+UnlockExperimentalVMOptions",
                "-H:StartupOrder=" + profile,
                "-H:StartupOrderLeastShare=0",
                "-H:+StartupPrefetch",
                // a container has what the dynamic linker asks for
                "-H:-StartupLibrariesOnDemand",
                "-H:-UnlockExperimentalVMOptions");
    }

    /** A name that changes whenever one of the inputs does. */
    private String key() throws IOException {
        MessageDigest digest;
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
        digest.update((graalvmHome.toRealPath() + MAIN + options).getBytes());
        for (Path element : classPath) {
            try (Stream<Path> files = Files.walk(element)) {
                for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                    digest.update(element.relativize(file).toString().getBytes());
                    try (InputStream in =
                            new DigestInputStream(Files.newInputStream(file), digest)) {
                        in.transferTo(OutputStream.nullOutputStream());
                    }
                }
            }
        }
        return HexFormat.of().formatHex(digest.digest()).substring(0, KEY_LENGTH);
    }

    private void forgetOldOnes() throws IOException {
        List<Path> homes;
        try (Stream<Path> entries = Files.list(cache)) {
            homes =
                    entries.filter(entry -> Files.isExecutable(entry.resolve(NAME)))
                            .sorted(Comparator.comparingLong(e -> e.toFile().lastModified()))
                            .toList();
        }
        for (Path home : homes.subList(0, Math.max(0, homes.size() - KEPT))) {
            delete(home);
        }
    }

    static void delete(Path tree) throws IOException {
        if (!Files.exists(tree, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (Stream<Path> paths = Files.walk(tree)) {
            for (Path path : paths.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        }
    }
}
