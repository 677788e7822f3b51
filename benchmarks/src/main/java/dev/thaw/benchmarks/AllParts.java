// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import dev.thaw.bench.core.Part;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/**
 * All benchmarks, one after the other. How long is left is told by what each has taken on this
 * machine before, at most: what goes on where it was stopped takes less.
 *
 * @param memory a directory; a file in it says how many seconds each has taken
 */
record AllParts(Path root, boolean quick, Path memory, PrintWriter out, Runs runs) {
    /** Runs a command to its end. */
    interface Runs {
        int run(List<String> command) throws IOException, InterruptedException;
    }

    /**
     * @return names of those that failed
     */
    List<String> run() throws IOException, InterruptedException {
        Path file = memory.resolve(quick ? "took-quick.properties" : "took.properties");
        Properties took = read(file);
        List<Part> parts = Part.all(root);
        List<String> failed = new ArrayList<>();
        long start = System.nanoTime();
        for (int i = 0; i < parts.size(); i++) {
            String name = parts.get(i).name();
            List<String> command = command(parts.get(i));
            out.printf(
                    "%d of %d, after %d min, %s: thaw bench %s%n",
                    i + 1,
                    parts.size(),
                    since(start).toMinutes(),
                    left(parts.subList(i, parts.size()), took),
                    String.join(" ", command.subList(2, command.size())));
            out.flush();
            long begin = System.nanoTime();
            if (runs.run(command) != 0) {
                failed.add(name);
                continue;
            }
            took.merge(
                    name,
                    Long.toString(since(begin).toSeconds()),
                    (a, b) -> seconds(a) > seconds(b) ? a : b);
            try (Writer to = Files.newBufferedWriter(file)) {
                took.store(to, "seconds that 'thaw bench all' has taken");
            }
        }
        return failed;
    }

    private static Properties read(Path file) throws IOException {
        Properties took = new Properties();
        if (Files.exists(file)) {
            try (Reader from = Files.newBufferedReader(file)) {
                took.load(from);
            }
        }
        return took;
    }

    private static String left(List<Part> parts, Properties took) {
        long seconds = 0;
        List<String> unknown = new ArrayList<>();
        for (Part part : parts) {
            String known = took.getProperty(part.name());
            seconds += known == null ? 0 : seconds(known);
            if (known == null) {
                unknown.add(part.name());
            }
        }
        return "%d min left%s"
                .formatted(
                        Duration.ofSeconds(seconds + 59).toMinutes(),
                        unknown.isEmpty()
                                ? ""
                                : " and what these take, which have not run here yet: "
                                        + String.join(", ", unknown));
    }

    private static long seconds(Object text) {
        return Long.parseLong(text.toString());
    }

    private static Duration since(long nanos) {
        return Duration.ofNanos(System.nanoTime() - nanos);
    }

    private List<String> command(Part part) {
        List<String> command =
                new ArrayList<>(List.of(root.resolve("thaw").toString(), "bench", part.name()));
        if (quick) {
            command.addAll(part.headline());
            command.addAll(List.of("--results", root.resolve("target/bench-quick").toString()));
        }
        return command;
    }
}
