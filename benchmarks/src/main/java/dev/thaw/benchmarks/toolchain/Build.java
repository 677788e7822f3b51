// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.toolchain;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.image.BuildReport;
import dev.thaw.bench.image.ClassPath;
import dev.thaw.bench.image.Trees;
import dev.thaw.bench.process.Supervisor;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A build of hello world, whose image has said so.
 *
 * @param seconds of the whole command
 * @param processorSeconds of all its processes
 * @param peak the most that all its processes had in memory at once, bytes; looked at each tenth of
 *     a second
 * @param reported what the builder says
 */
record Build(double seconds, double processorSeconds, long peak, BuildReport reported) {
    private static final double NANO = 1e-9;
    private static final int PAUSE_MILLIS = 100;
    private static final int PAGE = 4096;

    /**
     * @param command what begins a build, such as {@code native-image}
     * @param directory for the image, made and removed here
     */
    static Build of(List<String> command, Path directory, Map<String, String> environment)
            throws IOException, InterruptedException {
        Files.createDirectory(directory);
        try {
            Path image = directory.resolve("hello");
            Path log = directory.resolve("log");
            List<String> all = new ArrayList<>(command);
            all.addAll(List.of("-cp", ClassPath.holding(Hello.class).toString()));
            all.addAll(List.of("-o", image.toString(), Hello.class.getName()));
            ProcessBuilder builder =
                    new ProcessBuilder(all).redirectErrorStream(true).redirectOutput(log.toFile());
            builder.environment().remove("NATIVE_IMAGE_OPTIONS");
            builder.environment().putAll(environment);
            double processorBefore = processorSecondsOfChildren();
            long start = System.nanoTime();
            Process process = Supervisor.start(builder);
            long peak = 0;
            while (!process.waitFor(PAUSE_MILLIS, TimeUnit.MILLISECONDS)) {
                peak = Math.max(peak, resident(process));
            }
            double seconds = (System.nanoTime() - start) * NANO;
            double processor = processorSecondsOfChildren() - processorBefore;
            String text = Files.readString(log);
            if (process.exitValue() != 0) {
                throw new IOException(
                        "%s ended with %d: %s"
                                .formatted(String.join(" ", all), process.exitValue(), text));
            }
            String said = Commands.output(image.toString());
            if (!said.equals("Hello\n")) {
                throw new IOException("the image says '" + said + "'");
            }
            return new Build(seconds, processor, peak, BuildReport.of(text));
        } finally {
            Trees.delete(directory);
        }
    }

    private static long resident(Process process) {
        try (Stream<ProcessHandle> all =
                Stream.concat(Stream.of(process.toHandle()), process.descendants())) {
            return all.mapToLong(one -> resident(one.pid())).sum();
        }
    }

    private static long resident(long pid) {
        try {
            String[] pages =
                    Files.readString(Path.of("/proc", Long.toString(pid), "statm")).split(" ");
            return Long.parseLong(pages[1]) * PAGE;
        } catch (IOException e) {
            // it has just ended
            return 0;
        }
    }

    /** Of those that have ended and were waited for, with theirs. */
    private static double processorSecondsOfChildren() throws IOException {
        String line = Files.readString(Path.of("/proc/self/stat"), StandardCharsets.UTF_8);
        String[] fields = line.substring(line.lastIndexOf(')') + 2).split(" ");
        int user = 13;
        double ticks = 100;
        return (Long.parseLong(fields[user]) + Long.parseLong(fields[user + 1])) / ticks;
    }
}
