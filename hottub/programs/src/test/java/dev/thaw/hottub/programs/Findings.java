// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All findings, a line each in a file: a call that was stopped goes on where it was. */
final class Findings {
    private static final int MOST_REASONS = 12;

    private final Path file;
    private final Map<List<String>, Finding> all = new HashMap<>();

    Findings(Path file) throws IOException {
        this.file = file;
        if (Files.exists(file)) {
            for (String line : Files.readString(file).split("\n")) {
                Finding.of(line).ifPresent(finding -> all.put(key(finding), finding));
            }
            // behind a line that is not whole
            Files.writeString(file, "\n", StandardOpenOption.APPEND);
        }
    }

    private static List<String> key(Finding finding) {
        return List.of(finding.test(), finding.jdk());
    }

    boolean has(JdkTest test, String jdk) {
        return all.containsKey(List.of(test.name(), jdk));
    }

    void add(Finding finding) throws IOException {
        all.put(key(finding), finding);
        Files.writeString(
                file, finding.line(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }

    List<Finding> of(String jdk) {
        return all.values().stream()
                .filter(finding -> finding.jdk().equals(jdk))
                .sorted(Comparator.comparing(Finding::test))
                .toList();
    }

    /** Numbers, and the most frequent reasons for which servers were retired. */
    String summary(String jdk) {
        List<Finding> found = of(jdk);
        List<String> lines = new ArrayList<>();
        lines.add("JDK " + jdk + ": " + found.size() + " tests");
        for (Finding.Kind kind : Finding.Kind.values()) {
            long count = found.stream().filter(finding -> finding.kind() == kind).count();
            lines.add("%6d %s".formatted(count, kind.description));
        }
        Map<String, Integer> servers = new TreeMap<>();
        found.stream()
                .filter(finding -> finding.kind().isCompared())
                .forEach(finding ->
                        servers.merge(withoutNumbers(finding.server()), 1, Integer::sum));
        servers.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .limit(MOST_REASONS)
                .forEach(entry -> lines.add("%6d %s".formatted(entry.getValue(), entry.getKey())));
        return String.join("\n", lines) + "\n";
    }

    private static String withoutNumbers(String text) {
        return text.replaceAll("[0-9]+", "#");
    }
}
