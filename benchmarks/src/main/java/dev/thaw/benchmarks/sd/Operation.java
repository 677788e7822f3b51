// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

/** What is measured of a serializer. */
enum Operation {
    SERIALIZE("serialize"),
    DESERIALIZE("deserialize"),
    SIZE("size");

    private final String option;

    Operation(String option) {
        this.option = option;
    }

    /** As {@code --operation} has it. */
    String option() {
        return option;
    }
}
