// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Measurements;
import java.io.IOException;
import java.nio.file.Path;

/** The first LOAD of a process, and the same system calls in C, the first in theirs. */
final class FirstLoadExperiment extends DossExperiment {
    private static final long SIZE = 1 << 20;
    private static final String LOAD = "LOAD";

    private Path file;
    private Contender dropper;

    FirstLoadExperiment(Lab lab) {
        super("first-load", lab, 20, 0.3, LOAD, "system calls in C");
    }

    @Override
    public void prepare() throws Exception {
        file = lab.file("mebibyte.doss");
        dropper = peers();
        try (Contender maker = lab.image()) {
            maker.tell("store-tree", SLOT, SIZE, file);
            maker.finish();
        }
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        boolean load = contender.equals(LOAD);
        // the file was just read, or written
        measure(load, "cached", to);
        dropper.tell("drop", 1, file);
        measure(load, "cold", to);
    }

    private void measure(boolean load, String when, Measurements to)
            throws IOException, InterruptedException {
        try (Contender process = load ? lab.image() : lab.peers()) {
            if (load) {
                // It has started, and knows what a command is.
                process.tell("collect", 0);
            }
            long begin = process.faults();
            to.add("first, " + when, "us", map(load, process));
            long first = process.faults();
            to.add("second, " + when, "us", map(load, process));
            if (load) {
                long second = process.faults();
                to.add("page faults, " + when, "", first - begin - (second - first));
            }
            process.finish();
        }
    }

    private double map(boolean load, Contender process) throws IOException {
        double nanos = load ? process.nanos("load", SLOT, 1, file) : process.nanos("map", 1, file);
        return nanos / PER_MICROSECOND;
    }
}
