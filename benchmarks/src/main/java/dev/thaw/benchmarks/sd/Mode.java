// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

/** What runs the measured code. */
enum Mode {
    NATIVE("native", "native image", 100, 0.2),
    JVM("jvm", "JVM", 2000, 2.5);

    private final String option;
    private final String title;
    private final int warmupMillis;
    private final double startSeconds;

    Mode(String option, String title, int warmupMillis, double startSeconds) {
        this.option = option;
        this.title = title;
        this.warmupMillis = warmupMillis;
        this.startSeconds = startSeconds;
    }

    /** As {@code --mode} has it. */
    String option() {
        return option;
    }

    String title() {
        return title;
    }

    /** Unless {@code --warmup} says something else: a JVM has to compile first. */
    int warmupMillis() {
        return warmupMillis;
    }

    /** About how long it takes until something is measured. */
    double startSeconds() {
        return startSeconds;
    }
}
