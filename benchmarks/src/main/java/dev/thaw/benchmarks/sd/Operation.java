// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import java.util.List;

/** What is measured of a serializer. */
enum Operation {
    SERIALIZE("serialize"),
    DESERIALIZE("deserialize"),
    /** And reading of all objects. */
    USE("use"),
    SIZE("size"),
    /** Only of object snapshots. */
    UNLOAD("unload");

    private final String option;

    Operation(String option) {
        this.option = option;
    }

    /** Those that all serializers have, of all workloads. */
    static List<Operation> ofSerializers() {
        return List.of(SERIALIZE, DESERIALIZE, SIZE);
    }

    /** Those that may be asked for. */
    static List<Operation> ofUsers() {
        return List.of(SERIALIZE, DESERIALIZE, USE, SIZE);
    }

    /** As {@code --operation} has it. */
    String option() {
        return option;
    }
}
