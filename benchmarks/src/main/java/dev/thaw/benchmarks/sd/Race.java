// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.sd.micro.Workload;
import dev.thaw.sd.micro.Workloads;
import java.util.Locale;

/**
 * An operation on a workload, in which contenders take turns.
 *
 * @param workload its name
 */
record Race(Mode mode, Operation operation, String workload) {
    /** Numbers that take about as long as a {@code Client}. */
    private static final int CLIENT = 150;

    /** Bytes that take about as long as a number. */
    private static final double BYTES = 300;

    /** To make one number, write it as text and read it, several times. */
    private static final double SECONDS_PER_NUMBER = 3e-6;

    /** Of its {@link #name}. */
    static Race named(String name) {
        String[] words = name.split(" ", 3);
        return new Race(
                Mode.valueOf(words[0].toUpperCase(Locale.ROOT)),
                Operation.valueOf(words[1].toUpperCase(Locale.ROOT)),
                words[2]);
    }

    /** As experiments and series of bars have it: {@code native serialize List<Client>[512]}. */
    String name() {
        return "%s %s %s".formatted(mode.option(), operation.option(), workload);
    }

    /**
     * About how long a contender's turn takes.
     *
     * @param measured what JMH is told to take for it
     */
    double seconds(double measured) {
        double start = mode.startSeconds() + SECONDS_PER_NUMBER * numbers();
        return operation == Operation.SIZE ? start : start + measured;
    }

    private double numbers() {
        Workload w = Workloads.named(workload);
        double size = w.kind() == Workload.Kind.MATRIX ? (double) w.size() * w.size() : w.size();
        if (workload.startsWith("Byte")) {
            return size / BYTES;
        }
        return workload.contains("Client") ? size * CLIENT : size;
    }
}
