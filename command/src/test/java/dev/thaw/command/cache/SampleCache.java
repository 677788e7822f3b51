// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.cache;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** A cache with an entry of each kind. */
final class SampleCache {
    /** Two names of each kind, of versions where there are several. */
    static final Map<Kind, String[]> NAMES = new EnumMap<>(Kind.class);

    static {
        NAMES.put(
                Kind.TOOLCHAIN_HOME,
                names("graalvm-ce-25.0.2-0123456789ab", "graalvm-ce-25.0.1-ba9876543210"));
        NAMES.put(Kind.FRONT_IMAGE, names("0123456789abcdef", "fedcba9876543210"));
        NAMES.put(Kind.NOTE, names("image-0123456789abcdef", "image-fedcba9876543210"));
        NAMES.put(
                Kind.LANGUAGE_IMAGE, names("javascript-01234567-89ab", "javascript-fedcba98-7654"));
        NAMES.put(Kind.SET_UP, names("jdk-25", "rust-1"));
        NAMES.put(Kind.SCRIPT_JVM, names("0123456789abcdef", "fedcba9876543210"));
        NAMES.put(
                Kind.WARM_CLASSES,
                names("0123456789abcdef".repeat(2), "fedcba9876543210".repeat(2)));
        NAMES.put(Kind.CONTENTS, names("a".repeat(32) + ".contents", "b".repeat(32) + ".contents"));
        NAMES.put(Kind.BAM_PROGRAM, names("fe01-1a-6720-0-8000", "fe01-1b-6720-0-8000"));
        NAMES.put(
                Kind.BAM_BUILD,
                names("0123456789abcdef-0123456789abcdef", "0123456789abcdef-fedcba9876543210"));
        NAMES.put(Kind.RELAYOUT_PROGRAM, names("redis-0123456789abcdef", "lua-0123456789abcdef"));
        NAMES.put(Kind.DEMO_IMAGE, names("0123456789abcdef", "fedcba9876543210"));
        NAMES.put(Kind.MATRIX_IMAGE, names("0123456789abcdef", "fedcba9876543210"));
        NAMES.put(Kind.MODELS, names("models-4.5.10", "models-4.5.9"));
        NAMES.put(Kind.NLP_IMAGE, names("0123456789abcdef", "fedcba9876543210"));
        NAMES.put(
                Kind.BENCH_FUNCTION,
                names("hello-0123456789abcdef.fn", "hello-fedcba9876543210.fn"));
        NAMES.put(
                Kind.BENCH_LIBRARIES,
                names("libraries-0123456789abcdef", "libraries-fedcba9876543210"));
        NAMES.put(
                Kind.BENCH_PACKAGES,
                names("npm-esbuild_0.25.0-buffer_6.0.3", "pip-pypng__0.20220715.0"));
        NAMES.put(Kind.BENCH_IMAGE, names("0123456789abcdef", "fedcba9876543210"));
        NAMES.put(
                Kind.BENCH_SERVICE,
                names("spring-boot-plain-0123456789abcdef", "spring-boot-plain-fedcba9876543210"));
    }

    private static String[] names(String one, String other) {
        return new String[] {one, other};
    }

    final Path directory;

    SampleCache(Path directory) {
        this.directory = directory;
    }

    static Path pathIn(Path directory, Kind kind, String name) {
        return directory.resolve(kind.directory()).resolve(name);
    }

    Path path(Kind kind) {
        return pathIn(directory, kind, NAMES.get(kind)[0]);
    }

    Path other(Kind kind) {
        return pathIn(directory, kind, NAMES.get(kind)[1]);
    }

    /** Makes the entry, as if it was last used so long ago. */
    Path make(Path path, Duration ago) throws IOException {
        FileTime then = FileTime.from(Instant.now().minus(ago));
        Files.createDirectories(path.getParent());
        if (path.toString().matches(".*\\.(fn|contents)|.*/image-[0-9a-f]+")) {
            Files.write(path, new byte[1000]);
        } else {
            Path inside = Files.createDirectories(path.resolve("bin"));
            Files.write(inside.resolve("program"), new byte[1000]);
            Files.createSymbolicLink(path.resolve("link"), Path.of("bin/program"));
            setTimes(inside.resolve("program"), then);
        }
        setTimes(path, then);
        return path;
    }

    private static void setTimes(Path path, FileTime then) throws IOException {
        Files.getFileAttributeView(path, java.nio.file.attribute.BasicFileAttributeView.class)
                .setTimes(then, then, null);
    }

    /** Makes the file that a builder of such an entry locks. */
    Optional<Path> makeLock(Cache cache, Kind kind) throws IOException {
        Entry entry = cache.look(kind, path(kind));
        Optional<Path> lock = cache.lockOf(entry);
        if (lock.isPresent()) {
            Files.createDirectories(lock.get().getParent());
            Files.write(lock.get(), new byte[0]);
        }
        return lock;
    }
}
