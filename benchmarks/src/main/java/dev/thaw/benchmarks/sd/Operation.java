// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import java.util.List;

/** What is measured of a serializer. */
enum Operation {
    SERIALIZE("serialize"),
    DESERIALIZE("deserialize"),
    SIZE("size"),
    /** Only of object snapshots. */
    UNLOAD("unload");

    private final String option;

    Operation(String option) {
        this.option = option;
    }

    /** Those that all serializers have. */
    static List<Operation> ofSerializers() {
        return List.of(SERIALIZE, DESERIALIZE, SIZE);
    }

    /** As {@code --operation} has it. */
    String option() {
        return option;
    }
}
