// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.cache;

/** What is measured of a service; times in nanoseconds, memory of all instances together in KiB. */
enum Metric {
    START_UP("start-up", "ms", 1e6),
    FIRST_RESPONSE("first response", "ms", 1e6),
    TIME_TO_FIRST_RESPONSE("time to first response", "ms", 1e6),
    LATER_MEDIAN("later responses, median", "us", 1e3),
    LATER_P99("later responses, 99th percentile", "us", 1e3),
    RSS("RSS", "MiB", 1024),
    PSS("PSS", "MiB", 1024),
    PRIVATE("private memory", "MiB", 1024);

    private final String title;
    private final String unit;
    private final double scale;

    Metric(String title, String unit, double scale) {
        this.title = title;
        this.unit = unit;
        this.scale = scale;
    }

    /** As the raw data call it. */
    String title() {
        return title;
    }

    String unit() {
        return unit;
    }

    /** How many of what is measured are one of the unit. */
    double scale() {
        return scale;
    }
}
