// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import java.util.ArrayList;
import java.util.List;

/** A process that is measured, and whoever gives it work, have a processor each. */
final class Processors {
    static final String SUBJECT = "0";
    static final String CLIENT = "1";

    private Processors() {}

    static List<String> on(String processor, List<String> command) {
        List<String> all = new ArrayList<>(List.of("taskset", "-c", processor));
        all.addAll(command);
        return all;
    }
}
