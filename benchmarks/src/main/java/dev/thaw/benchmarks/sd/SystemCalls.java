// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.process.Supervisor;
import dev.thaw.benchmarks.result.Distribution;
import dev.thaw.benchmarks.sd.Plan.Step;
import dev.thaw.sd.micro.Workloads;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Measures what object snapshots cannot be faster than, in the program in C. */
final class SystemCalls {
    /** The header of a snapshot, before what is mapped. */
    private static final int HEADER = 4096;

    private static final int REPETITIONS = 20;
    private static final String ANSWER = "# measured nanos=";

    private final Path program;
    private final Path files;
    private final Settings settings;
    private final Supervisor supervisor;

    SystemCalls(Path program, Path files, Settings settings, Supervisor supervisor) {
        this.program = program;
        this.files = files;
        this.settings = settings;
        this.supervisor = supervisor;
    }

    /** The first answer warms up. */
    Measurement run(Step step) throws IOException {
        int size = Workloads.named(step.cell().workload()).size();
        String command = command(step.cell().contender(), size);
        StringBuilder commands = new StringBuilder();
        for (int i = 0; i <= settings.iterations(); i++) {
            commands.append(command).append('\n');
        }
        Process process =
                supervisor.start(new ProcessBuilder(program.toString()).redirectErrorStream(true));
        try (var in = process.getOutputStream()) {
            in.write(commands.toString().getBytes(StandardCharsets.UTF_8));
        }
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        List<Double> nanos = new ArrayList<>();
        for (String line : output.lines().skip(1).toList()) {
            if (!line.startsWith(ANSWER)) {
                throw new IOException("the program in C: " + line);
            }
            String[] each = line.substring(ANSWER.length()).split(",");
            nanos.add(
                    Distribution.of(Arrays.stream(each).mapToDouble(Double::parseDouble).toArray())
                            .median());
        }
        return new Measurement(step.cell(), step.round(), nanos, null, null);
    }

    private String command(String contender, int size) throws IOException {
        if (contender.equals(Contenders.MEMCPY)) {
            return "warm %d %d".formatted(REPETITIONS, size);
        }
        Path file = Files.write(files.resolve("mapped"), new byte[HEADER + size]);
        String command = contender.equals(Contenders.MMAP_PASS) ? "pass" : "map";
        return "%s %d %s".formatted(command, REPETITIONS, file);
    }
}
