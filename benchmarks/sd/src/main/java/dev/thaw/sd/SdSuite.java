// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd;

import dev.thaw.bench.image.ClassPath;
import dev.thaw.bench.image.Trees;
import dev.thaw.bench.process.Supervisor;
import dev.thaw.sd.SdProgram.Step;
import dev.thaw.sd.cases.Case;
import dev.thaw.sd.cases.Cases;
import dev.thaw.sd.matrix.Column;
import dev.thaw.sd.matrix.Matrix;
import dev.thaw.sd.matrix.Mode;
import dev.thaw.sd.matrix.Outcome;
import dev.thaw.sd.matrix.Outcome.Verdict;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Runs all cases with all serializers: in one process each, and what it has kept in another one. A
 * process that ends at a case is followed by one that goes on behind it.
 */
final class SdSuite {
    /** Far more than a process takes, even if each of some cases takes all the time it has. */
    private static final int MINUTES = 20;

    /** The command that starts an {@link SdProgram}, by what it runs on. */
    private final Map<Mode, List<String>> programs;

    private final Path data;
    private final Consumer<String> progress;
    private final List<Case> cases = Cases.all();
    private final Matrix matrix;

    private SdSuite(
            Path data,
            List<String> serializers,
            Map<Mode, List<String>> programs,
            Consumer<String> progress) {
        this.data = data;
        this.programs = programs;
        this.progress = progress;
        matrix =
                new Matrix(
                        serializers.stream()
                                .flatMap(s -> programs.keySet().stream().map(m -> new Column(s, m)))
                                .toList());
    }

    /**
     * Runs all cases.
     *
     * @param serializers their names
     * @param programs the command that starts an {@link SdProgram}, by what it runs on
     * @param progress gets a line when a serializer is done
     */
    static Matrix run(
            List<String> serializers, Map<Mode, List<String>> programs, Consumer<String> progress)
            throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("sd-");
        try {
            SdSuite suite = new SdSuite(data, serializers, programs, progress);
            suite.runAll();
            return suite.matrix;
        } finally {
            Trees.delete(data);
        }
    }

    /** Starts an {@link SdProgram} on the JVM that runs this. */
    static List<String> onThisJvm() {
        return List.of(
                ClassPath.java().toString(),
                "-cp",
                System.getProperty("java.class.path"),
                SdProgram.class.getName());
    }

    private void runAll() throws IOException, InterruptedException {
        int done = 0;
        for (Column column : matrix.columns()) {
            long start = System.nanoTime();
            for (Step step : Step.values()) {
                for (int i = 0; i < cases.size(); ) {
                    i = runFrom(i, step, column);
                }
            }
            Trees.empty(data);
            done++;
            progress.accept(
                    "%s: %d cases in %.1f s; %d of %d columns"
                            .formatted(
                                    column,
                                    cases.size(),
                                    (System.nanoTime() - start) / 1e9,
                                    done,
                                    matrix.columns().size()));
        }
    }

    /** The number of the first case that the process has not come to. */
    private int runFrom(int first, Step step, Column column)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(programs.get(column.mode()));
        command.addAll(
                List.of(
                        step.name(),
                        data.toString(),
                        column.serializer(),
                        Integer.toString(first)));
        Process process =
                Supervisor.start(
                        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD));
        process.getOutputStream().close();
        process.onExit()
                .orTimeout(MINUTES, TimeUnit.MINUTES)
                .exceptionally(timeout -> process.destroyForcibly());
        int next = first;
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] fields = line.split(SdProgram.SEPARATOR, 4);
                if (!fields[0].equals(SdProgram.MARK)) {
                    continue;
                }
                next = Integer.parseInt(fields[1]);
                if (fields.length == 4) {
                    Outcome outcome = new Outcome(Verdict.valueOf(fields[2]), fields[3]);
                    matrix.put(cases.get(next), column, outcome);
                }
            }
            int status = process.waitFor();
            if (status == 0) {
                return cases.size();
            }
            String detail = "the process ended with " + status;
            matrix.put(cases.get(next), column, Outcome.wrong(detail));
            progress.accept("%s: %s at %s".formatted(column, detail, cases.get(next)));
            return next + 1;
        }
    }
}
