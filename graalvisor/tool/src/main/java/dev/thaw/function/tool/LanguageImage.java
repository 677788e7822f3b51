// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import dev.thaw.function.Fields;
import dev.thaw.function.FunctionRuntime;
import dev.thaw.layout.profile.ImageIndex;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.profile.StartupTrace;
import java.io.IOException;
import java.io.PrintWriter;
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
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The function library of a language: built once for all that it is made of, and kept. */
final class LanguageImage {
    /** Of each language. */
    private static final int KEPT = 2;

    private static final String RECORDED = "-H:+StartupProfile";
    private static final Map<String, String> SOURCES =
            Map.of("javascript", "sample.mjs", "python", "sample.py");

    /** What lays images out. */
    private static final Path LAYOUT = ClassPath.jarOf(StartupProfile.class);

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
        ClassPath all = classPath(language, languages, jars.resolve(language));
        this.own = LanguageOptions.read(languages, language);
        this.classPath = own.profile().isPresent() ? all.with(LAYOUT) : all;
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
        try (FileChannel channel = lockFile();
                FileLock lock = channel.lock()) {
            if (find(home).isEmpty() && !build(identity, home)) {
                return Optional.empty();
            }
            Files.setLastModifiedTime(home, FileTime.from(Instant.now()));
            forgetOldOnes();
        }
        return find(home);
    }

    private FileChannel lockFile() throws IOException {
        return FileChannel.open(
                cache.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }

    /** The caller holds the lock, so nobody else is at it. */
    private boolean build(String identity, Path home) throws IOException, InterruptedException {
        for (Path unfinished : entries("." + language + "-")) {
            WorkDirectory.delete(unfinished);
        }
        try (WorkDirectory work = WorkDirectory.beside(home)) {
            Path files = Files.createDirectory(work.path().resolve("files"));
            List<String> order = new ArrayList<>();
            if (own.profile().isPresent()) {
                Path profile = work.path().resolve(language + ".profile");
                Files.write(profile, own.profile().get());
                order.add("-H:StartupOrder=" + profile);
            }
            if (!nativeImage.build(classPath, identity, order, arguments(), files)) {
                return false;
            }
            new PrivateLibraries(files, NativeImage.LIBRARY).rename();
            Files.move(files, home, StandardCopyOption.ATOMIC_MOVE);
        }
        return true;
    }

    /**
     * Builds the library instrumented, lets a script begin in it, and writes what that touches: the
     * profile of {@link LanguageOptions}.
     *
     * @return false if it failed; the user knows why
     */
    boolean record(Path profile, PrintWriter err) throws IOException, InterruptedException {
        WorkerLoad.requireWorker();
        Files.createDirectories(cache);
        try (FileChannel channel = lockFile();
                FileLock lock = channel.lock();
                WorkDirectory work = WorkDirectory.beside(home("recorded"))) {
            Path files = work.path();
            ClassPath path = own.profile().isPresent() ? classPath : classPath.with(LAYOUT);
            String identity = path.identity(RECORDED + language + arguments()).toString();
            if (!nativeImage.build(path, identity, List.of(RECORDED), arguments(), files)) {
                return false;
            }
            Path script = files.resolve(SOURCES.get(language));
            Files.writeString(script, own.sample());
            Path trace = files.resolve("trace");
            Map<String, String> variables = Map.of("THAW_STARTUP_TRACE", trace.toString());
            if (WorkerLoad.run(load(files, script), variables, err) != 0) {
                return false;
            }
            ImageIndex index = ImageIndex.read(files.resolve("libfunction.index"));
            StartupProfile all = StartupProfile.of(StartupTrace.read(trace), index);
            // Orders of single methods are not for images of languages.
            all.withoutMethods().write(profile);
        }
        return true;
    }

    private static byte[] load(Path directory, Path script) {
        Fields.Builder configuration =
                new Fields.Builder()
                        .add(":entry", "")
                        .add(":signature", "")
                        .add(":name", "profile")
                        .add(":source", script.toString());
        return new Fields.Builder()
                .add(":function", "profile")
                .add(":directory", directory.toString())
                .add(":library", NativeImage.LIBRARY)
                .add(":request", "{\"name\":\"you\"}")
                .add(":configuration", configuration.encode())
                .encode();
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
