// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.polyglot.image;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Makes what the worker runs on, once for all that it is made of, and prints where it is: a JDK
 * without the module that the compiler's jar replaces, the jars, files of the languages, and a
 * cache of classes that are loaded and linked already.
 */
public final class RuntimeImage {
    /** The command that runs the worker, a word a line; it is there when all else is. */
    public static final String COMMAND = "command";

    private static final int KEPT = 2;

    /** As the launcher has it (EX_UNAVAILABLE of sysexits.h). */
    private static final int CANNOT_BEGIN = 69;

    private final Path cache;
    private final List<Path> classPath;

    private RuntimeImage(Path cache, List<Path> classPath) {
        this.cache = cache;
        this.classPath = classPath;
    }

    /** The directory that runtimes are kept in. */
    public static void main(String[] arguments) throws InterruptedException {
        if (arguments.length != 1) {
            System.err.println("usage: RuntimeImage CACHE");
            System.exit(2);
        }
        List<Path> classPath =
                Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                        .map(Path::of)
                        .filter(Files::isRegularFile)
                        .sorted()
                        .toList();
        RuntimeImage image = new RuntimeImage(Path.of(arguments[0]).toAbsolutePath(), classPath);
        try {
            System.out.println(image.get());
        } catch (IOException | UncheckedIOException e) {
            boolean isSentence = e.getClass() == IOException.class;
            say(
                    "the JVM that scripts run on cannot be built: "
                            + (isSentence ? e.getMessage() : e));
            System.exit(CANNOT_BEGIN);
        }
    }

    private Path get() throws IOException, InterruptedException {
        Files.createDirectories(cache);
        Path home = cache.resolve(RuntimeKey.of(classPath));
        try (FileChannel channel =
                        FileChannel.open(
                                cache.resolve("lock"),
                                StandardOpenOption.CREATE,
                                StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            if (!Files.exists(home.resolve(COMMAND))) {
                // in its place from the start: the cache of classes keeps paths
                Trees.delete(home);
                build(home);
                forgetOldOnes();
            }
        }
        return home;
    }

    private void build(Path home) throws IOException, InterruptedException {
        say("building the JVM that scripts run on: half a minute, once");
        Path modules = Files.createDirectories(home.resolve("modules"));
        Path plain = Files.createDirectories(home.resolve("classpath"));
        List<Path> copies = new ArrayList<>();
        for (Path jar : classPath) {
            Path copy = (isModule(jar) ? modules : plain).resolve(jar.getFileName());
            copies.add(Files.copy(jar, copy));
        }
        copies.removeIf(copy -> copy.startsWith(modules));
        say("1 of 3: a JDK of the modules that are needed");
        new SmallJdk(modules).make(home.resolve("jdk"));
        say("2 of 3: files of the languages");
        List<String> java = new ArrayList<>();
        java.add(home.resolve("jdk/bin/java").toString());
        java.addAll(JavaOptions.of(home, copies));
        Path resources = home.resolve("resources");
        run(java, List.of(), "dev.thaw.visor.polyglot.image.Resources", resources.toString());
        say("3 of 3: a cache of loaded classes, by a run of both languages");
        Path aot = home.resolve("classes.aot");
        run(
                java,
                List.of("-XX:AOTCacheOutput=" + aot),
                "dev.thaw.visor.polyglot.Training",
                home.resolve("training").toString());
        if (!Files.exists(aot)) {
            throw new IOException("the JVM made no cache of classes at " + aot);
        }
        Trees.delete(home.resolve("training"));
        List<String> command = new ArrayList<>(java);
        command.add("-XX:AOTCache=" + aot);
        command.add("dev.thaw.visor.polyglot.PolyglotWorker");
        Path unfinished = home.resolve(COMMAND + ".unfinished");
        Files.write(unfinished, command);
        Files.move(unfinished, home.resolve(COMMAND), StandardCopyOption.ATOMIC_MOVE);
        say("the JVM for scripts is ready");
    }

    /** Others would become modules that are named after their files. */
    private static boolean isModule(Path jar) {
        return ModuleFinder.of(jar).findAll().stream()
                .anyMatch(module -> !module.descriptor().isAutomatic());
    }

    private static void run(List<String> java, List<String> options, String main, String argument)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(java);
        command.addAll(options);
        command.add(main);
        command.add(argument);
        Commands.run(command);
    }

    private void forgetOldOnes() throws IOException {
        List<Path> homes;
        try (Stream<Path> entries = Files.list(cache)) {
            homes =
                    entries.filter(entry -> Files.exists(entry.resolve(COMMAND)))
                            .sorted(Comparator.comparingLong(RuntimeImage::age))
                            .toList();
        }
        for (Path home : homes.subList(0, Math.max(0, homes.size() - KEPT))) {
            Trees.delete(home);
        }
    }

    private static long age(Path home) {
        return home.resolve(COMMAND).toFile().lastModified();
    }

    private static void say(String text) {
        System.err.println("thaw: " + text);
    }
}
