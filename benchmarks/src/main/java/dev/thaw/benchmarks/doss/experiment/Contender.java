// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.ProcFiles;
import dev.thaw.bench.core.Statistics;
import dev.thaw.bench.process.Report;
import dev.thaw.bench.process.ReportingProcess;
import dev.thaw.benchmarks.doss.program.BenchProgram;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A process that does what it is told and says what that took. */
record Contender(ReportingProcess process) implements AutoCloseable {
    static Contender start(String name, List<String> command) throws IOException {
        return new Contender(ReportingProcess.start(name, 1, command, report -> {}));
    }

    /** Gives the process a command and waits for its answer. */
    Report tell(Object... words) throws IOException {
        process.type(Stream.of(words).map(Object::toString).collect(Collectors.joining(" ")));
        return process.await(BenchProgram.MEASURED).report();
    }

    /** The median of what the repetitions of a command took. */
    double nanos(Object... words) throws IOException {
        return nanos(tell(words));
    }

    static double nanos(Report report) {
        String text = report.values().get(BenchProgram.NANOS);
        if (text == null) {
            throw new IllegalArgumentException("'" + report + "' has no times");
        }
        double[] each = Arrays.stream(text.split(",")).mapToDouble(Double::parseDouble).toArray();
        return Statistics.median(each);
    }

    /** How many page faults it has had that read nothing from a disk. */
    long faults() throws IOException {
        return ProcFiles.minorFaults(pid());
    }

    long pid() {
        return process.pid();
    }

    /** Waits until the process has ended as it should. */
    void finish() throws IOException {
        process.finish();
    }

    /** Ends the process if it still runs. */
    @Override
    public void close() {
        process.close();
    }
}
