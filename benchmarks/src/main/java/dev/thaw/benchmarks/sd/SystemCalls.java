// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Statistics;
import dev.thaw.sd.micro.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    private final int iterations;

    SystemCalls(Path program, Path files, int iterations) {
        this.program = program;
        this.files = files;
        this.iterations = iterations;
    }

    /** Of each iteration the median. The first answer warms up. */
    double[] nanos(String contender, String workload) throws IOException, InterruptedException {
        String command = command(contender, Workloads.named(workload).size());
        String input = (command + "\n").repeat(1 + iterations);
        Commands.Done done = Commands.run(new ProcessBuilder(program.toString()), input);
        List<String> answers = done.text().lines().toList();
        for (String line : answers) {
            if (!line.startsWith(ANSWER)) {
                throw new IOException("the program in C: " + line);
            }
        }
        if (done.status() != 0 || answers.size() != 1 + iterations) {
            throw new IOException(
                    "the program in C ended with %d after %d of %d answers"
                            .formatted(done.status(), answers.size(), 1 + iterations));
        }
        return answers.stream().skip(1).mapToDouble(SystemCalls::median).toArray();
    }

    private static double median(String answer) {
        String[] each = answer.substring(ANSWER.length()).split(",");
        return Statistics.median(Arrays.stream(each).mapToDouble(Double::parseDouble).toArray());
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
