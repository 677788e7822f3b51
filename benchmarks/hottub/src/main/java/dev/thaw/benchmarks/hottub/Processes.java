// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.image.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Runs programs in processes, one at a time, with servers of their own.
 *
 * @param client thaw's java
 * @param directory private to the measurement
 */
record Processes(Path java, Path client, Path directory) {
    private static final Duration LIMIT = Duration.ofMinutes(5);

    /**
     * A run.
     *
     * @param start when it began, as {@link System#nanoTime} counts
     */
    record Timed(double nanos, double start, String out) {}

    Timed plain(List<String> arguments) throws IOException, InterruptedException {
        return run(java, arguments);
    }

    Timed warm(List<String> arguments) throws IOException, InterruptedException {
        return run(client, arguments);
    }

    /**
     * As for a user who has set nothing: without a server, it is a plain java that leaves one to be
     * prepared.
     */
    Timed first(List<String> arguments) throws IOException, InterruptedException {
        return run(client, arguments, Map.of("THAW_FIRST", "plain"));
    }

    ProcessBuilder builder(Path executable, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(executable.toString());
        command.addAll(arguments);
        ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
        Map<String, String> environment = builder.environment();
        environment.put("XDG_RUNTIME_DIR", directory.toString());
        environment.put("XDG_CACHE_HOME", directory.resolve("cache").toString());
        environment.put("XDG_CONFIG_HOME", directory.resolve("configuration").toString());
        environment.put("THAW_JAVA_HOME", java.getParent().getParent().toString());
        environment.remove("THAW");
        // What is measured is the server's first run, or a later one.
        environment.put("THAW_FIRST", "server");
        return builder;
    }

    // The shell takes the times: starting a process from Java costs a millisecond or two.
    private static final String TIMED =
            "a=$EPOCHREALTIME; \"${@:3}\" >\"$1\" 2>\"$2\" </dev/null; s=$?; b=$EPOCHREALTIME; echo $s ${a/./} ${b/./}";

    private Timed run(Path executable, List<String> arguments)
            throws IOException, InterruptedException {
        return run(executable, arguments, Map.of());
    }

    private Timed run(Path executable, List<String> arguments, Map<String, String> variables)
            throws IOException, InterruptedException {
        Path out = directory.resolve("out");
        Path err = directory.resolve("err");
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "-c",
                                TIMED,
                                "timed",
                                out.toString(),
                                err.toString(),
                                executable.toString()));
        command.addAll(arguments);
        ProcessBuilder builder = builder(Path.of("/bin/bash"), command);
        builder.environment().putAll(variables);
        String[] words = Commands.run(builder, "", LIMIT).text().strip().split(" ");
        if (words.length != 3 || !words[0].equals("0")) {
            throw new IOException(
                    "exit status %s of %s %s: %s%s"
                            .formatted(
                                    words[0],
                                    executable,
                                    String.join(" ", arguments),
                                    Files.readString(out),
                                    last(Files.readString(err))));
        }
        double start = 1e3 * Long.parseLong(words[1]);
        return new Timed(
                1e3 * Long.parseLong(words[2]) - start,
                start - sinceEpoch() + System.nanoTime(),
                Files.readString(out));
    }

    /**
     * Many runs, one right after the other.
     *
     * @param cpuSeconds of the processes that were started, without a server
     */
    record Batch(double nanos, double cpuSeconds) {}

    Batch plain(MeasuredProgram program, int count) throws IOException, InterruptedException {
        return batch(java, program, count);
    }

    Batch warm(MeasuredProgram program, int count) throws IOException, InterruptedException {
        return batch(client, program, count);
    }

    // Each run has a directory of its own in place of the program's: it is to find that empty.
    private static final String BATCH =
            "n=$1; o=$2; shift 2; a=$EPOCHREALTIME; for ((i = 0; i < n; i++)); do \"${@/#$o/$o.$i}\" >/dev/null 2>&1 </dev/null || exit 1; done;"
                    + " b=$EPOCHREALTIME; echo ${a/./} ${b/./}; times";

    private static final String NO_OUTPUT = "/no output";

    private Batch batch(Path executable, MeasuredProgram program, int count)
            throws IOException, InterruptedException {
        List<Path> outputs = new ArrayList<>();
        for (int i = 0; i < count && program.output() != null; i++) {
            outputs.add(program.output().resolveSibling(program.output().getFileName() + "." + i));
            Files.createDirectories(outputs.getLast());
            Trees.empty(outputs.getLast());
        }
        try {
            return timed(executable, program, count);
        } finally {
            for (Path output : outputs) {
                Trees.delete(output);
            }
        }
    }

    private Batch timed(Path executable, MeasuredProgram program, int count)
            throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "-c",
                                BATCH,
                                "timed",
                                Integer.toString(count),
                                program.output() == null ? NO_OUTPUT : program.output().toString(),
                                executable.toString()));
        command.addAll(program.command(List.of()));
        Commands.Done done =
                Commands.run(builder(Path.of("/bin/bash"), command), "", LIMIT.multipliedBy(count));
        List<String> lines = done.text().lines().toList();
        if (done.status() != 0 || lines.size() != 3) {
            throw new IOException("one of %d runs of %s failed".formatted(count, executable));
        }
        String[] times = lines.getFirst().split(" ");
        // the second line of "times" is of children: user and system time, as 0m1.234s
        double cpu = 0;
        for (String time : lines.getLast().split(" ")) {
            String[] parts = time.substring(0, time.length() - 1).split("m");
            cpu += 60 * Double.parseDouble(parts[0]) + Double.parseDouble(parts[1]);
        }
        return new Batch(1e3 * (Long.parseLong(times[1]) - Long.parseLong(times[0])), cpu);
    }

    /** What the client and its servers keep on disk between programs. */
    void emptyCaches() throws IOException {
        Trees.delete(directory.resolve("cache"));
    }

    private static double sinceEpoch() {
        Instant now = Instant.now();
        return now.getEpochSecond() * 1e9 + now.getNano();
    }

    /** Where the servers' sockets and pages are. */
    Path servers() {
        return directory.resolve("thaw");
    }

    private static String last(String text) {
        return text.length() <= 2000 ? text : text.substring(text.length() - 2000);
    }

    String thaw(String option) throws IOException, InterruptedException {
        return Commands.run(builder(client, List.of(option)), "").text();
    }

    /** When this program is being ended, and starts nothing else any more. */
    void endServers() {
        try {
            Process stop = builder(client, List.of("--thaw-stop")).inheritIO().start();
            stop.waitFor(10, TimeUnit.SECONDS);
        } catch (IOException e) {
            System.err.println("warm JVMs are left over: " + e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until servers have reset themselves, which they do after their clients have ended. */
    void awaitIdle() throws IOException, InterruptedException {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (System.nanoTime() < end) {
            String status = thaw("--thaw-status");
            if (Stream.of("  starting  ", "  running  ", "  resetting  ")
                    .noneMatch(status::contains)) {
                return;
            }
            Thread.sleep(2);
        }
        throw new IOException("a server has not finished its run in " + LIMIT.toMinutes() + " min");
    }
}
