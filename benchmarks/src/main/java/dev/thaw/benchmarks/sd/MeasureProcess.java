// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.process.Supervisor;
import dev.thaw.benchmarks.sd.Plan.Step;
import dev.thaw.sd.micro.Measure;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Measures each step in a process of its own, so that neither what a JVM has learned nor a heap is
 * left over from another one.
 */
final class MeasureProcess {
    private final Map<Mode, List<String>> programs;
    private final Path files;
    private final Settings settings;
    private final Supervisor supervisor;
    private final SystemCalls systemCalls;

    /**
     * @param programs how to start {@link Measure} in each mode
     * @param peers the program in C
     * @param files a directory for the files of serializers
     */
    MeasureProcess(
            Map<Mode, List<String>> programs,
            Path peers,
            Path files,
            Settings settings,
            Supervisor supervisor) {
        this.programs = programs;
        this.files = files;
        this.settings = settings;
        this.supervisor = supervisor;
        systemCalls = new SystemCalls(peers, files, settings, supervisor);
    }

    Measurement run(Step step) throws IOException {
        try {
            return Contenders.isSystemCall(step.cell().contender())
                    ? systemCalls.run(step)
                    : runProgram(step);
        } finally {
            deleteFiles();
        }
    }

    private Measurement runProgram(Step step) throws IOException {
        Cell cell = step.cell();
        List<String> command = new ArrayList<>(programs.get(cell.mode()));
        command.addAll(
                List.of(
                        Contenders.method(cell.operation(), cell.contender()),
                        Contenders.serializer(cell.contender()),
                        cell.workload(),
                        Long.toString(settings.seed() + step.round()),
                        files.toString(),
                        cell.mode() == Mode.JVM ? "1" : "0",
                        Integer.toString(settings.warmup(cell.mode())),
                        Integer.toString(settings.iterations()),
                        Integer.toString(settings.iterationMillis())));
        Process process = supervisor.start(new ProcessBuilder(command).redirectErrorStream(true));
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while measuring " + cell, e);
        }
        return measurement(step, process.exitValue(), output);
    }

    private void deleteFiles() throws IOException {
        try (DirectoryStream<Path> left = Files.newDirectoryStream(files)) {
            for (Path file : left) {
                Files.delete(file);
            }
        }
    }

    /** A process that ends otherwise is a result, too: the library has failed. */
    static Measurement measurement(Step step, int exitCode, String output) {
        List<String> lines = output.lines().toList();
        String[] words = lines.isEmpty() ? new String[] {""} : lines.getLast().split("\t", -1);
        List<Double> nanos = List.of();
        Double bytes = null;
        String remark = null;
        if (exitCode != 0) {
            String first =
                    lines.stream()
                            .filter(l -> l.contains("Exception") || l.contains("Error"))
                            .findFirst()
                            .orElse(lines.isEmpty() ? "no output" : lines.getLast());
            remark = "ended with exit code %d: %s".formatted(exitCode, first);
        } else {
            switch (words[0]) {
                case Measure.NANOS ->
                        nanos = Stream.of(words[1].split(" ")).map(Double::valueOf).toList();
                case Measure.BYTES -> {
                    bytes = Double.valueOf(words[1]);
                    remark = words[2].isEmpty() ? null : words[2];
                }
                case Measure.REFUSED -> remark = words[1];
                default -> remark = "not understood: " + words[0];
            }
        }
        return new Measurement(step.cell(), step.round(), nanos, bytes, remark);
    }
}
