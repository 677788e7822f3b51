// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import dev.thaw.function.FunctionRuntime;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The function library of a language: built once for all that it is made of, and kept. */
final class LanguageImage {
    /** Of each language. */
    private static final int KEPT = 2;

    private final String language;
    private final LanguageOptions own;
    private final ClassPath classPath;
    private final List<String> options;
    private final NativeImage nativeImage;
    private final Path cache;

    /**
     * @param language as manifests have it
     * @param jars the directory of thaw-function-languages, and of the language's jars
     */
    LanguageImage(
            String language, Path jars, List<String> options, NativeImage nativeImage, Path cache)
            throws IOException {
        this.language = language;
        Path languages = jars.resolve("thaw-function-languages.jar");
        this.classPath = classPath(language, languages, jars.resolve(language));
        this.own = LanguageOptions.read(languages, language);
        this.options = options;
        this.nativeImage = nativeImage;
        this.cache = cache;
    }

    private static ClassPath classPath(String language, Path languages, Path directory)
            throws IOException {
        if (!Files.isRegularFile(languages) || !Files.isDirectory(directory)) {
            throw new FunctionException(
                    "%s has no jars for %s: build the module graalvisor/languages, or run this command by ./thaw"
                            .formatted(languages.getParent(), language));
        }
        List<Path> all =
                new ArrayList<>(List.of(languages, ClassPath.jarOf(FunctionRuntime.class)));
        try (Stream<Path> files = Files.list(directory)) {
            files.filter(file -> file.toString().endsWith(".jar")).sorted().forEach(all::add);
        }
        return new ClassPath(all);
    }

    private String identity() throws IOException {
        return classPath.identity(language + arguments() + nativeImage.builder()).toString();
    }

    private Path home(String identity) {
        return cache.resolve(language + "-" + identity);
    }

    /** The library, if it is there. */
    Optional<Path> find() throws IOException {
        return find(home(identity()));
    }

    private static Optional<Path> find(Path home) {
        return Optional.of(home.resolve(NativeImage.LIBRARY)).filter(Files::exists);
    }

    /**
     * Builds the library unless it is there, or is there when another process has built it.
     *
     * @return empty if it failed; the user knows why
     */
    Optional<Path> get() throws IOException, InterruptedException {
        Files.createDirectories(cache);
        String identity = identity();
        Path home = home(identity);
        try (FileChannel channel =
                        FileChannel.open(
                                cache.resolve("lock"),
                                StandardOpenOption.CREATE,
                                StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            if (find(home).isEmpty() && !build(identity, home)) {
                return Optional.empty();
            }
            Files.setLastModifiedTime(home, FileTime.from(Instant.now()));
            forgetOldOnes();
        }
        return find(home);
    }

    /** The caller holds the lock, so nobody else is at it. */
    private boolean build(String identity, Path home) throws IOException, InterruptedException {
        for (Path unfinished : entries("." + language + "-")) {
            WorkDirectory.delete(unfinished);
        }
        try (WorkDirectory work = WorkDirectory.beside(home)) {
            Path files = Files.createDirectory(work.path().resolve("files"));
            if (!nativeImage.build(classPath, identity, List.of(), arguments(), files)) {
                return false;
            }
            new PrivateLibraries(files, NativeImage.LIBRARY).rename();
            Files.move(files, home, StandardCopyOption.ATOMIC_MOVE);
        }
        return true;
    }

    private List<String> arguments() {
        List<String> arguments = new ArrayList<>(own.arguments());
        arguments.add("-Ddev.thaw.language=" + language);
        arguments.addAll(options);
        return arguments;
    }

    private void forgetOldOnes() throws IOException {
        List<Path> homes =
                entries(language + "-").stream()
                        .sorted(Comparator.comparingLong(home -> home.toFile().lastModified()))
                        .toList();
        for (Path home : homes.subList(0, Math.max(0, homes.size() - KEPT))) {
            WorkDirectory.delete(home);
        }
    }

    private List<Path> entries(String prefix) throws IOException {
        try (Stream<Path> entries = Files.list(cache)) {
            return entries.filter(entry -> entry.getFileName().toString().startsWith(prefix))
                    .toList();
        }
    }
}
