// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.image;

import dev.thaw.bench.process.Supervisor;
import dev.thaw.command.line.CacheDirectory;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.Reader;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Keeps built images, each in a directory of its own that is named after its inputs.
 *
 * @param name of the executables
 */
public record ImageCache(Path directory, String name, Consumer<String> progress) {
    private static final String UNFINISHED = ".unfinished";
    private static final int LINES_SHOWN = 40;
    private static final int IMAGES_KEPT = 3;

    /** As {@code [3/8] Building universe...}. */
    private static final Pattern STAGE = Pattern.compile("\\[\\d/\\d\\].*[^.]\\.\\.\\.");

    /**
     * Where a part of Thaw keeps its files.
     *
     * @throws IOException if this user has no place for them
     */
    public static Path directoryOf(String part) throws IOException {
        return CacheDirectory.ofThaw().resolve(part);
    }

    /** The image made of the inputs, built now unless it was built before. */
    public Path image(ImageInputs inputs) throws IOException, InterruptedException {
        if (!Files.isExecutable(inputs.nativeImage())) {
            throw new IOException(
                    inputs.graalvmHome()
                            + " has no bin/native-image; give the home of a GraalVM for JDK 25"
                            + " with --graalvm-home or in GRAALVM_HOME");
        }
        Path home = directory.resolve(inputs.key());
        Path image = home.resolve(name);
        Files.createDirectories(directory);
        try (FileChannel channel =
                        FileChannel.open(
                                directory.resolve("lock"),
                                StandardOpenOption.CREATE,
                                StandardOpenOption.WRITE);
                FileLock lock = lock(channel)) {
            if (Files.isExecutable(image)) {
                progress.accept("the native image is there: " + image);
            } else {
                build(inputs, home);
            }
        }
        return image;
    }

    private FileLock lock(FileChannel channel) throws IOException {
        FileLock lock = channel.tryLock();
        if (lock == null) {
            progress.accept("waiting for another process that is building an image");
            lock = channel.lock();
        }
        return lock;
    }

    private void build(ImageInputs inputs, Path home) throws IOException, InterruptedException {
        progress.accept("building the native image; this takes some minutes");
        Path unfinished = home.resolveSibling(home.getFileName() + UNFINISHED);
        Trees.delete(unfinished);
        Files.createDirectories(unfinished);
        List<String> command = new ArrayList<>();
        command.add(inputs.nativeImage().toString());
        command.addAll(inputs.options());
        command.add("-cp");
        command.add(ClassPath.joined(inputs.classPath()));
        command.add("-o");
        command.add(unfinished.resolve(name).toString());
        command.add(inputs.mainClass());
        run(command, unfinished);
        if (!Files.isExecutable(unfinished.resolve(name))) {
            throw new IOException(
                    String.join(" ", command)
                            + " ended well but left no "
                            + name
                            + " in "
                            + unfinished);
        }
        Trees.delete(home);
        Files.move(unfinished, home, StandardCopyOption.ATOMIC_MOVE);
        forgetOldImages();
    }

    private void run(List<String> command, Path workDirectory)
            throws IOException, InterruptedException {
        Path log = workDirectory.resolve("build.log");
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .directory(workDirectory.toFile())
                        .redirectErrorStream(true);
        builder.environment().remove("NATIVE_IMAGE_OPTIONS");
        Process process = Supervisor.start(builder);
        process.getOutputStream().close();
        Deque<String> lastLines = new ArrayDeque<>();
        try (Reader in = process.inputReader(StandardCharsets.UTF_8);
                BufferedWriter out = Files.newBufferedWriter(log)) {
            StringBuilder line = new StringBuilder();
            for (int c = in.read(); c >= 0; c = in.read()) {
                out.write(c);
                if (c != '\n') {
                    line.append((char) c);
                    // a stage is named when it begins, long before its line ends
                    if (c == '.' && STAGE.matcher(line).matches()) {
                        progress.accept("  " + line);
                    }
                    continue;
                }
                lastLines.addLast(line.toString());
                if (lastLines.size() > LINES_SHOWN) {
                    lastLines.removeFirst();
                }
                line.setLength(0);
            }
            out.flush();
            int exitCode = process.waitFor();
            if (exitCode != 0) {
                throw new IOException(
                        "native-image failed with exit code "
                                + exitCode
                                + ". The command:\n  "
                                + String.join(" ", command)
                                + "\nThe end of its output (all of it is in "
                                + log
                                + "):\n  | "
                                + String.join("\n  | ", lastLines));
            }
        }
    }

    /** Images of inputs that have changed since are not used again. */
    private void forgetOldImages() throws IOException {
        List<Path> homes = new ArrayList<>();
        try (DirectoryStream<Path> entries = Files.newDirectoryStream(directory)) {
            for (Path entry : entries) {
                if (Files.isExecutable(entry.resolve(name))) {
                    homes.add(entry);
                }
            }
        }
        homes.sort(Comparator.comparingLong(home -> home.toFile().lastModified()));
        for (Path home : homes.subList(0, Math.max(0, homes.size() - IMAGES_KEPT))) {
            progress.accept("removing an image that is no longer up to date: " + home);
            Trees.delete(home);
        }
    }
}
