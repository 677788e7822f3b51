// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.watch;

import dev.thaw.advise.run.Tool;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How many bytes a JVM's heap has of each class, garbage included: it does not collect for that.
 */
record ClassHistogram(Map<String, Long> bytes) {
    /** " 1: 12345 678910 [B (java.base@25)"; no heap has bytes in more digits. */
    private static final Pattern LINE =
            Pattern.compile("\\s*\\d+:\\s+\\d+\\s+(\\d{1,18})\\s+(\\S+)(?: .*)?");

    /**
     * Asks the JVM, which stands while it goes through its heap.
     *
     * @throws IOException if it does not answer
     */
    static ClassHistogram of(WatchedProcess process) throws IOException, InterruptedException {
        Tool jcmd = new Tool(Path.of(System.getProperty("java.home"), "bin", "jcmd"));
        Tool.Answer answer =
                jcmd.ask(
                        List.of(Long.toString(process.id()), "GC.class_histogram", "-all"),
                        Map.of(),
                        null);
        ClassHistogram histogram = parse(answer.out());
        if (answer.status() != 0 || histogram.bytes.isEmpty()) {
            throw new IOException(
                    "process %d does not answer jcmd: %s"
                            .formatted(process.id(), answer.firstLine()));
        }
        return histogram;
    }

    static ClassHistogram parse(String text) {
        Map<String, Long> bytes = new HashMap<>();
        for (String line : text.lines().toList()) {
            Matcher matcher = LINE.matcher(line);
            if (matcher.matches()) {
                bytes.merge(matcher.group(2), Long.parseLong(matcher.group(1)), Long::sum);
            }
        }
        return new ClassHistogram(Map.copyOf(bytes));
    }

    /** What all have alike of each class: as much as could be the same data, at most. */
    static long common(List<ClassHistogram> all) {
        ClassHistogram first = all.getFirst();
        return first.bytes.entrySet().stream()
                .mapToLong(entry ->
                        all.stream()
                                .mapToLong(h -> h.bytes.getOrDefault(entry.getKey(), 0L))
                                .min()
                                .orElse(0))
                .sum();
    }
}
