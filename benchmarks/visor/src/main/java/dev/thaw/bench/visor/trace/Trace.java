// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.trace;

import java.util.List;

/**
 * Who calls what, and when.
 *
 * @param calls by time
 */
record Trace(List<Traced> functions, List<Call> calls) {
    /**
     * A function of a trace.
     *
     * @param application that it belongs to
     * @param seconds that a call takes
     * @param megabytes that a call takes
     */
    record Traced(String application, String name, double seconds, double megabytes) {}

    /**
     * @param second since the trace's begin
     * @param function index of it
     */
    record Call(double second, int function) implements Comparable<Call> {
        @Override
        public int compareTo(Call other) {
            return Double.compare(second, other.second);
        }
    }
}
