// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd;

import dev.thaw.sd.cases.Case;
import dev.thaw.sd.cases.Cases;
import dev.thaw.sd.matrix.CaseRunner;
import dev.thaw.sd.matrix.Matrix;
import dev.thaw.sd.matrix.Outcome;
import dev.thaw.sd.matrix.Outcome.Verdict;
import dev.thaw.sd.serializer.Serializers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Runs all cases with all serializers, in this process and a second one. */
final class SdSuite {
    private static final String SEPARATOR = "\t";

    private final Path data;
    private final Map<String, Supplier<Serializer>> serializers;
    private final List<Case> cases = Cases.all();
    private final Matrix matrix;

    private SdSuite(Path data, List<String> names) {
        this.data = data;
        serializers = Serializers.all(data);
        if (!names.isEmpty()) {
            serializers.keySet().retainAll(names);
        }
        matrix = new Matrix(List.copyOf(serializers.keySet()));
    }

    /**
     * Runs all cases, here and in a second process.
     *
     * @param names of the serializers; all if it is empty
     * @param progress gets a line when a serializer is done
     */
    static Matrix run(List<String> names, Consumer<String> progress) throws Exception {
        Path data = Files.createTempDirectory("sd-");
        try {
            SdSuite suite = new SdSuite(data, names);
            suite.roundTrips(progress);
            progress.accept("loading all in a second process");
            suite.loadElsewhere();
            return suite.matrix;
        } finally {
            delete(data);
        }
    }

    /** The second process: loads what the first one has stored, and prints what became of it. */
    static void load(Path data, List<String> names) throws Exception {
        new SdSuite(data, names).load();
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
        Files.delete(directory);
    }

    private Path file(String serializer, int i) {
        return data.resolve(serializer + "-" + i);
    }

    private void roundTrips(Consumer<String> progress) throws Exception {
        int done = 0;
        for (Map.Entry<String, Supplier<Serializer>> entry : serializers.entrySet()) {
            String name = entry.getKey();
            long start = System.nanoTime();
            for (int i = 0; i < cases.size(); i++) {
                Case c = cases.get(i);
                Serializer serializer = entry.getValue().get();
                matrix.put(c, name, CaseRunner.roundTrip(serializer, c, file(name, i)));
            }
            double seconds = (System.nanoTime() - start) / 1e9;
            done++;
            progress.accept(
                    "%s: %d cases in %.1f s; %d of %d serializers"
                            .formatted(name, cases.size(), seconds, done, serializers.size()));
        }
    }

    private void loadElsewhere() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.addAll(List.of(SdMatrix.class.getName(), SdMatrix.LOAD, data.toString()));
        command.addAll(serializers.keySet());
        Process process =
                new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new IOException("the second process ended with " + process.exitValue());
        }
        for (String line : output.lines().toList()) {
            String[] fields = line.split(SEPARATOR, 4);
            Outcome outcome = new Outcome(Verdict.valueOf(fields[2]), fields[3]);
            matrix.put(cases.get(Integer.parseInt(fields[1])), fields[0], outcome);
        }
    }

    private void load() throws Exception {
        for (Map.Entry<String, Supplier<Serializer>> entry : serializers.entrySet()) {
            for (int i = 0; i < cases.size(); i++) {
                Path file = file(entry.getKey(), i);
                if (Files.exists(file)) {
                    Outcome o = CaseRunner.load(entry.getValue().get(), cases.get(i), file);
                    String[] fields = {
                        entry.getKey(), Integer.toString(i), o.verdict().name(), o.detail()
                    };
                    System.out.println(String.join(SEPARATOR, fields));
                }
            }
        }
    }
}
