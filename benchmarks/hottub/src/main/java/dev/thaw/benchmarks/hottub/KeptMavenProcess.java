// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.process.Supervisor;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.util.List;

/** A Maven that keeps all between builds. It is asked by a pipe: there is no client to start. */
final class KeptMavenProcess implements AutoCloseable {
    private final Process process;
    private final BufferedReader answers;
    private final Writer questions;

    KeptMavenProcess(Processes processes, MeasuredProgram program) throws IOException {
        process =
                Supervisor.start(
                        processes
                                .builder(processes.java(), program.command(List.of()))
                                .redirectError(
                                        processes.directory().resolve("kept-maven.log").toFile()));
        answers = process.inputReader();
        questions = process.outputWriter();
    }

    /** Nanoseconds. */
    double build() throws IOException {
        long start = System.nanoTime();
        questions.write("\n");
        questions.flush();
        String answer = answers.readLine();
        double took = System.nanoTime() - start;
        if (!"status 0".equals(answer)) {
            throw new IOException(
                    "Maven that keeps all has answered "
                            + answer
                            + "; its messages are in kept-maven.log");
        }
        return took;
    }

    @Override
    public void close() {
        Supervisor.end(process);
    }
}
