// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.zip.CRC32;

/**
 * Under what a round was measured.
 *
 * @param commit with a digest of what is not committed behind it, if there is something; unknown
 *     outside of a clone
 * @param load of the machine at the beginning of the run
 * @param conditions of the benchmark alone, which rounds of a series share; null: none
 */
public record Run(
        String commit,
        String machine,
        String date,
        String command,
        boolean quick,
        String load,
        String conditions) {
    public Run(
            String commit,
            String machine,
            String date,
            String command,
            boolean quick,
            String load) {
        this(commit, machine, date, command, quick, load, null);
    }

    private static final String UNKNOWN = "unknown";

    /**
     * @param repository a directory of it
     */
    public static Run here(Path repository, String command, boolean quick, String conditions)
            throws IOException {
        return new Run(
                commitOf(repository),
                describeMachine(),
                LocalDate.now(ZoneOffset.UTC).toString(),
                command,
                quick,
                firstWords(Path.of("/proc/loadavg"), 3),
                conditions);
    }

    /**
     * Rounds of both may stand in one series.
     *
     * @param same whether the sources of a commit are those of this clone
     */
    boolean goesOn(Run other, Predicate<String> same) {
        return !commit.equals(UNKNOWN)
                && (commit.equals(other.commit)
                        || isCommitted() && other.isCommitted() && same.test(commit))
                && machine.equals(other.machine)
                && quick == other.quick
                && Objects.equals(conditions, other.conditions);
    }

    private boolean isCommitted() {
        return !commit.contains("+");
    }

    private static String commitOf(Path repository) throws IOException {
        String head = git(repository, "rev-parse", "--short=12", "HEAD").strip();
        if (head.isEmpty()) {
            return UNKNOWN;
        }
        String diff =
                git(
                        repository,
                        "diff",
                        "HEAD",
                        "--",
                        ".",
                        ":!benchmarks/results",
                        ":!*.md",
                        ":!*bars.json");
        if (diff.isEmpty()) {
            return head;
        }
        CRC32 digest = new CRC32();
        digest.update(diff.getBytes(StandardCharsets.UTF_8));
        return "%s+%08x".formatted(head, digest.getValue());
    }

    /** Nothing, where there is no git, or the sources are no clone. */
    private static String git(Path repository, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        Process process;
        try {
            process =
                    new ProcessBuilder(command)
                            .directory(repository.toFile())
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
        } catch (IOException e) {
            return "";
        }
        process.getOutputStream().close();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static String describeMachine() throws IOException {
        String model = value(Path.of("/proc/cpuinfo"), "model name");
        long kib = Long.parseLong(value(Path.of("/proc/meminfo"), "MemTotal").split(" ")[0]);
        return "%d x %s, %d GiB, Linux %s"
                .formatted(
                        Runtime.getRuntime().availableProcessors(),
                        model,
                        kib >> 20,
                        System.getProperty("os.version"));
    }

    private static String value(Path file, String name) throws IOException {
        for (String line : Files.readAllLines(file)) {
            if (line.startsWith(name)) {
                return line.substring(line.indexOf(':') + 1).strip();
            }
        }
        return UNKNOWN;
    }

    private static String firstWords(Path file, int words) throws IOException {
        String[] all = Files.readString(file).split(" ");
        return String.join(" ", Arrays.copyOf(all, words));
    }
}
