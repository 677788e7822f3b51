// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.sd.micro.Workload;
import dev.thaw.sd.micro.Workloads;

/**
 * What one number of a report is about.
 *
 * @param workload its name
 * @param contender of {@link Contenders}
 */
record Cell(Mode mode, String workload, Operation operation, String contender) {
    /** Numbers that take about as long as a {@code Client}. */
    private static final int CLIENT = 150;

    /** Bytes that take about as long as a number. */
    private static final double BYTES = 300;

    /** To make one number, write it as text and read it, several times. */
    private static final double SECONDS_PER_NUMBER = 3e-6;

    /** About how long a measurement takes. */
    double seconds(Settings settings) {
        double start = mode.startSeconds() + SECONDS_PER_NUMBER * numbers();
        return operation == Operation.SIZE ? start : start + settings.seconds(mode);
    }

    private double numbers() {
        Workload w = Workloads.named(workload);
        double size = w.kind() == Workload.Kind.MATRIX ? (double) w.size() * w.size() : w.size();
        if (workload.startsWith("Byte")) {
            return size / BYTES;
        }
        return workload.contains("Client") ? size * CLIENT : size;
    }

    @Override
    public String toString() {
        return "%s %s %s (%s)".formatted(contender, operation.option(), workload, mode.option());
    }
}
