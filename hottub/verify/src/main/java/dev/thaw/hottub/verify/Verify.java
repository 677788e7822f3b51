// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.verify;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Runs a program several times in JVMs of its own and as often in one warm JVM, each time in a
 * fresh copy of the working directory, and compares what the runs do.
 */
public final class Verify {
    private static final long MOST_BYTES = 2L << 30;
    private static final long WAIT_MINUTES = 30;

    /** Times in archives have two seconds: what shows them is to differ between fresh runs. */
    private static final long APART_MILLIS = 2_100;

    private final Path client;
    private final VerifyOptions options;
    private final Path own;
    private final Path work;

    /** Where a warm JVM writes which static fields of the JDK are not as before. */
    private final Path statics;

    private Verify(Path client, VerifyOptions options) throws IOException {
        this.client = client;
        this.options = options;
        own =
                Files.createTempDirectory(
                        "thaw-verify",
                        PosixFilePermissions.asFileAttribute(
                                PosixFilePermissions.fromString("rwx------")));
        work = own.resolve("work");
        statics = own.resolve("statics");
    }

    /** Arguments: the client's executable, then those of the user. */
    public static void main(String[] words) throws Exception {
        List<String> rest = new ArrayList<>(Arrays.asList(words).subList(1, words.length));
        Verify verify = new Verify(Path.of(words[0]), VerifyOptions.parse(rest));
        int status;
        try {
            status = verify.verify();
        } finally {
            verify.clean();
        }
        System.exit(status);
    }

    private int verify() throws IOException, InterruptedException {
        checkSize();
        List<Run> fresh = new ArrayList<>();
        List<Run> warm = new ArrayList<>();
        long begun = System.nanoTime();
        for (int i = 1; i <= options.fresh(); i++) {
            if (i > 1 && i == options.fresh()) {
                long apart = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - begun);
                Thread.sleep(Math.max(0, APART_MILLIS - apart));
            }
            fresh.add(run("fresh " + i, true));
        }
        if (options.prepared()) {
            run("leaves a server", false, "plain");
            awaitPrepared();
        }
        ChangedStatics changed = new ChangedStatics();
        // The first run has to be equal as well.
        for (int i = 0; i <= options.count(); i++) {
            String name = i == 0 ? "first in a server" : "warm " + i;
            warm.add(run(name, false));
            // Later ones find the classes that these have used first.
            if (i < 2) {
                changed.add(name, i == 0, statics);
            }
            awaitHeapWalk();
        }
        String status = thaw("--thaw-status");
        Comparison comparison = new Comparison(fresh, warm);
        System.out.println();
        comparison.remarks().forEach((what, remark) -> System.out.println(what + " " + remark));
        comparison.differences().forEach(System.out::println);
        unexplained(changed).forEach(System.out::println);
        String reused = " " + warm.size() + " runs ";
        boolean isReused = status.contains(reused);
        if (!isReused) {
            System.out.println("The program was not reused in one JVM:");
            status.lines().forEach(line -> System.out.println("  " + line));
        }
        if (!comparison.differences().isEmpty()) {
            System.out.println("DIFFERENT: " + comparison.differences().size() + " differences");
            return 1;
        }
        System.out.println(
                (isReused
                                ? "EQUAL: "
                                        + options.fresh()
                                        + " fresh and "
                                        + (options.count() + 1)
                                        + " runs in one JVM"
                                : "EQUAL, but not reused")
                        + " (status "
                        + fresh.get(0).status()
                        + ", "
                        + fresh.get(0).out().length()
                        + " characters of output, "
                        + fresh.get(0).files().size()
                        + " files, "
                        + fresh.get(0).properties().size()
                        + " properties)");
        return 0;
    }

    private void checkSize() throws IOException {
        long[] size = new long[1];
        Path current = Path.of("").toAbsolutePath();
        Files.walkFileTree(
                current,
                new SimpleFileVisitor<>() {
                    @Override
                    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                        size[0] += attributes.size();
                        return size[0] > MOST_BYTES
                                ? FileVisitResult.TERMINATE
                                : FileVisitResult.CONTINUE;
                    }

                    @Override
                    public FileVisitResult visitFileFailed(Path file, IOException e) {
                        return FileVisitResult.CONTINUE;
                    }
                });
        if (size[0] > MOST_BYTES) {
            clean();
            VerifyOptions.fail(
                    "the working directory, "
                            + current
                            + ", has more than 2 GB, and each run gets a copy; change to a smaller one");
        }
    }

    private Run run(String name, boolean fresh) throws IOException, InterruptedException {
        return run(name, fresh, "server");
    }

    private Run run(String name, boolean fresh, String first)
            throws IOException, InterruptedException {
        Trees.delete(work);
        Trees.copy(Path.of("").toAbsolutePath(), work);
        Path out = own.resolve("out");
        Path err = own.resolve("err");
        Path properties = own.resolve("properties");
        Files.deleteIfExists(properties);
        Files.deleteIfExists(statics);
        List<String> command = new ArrayList<>();
        if (fresh) {
            command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
            command.add("-javaagent:" + ownJar() + "=" + properties);
        } else {
            command.add(client.toString());
        }
        command.addAll(options.program());
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .directory(work.toFile())
                        .redirectInput(options.input().toFile())
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile());
        environment(builder.environment());
        builder.environment().put("THAW_FIRST", first);
        builder.environment().put("THAW_VERIFY_PROPERTIES", properties.toString());
        builder.environment().put("THAW_VERIFY_STATICS", statics.toString());
        SortedMap<String, String> before = Run.files(work);
        long start = System.nanoTime();
        Process process = builder.start();
        int status = process.waitFor();
        long end = System.nanoTime();
        // What goes on after the exit status belongs to the run as well.
        if (!fresh) {
            awaitIdle();
        }
        SortedMap<String, String> files = Run.changes(before, Run.files(work));
        System.out.printf("%-18s %8.1f ms  status %d%n", name, (end - start) / 1e6, status);
        return new Run(status, read(out), read(err), files, Run.properties(properties));
    }

    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    private static String ownJar() {
        return System.getProperty("java.class.path").split(File.pathSeparator)[0];
    }

    // One server of our own: other programs' servers stay as they are.
    private void environment(Map<String, String> environment) {
        environment.put("XDG_RUNTIME_DIR", own.toString());
        environment.put("THAW_SERVERS", "1");
        // Nor does what the user has set in a file options.count().
        environment.put("THAW", "on");
        environment.put("THAW_RUNS", "0");
        environment.put("THAW_AGE", "0");
        environment.put("THAW_JAVA_HOME", System.getProperty("java.home"));
    }

    /**
     * What lines explain is known at once; the rest takes as long as all class files of the JDK.
     */
    private List<String> unexplained(ChangedStatics changed)
            throws IOException, InterruptedException {
        if (changed.fields().isEmpty()) {
            return List.of();
        }
        List<String> words = new ArrayList<>(List.of("--thaw-check-jdk", "lines"));
        words.addAll(changed.fields());
        return changed.unexplained(thaw(words.toArray(String[]::new))).isEmpty()
                ? List.of()
                : changed.unexplained(thaw("--thaw-check-jdk", "all"));
    }

    private String thaw(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(client.toString()));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        environment(builder.environment());
        Process process = builder.start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return text;
    }

    private void awaitIdle() throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(WAIT_MINUTES);
        while (System.nanoTime() < end) {
            String status = thaw("--thaw-status");
            if (Stream.of("  starting  ", "  running  ", "  resetting  ")
                    .noneMatch(status::contains)) {
                return;
            }
            Thread.sleep(5);
        }
        throw new IOException(
                "the server has not finished its run in " + WAIT_MINUTES + " minutes");
    }

    private void awaitPrepared() throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(WAIT_MINUTES);
        String status = thaw("--thaw-status");
        while (status.contains("  is preparing a server ") && System.nanoTime() < end) {
            Thread.sleep(20);
            status = thaw("--thaw-status");
        }
        if (!status.contains("  idle  0 runs  ")) {
            System.out.println("No server was prepared:");
            status.lines().forEach(line -> System.out.println("  " + line));
        }
    }

    /** It would give way to the next run, and costs the server if it finds something. */
    private void awaitHeapWalk() throws IOException, InterruptedException {
        long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(WAIT_MINUTES);
        String status = thaw("--thaw-status");
        while (status.contains("  idle  ")
                && !status.contains("  heap walk ")
                && System.nanoTime() < end) {
            Thread.sleep(20);
            status = thaw("--thaw-status");
        }
        // What it has found is said later.
        awaitIdle();
    }

    private void clean() throws IOException {
        try {
            thaw("--thaw-stop");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Trees.delete(own);
    }
}
