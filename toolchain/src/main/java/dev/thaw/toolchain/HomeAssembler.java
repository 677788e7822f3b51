// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;

/**
 * Builds a home beside its place and renames it when it is whole, so that a half-built home is
 * never seen. One process builds at a time; the others wait and find the home built.
 */
final class HomeAssembler {
    // A lock on a file does not hold back threads of the same process.
    private static final Object IN_PROCESS = new Object();

    private final Path cache;
    private final PrintStream progress;

    HomeAssembler(Path cache, PrintStream progress) {
        this.cache = cache.toAbsolutePath();
        this.progress = progress;
    }

    /** Where all of Thaw's commands have it. */
    static Path defaultCache() {
        return defaultCache(System.getenv(), System.getProperty("user.home"));
    }

    /**
     * As XDG has it: what is relative is none.
     *
     * @param noted the home that the system has noted of the user, which may be no directory
     */
    static Path defaultCache(Map<String, String> environment, String noted) {
        String caches = environment.getOrDefault("XDG_CACHE_HOME", "");
        if (caches.startsWith("/")) {
            return Path.of(caches, "thaw");
        }
        String home = environment.getOrDefault("HOME", "");
        if (!home.startsWith("/") && noted.startsWith("/") && Files.isDirectory(Path.of(noted))) {
            home = noted;
        }
        if (!home.startsWith("/")) {
            throw new ToolchainException(
                    "There is no place for a cache: neither XDG_CACHE_HOME nor HOME is a directory's path, and this user has no home. Set one of them.");
        }
        return Path.of(home, ".cache", "thaw");
    }

    GraalVMHome homeFor(HomeInputs inputs) {
        String base = "graalvm-ce-" + GraalVMHome.VERSION;
        return new GraalVMHome(cache.resolve(base + "-" + inputs.fingerprint(cache.resolve(base))));
    }

    GraalVMHome assemble(HomeInputs inputs) {
        GraalVMHome home = homeFor(inputs);
        if (home.isComplete()) {
            return home;
        }
        try {
            Files.createDirectories(cache);
            Path lockFile = cache.resolve(home.directory().getFileName() + ".lock");
            synchronized (IN_PROCESS) {
                try (FileChannel channel =
                                FileChannel.open(
                                        lockFile,
                                        StandardOpenOption.CREATE,
                                        StandardOpenOption.WRITE);
                        FileLock lock = lock(channel, lockFile)) {
                    assert lock.isValid();
                    if (!home.isComplete()) {
                        buildBeside(home, inputs);
                    }
                }
            }
        } catch (IOException e) {
            throw new ToolchainException(
                    "Cannot build the GraalVM home %s: %s. Check that there is room (about 500 MB) and that you may write there, or set XDG_CACHE_HOME to another directory."
                            .formatted(home.directory(), e),
                    e);
        }
        return home;
    }

    private FileLock lock(FileChannel channel, Path file) throws IOException {
        FileLock lock = channel.tryLock();
        if (lock == null) {
            progress.println(
                    "thaw: waiting for another process that builds the home (" + file + ")");
            lock = channel.lock();
        }
        return lock;
    }

    private void buildBeside(GraalVMHome home, HomeInputs inputs) throws IOException {
        Path beside = home.directory().resolveSibling(home.directory().getFileName() + ".building");
        deleteTree(
                beside); // Left by a builder that was killed: we hold the lock, so nobody uses it.
        deleteTree(home.directory());
        Files.createDirectories(beside);
        try {
            build(new GraalVMHome(beside), home, inputs);
            Files.move(beside, home.directory(), StandardCopyOption.ATOMIC_MOVE);
        } finally {
            deleteTree(beside);
        }
    }

    private void build(GraalVMHome building, GraalVMHome home, HomeInputs inputs)
            throws IOException {
        long start = System.nanoTime();
        Path scratch = Files.createDirectory(building.directory().resolve("scratch"));
        step(1, "checking gcc and zlib");
        CLibraries.checkTools(scratch);
        step(2, "taking over the JDK in " + inputs.jdk());
        copyJdk(inputs.jdk(), building.directory());
        step(3, "adding the image builder " + GraalVMHome.VERSION);
        Files.createDirectories(building.driverJar().getParent());
        Files.createDirectories(building.compilerJars());
        Files.createDirectories(building.builderJars());
        for (BuilderModules.Jar jar : inputs.builder().jars()) {
            linkOrCopy(jar.path(), BuilderModules.placeIn(building, jar));
        }
        writeDriverJar(inputs.code(), building.driverJar());
        ArgumentFile.write(building.builderArguments(), inputs.builder().jvmArguments(home));
        step(4, "compiling the C libraries");
        Path sources = Files.createDirectory(scratch.resolve("c"));
        inputs.copyCSources(sources);
        new CLibraries(building, home, sources, scratch).build();
        step(5, "reading the builder's options");
        writeOptionTable(building, inputs, scratch);
        writeMetadataSchema(building);
        writeRelease(building, inputs);
        Files.writeString(building.sourceJdk(), inputs.jdk() + "\n");
        writeLauncher(building, home);
        deleteTree(scratch);
        progress.printf(
                "thaw: home ready in %.1f s: %s%n",
                (System.nanoTime() - start) / 1e9, home.directory());
    }

    private void step(int number, String what) {
        progress.printf("thaw: building the GraalVM home, step %d of 5: %s%n", number, what);
    }

    /** Links in the JDK are followed: some distributions keep its configuration elsewhere. */
    private static void copyJdk(Path jdk, Path target) throws IOException {
        Files.walkFileTree(
                jdk,
                EnumSet.of(FileVisitOption.FOLLOW_LINKS),
                Integer.MAX_VALUE,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult preVisitDirectory(
                            Path dir, BasicFileAttributes attributes) throws IOException {
                        Files.createDirectories(target.resolve(jdk.relativize(dir)));
                        return FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
                            throws IOException {
                        Path place = target.resolve(jdk.relativize(file));
                        if (!place.equals(target.resolve("release"))
                                && attributes.isRegularFile()) {
                            linkOrCopy(file, place);
                        }
                        return FileVisitResult.CONTINUE;
                    }
                });
    }

    private static void linkOrCopy(Path source, Path target) throws IOException {
        if (!Files.isSymbolicLink(source)) {
            try {
                Files.createLink(target, source);
                return;
            } catch (IOException | UnsupportedOperationException e) {
                // Another file system, or a file that only its owner may link to: copy it.
            }
        }
        Files.copy(source.toRealPath(), target, StandardCopyOption.COPY_ATTRIBUTES);
    }

    private static void writeDriverJar(Path code, Path jar) throws IOException {
        if (!Files.isDirectory(code)) {
            Files.copy(code, jar);
            return;
        }
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out, manifest)) {
            for (Path file : HomeInputs.regularFiles(code)) {
                String name = code.relativize(file).toString();
                if (!name.equals("META-INF/MANIFEST.MF")) {
                    entries.putNextEntry(new JarEntry(name));
                    Files.copy(file, entries);
                    entries.closeEntry();
                }
            }
        }
    }

    private static void writeOptionTable(GraalVMHome building, HomeInputs inputs, Path scratch)
            throws IOException {
        Path arguments = scratch.resolve("options.args");
        ArgumentFile.write(arguments, inputs.builder().jvmArguments(building));
        List<String> command = new ArrayList<>();
        command.add(building.java().toString());
        command.add("@" + arguments);
        command.add("--add-modules=ALL-DEFAULT," + BuilderModules.BUILDER);
        for (String source : OptionTableWriter.PACKAGES_IT_READS) {
            command.add("--add-exports=" + source + "=ALL-UNNAMED");
        }
        command.add("--class-path");
        command.add(building.driverJar().toString());
        command.add(OptionTableWriter.class.getName());
        command.add(building.optionTable().toString());
        Tool.run(command);
    }

    private static void writeMetadataSchema(GraalVMHome building) throws IOException {
        Path schema = building.metadataSchema();
        Files.createDirectories(schema.getParent());
        try (InputStream in =
                HomeAssembler.class.getResourceAsStream(schema.getFileName().toString())) {
            Files.copy(in, schema);
        }
    }

    private static void writeRelease(GraalVMHome building, HomeInputs inputs) throws IOException {
        Path original = inputs.jdk().resolve("release");
        try (Stream<String> lines = Files.lines(original)) {
            Files.write(
                    building.release(),
                    Stream.concat(
                                    lines.filter(line -> !line.startsWith("GRAALVM_VERSION=")),
                                    Stream.of("GRAALVM_VERSION=\"" + GraalVMHome.VERSION + "\""))
                            .toList());
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private static void writeLauncher(GraalVMHome building, GraalVMHome home) throws IOException {
        Files.writeString(
                building.launcher(),
                """
                #!/bin/sh
                exec %s -D%s=%s -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:-UsePerfData -cp %s %s "$@"
                """
                        .formatted(
                                shellWord(home.java()),
                                GraalVMHome.HOME_PROPERTY,
                                shellWord(home.directory()),
                                shellWord(home.driverJar()),
                                Driver.class.getName()));
        Files.setPosixFilePermissions(
                building.launcher(), PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private static String shellWord(Path path) {
        return "'" + path.toString().replace("'", "'\\''") + "'";
    }

    static void deleteTree(Path directory) throws IOException {
        if (Files.notExists(directory)) {
            return;
        }
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }
}
