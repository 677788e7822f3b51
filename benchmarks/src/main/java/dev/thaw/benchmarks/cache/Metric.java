// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.cache;

/** What is measured of a service; times in nanoseconds, memory of all instances together in KiB. */
enum Metric {
    START_UP("start-up", "from the start of the process until the server listens", "ns"),
    FIRST_RESPONSE("first-response", "the first response", "ns"),
    TIME_TO_FIRST_RESPONSE(
            "time-to-first-response", "from the start of the process to the first response", "ns"),
    LATER_MEDIAN("later-responses", "a later response, median", "ns"),
    LATER_P99("later-responses-p99", "a later response, 99th percentile", "ns"),
    RSS("rss", "RSS", "KiB"),
    PSS("pss", "PSS", "KiB"),
    PRIVATE("private-memory", "private memory", "KiB");

    private final String name;
    private final String claim;
    private final String unit;

    Metric(String name, String claim, String unit) {
        this.name = name;
        this.claim = claim;
        this.unit = unit;
    }

    /** Of the comparison for so many instances. */
    String id(int instances) {
        return name + "-" + instances;
    }

    String claim() {
        return claim;
    }

    String unit() {
        return unit;
    }
}
