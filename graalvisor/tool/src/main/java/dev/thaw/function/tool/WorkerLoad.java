// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Lets a function begin once, in a process of its own, as a worker does. */
final class WorkerLoad {
    private static final String WORKER = "THAW_VISOR_WORKER";

    private WorkerLoad() {}

    /**
     * The worker's program.
     *
     * @throws FunctionException if the environment does not name it
     */
    static String requireWorker() {
        String worker = System.getenv(WORKER);
        if (worker == null || !Files.isExecutable(Path.of(worker))) {
            throw new FunctionException(
                    "%s (%s) is not the worker's program, thaw-visor-worker"
                            .formatted(WORKER, worker));
        }
        return worker;
    }

    /**
     * @param load what the front sends a worker
     * @param variables further ones of the process' environment
     * @param err gets what the function prints, and why it cannot begin
     * @return 0 if it has begun
     */
    static int run(byte[] load, Map<String, String> variables, PrintWriter err)
            throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(requireWorker(), "load").redirectErrorStream(true);
        builder.environment().putAll(variables);
        Process process = builder.start();
        try (OutputStream in = process.getOutputStream()) {
            in.write(load);
        } catch (IOException e) {
            // it ended; why, it says below
        }
        process.inputReader(StandardCharsets.UTF_8)
                .lines()
                .forEach(line -> {
                    err.println(line);
                    err.flush();
                });
        return process.waitFor();
    }
}
