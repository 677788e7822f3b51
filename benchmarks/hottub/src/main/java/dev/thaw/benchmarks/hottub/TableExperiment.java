// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.Supervisor;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;

/**
 * A program of the table: twenty runs in a warm JVM, compared with fresh ones in all that they do;
 * and its very first run, with empty caches, beside plain java.
 */
final class TableExperiment extends HottubExperiment {
    static final String PREFIX = "programs ";
    static final String FRESH = "run in a new JVM";
    static final String WARM = "runs 1 to 20 in one JVM";
    static final String EQUAL = "equal in all that they do";
    static final String REUSED = "in one JVM";
    static final String FIRST = "first run, caches empty";

    private static final int RUNS = 20;
    private static final int NEW_JVMS = 3;
    private static final int FIRST_RUNS = 3;
    private static final int MINUTES = 20;

    private final TableProgram program;
    private final Path module;
    private final Path cache;
    private ProgramInputs inputs;
    private List<String> command;

    /**
     * @param cache where libraries are kept
     */
    TableExperiment(TableProgram program, Path module, Path cache, Callable<Workshop> source) {
        super(PREFIX + program.name(), List.of(Workshop.WARM), 1, 30, source);
        this.program = program;
        this.module = module;
        this.cache = cache;
    }

    TableProgram program() {
        return program;
    }

    @Override
    public boolean onRequest() {
        return true;
    }

    @Override
    public void prepare() throws Exception {
        command = program.command(new ProgramLibraries(cache).fetch(program.artifacts()));
        inputs = new ProgramInputs(module, workshop().processes().directory().resolve("program"));
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        workshop().stopServers();
        workshop().processes().emptyCaches();
        for (int i = 0; i < FIRST_RUNS; i++) {
            to.addFor(Workshop.PLAIN, FIRST, "ms", timed(workshop().processes().java()));
            to.add(FIRST, "ms", timed(workshop().processes().client()));
            workshop().stopServers();
            workshop().processes().emptyCaches();
        }
        Verification found = verify();
        to.addFor(Workshop.PLAIN, FRESH, "ms", array(found.fresh()));
        to.add(WARM, "ms", array(found.warm()));
        to.add(EQUAL, "", found.equal() ? 1 : 0);
        to.add(REUSED, "", found.reused() ? 1 : 0);
        if (!found.words().isEmpty()) {
            to.remark(found.words());
        }
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private double timed(Path executable) throws Exception {
        inputs.fresh(program.makes());
        ProcessBuilder builder = workshop().processes().builder(executable, command);
        // as users have it
        builder.environment().remove("THAW_FIRST");
        builder.directory(inputs.directory().toFile())
                .redirectInput(Path.of("/dev/null").toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        long start = System.nanoTime();
        end(Supervisor.start(builder));
        return (System.nanoTime() - start) / Workshop.NANOS_PER_MS;
    }

    private static void end(Process process) throws IOException, InterruptedException {
        if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
            Supervisor.end(process);
            throw new IOException("it has not ended in " + MINUTES + " minutes");
        }
    }

    private Verification verify() throws Exception {
        inputs.fresh(program.makes());
        List<String> all = new ArrayList<>();
        all.addAll(List.of("--thaw-verify", Integer.toString(RUNS)));
        all.addAll(List.of("--fresh", Integer.toString(NEW_JVMS)));
        all.addAll(command);
        Path text = workshop().processes().directory().resolve("verify");
        ProcessBuilder builder =
                workshop().processes().builder(workshop().processes().client(), all);
        builder.directory(inputs.directory().toFile())
                .redirectErrorStream(true)
                .redirectOutput(text.toFile());
        Process process = Supervisor.start(builder);
        end(process);
        String words = new String(java.nio.file.Files.readAllBytes(text), StandardCharsets.UTF_8);
        if (process.exitValue() > 1) {
            throw new IOException(words);
        }
        return Verification.parse(words);
    }
}
