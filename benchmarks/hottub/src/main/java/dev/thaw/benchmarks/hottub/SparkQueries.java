// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * One program that runs any of several queries: one server serves them all, and one archive has the
 * classes of them all.
 */
record SparkQueries(MeasuredProgram spark, Path tables, Map<Integer, Path> queries) {
    static String id(int query) {
        return "spark-q" + query;
    }

    MeasuredProgram query(int number) {
        return spark.with(id(number), List.of(tables.toString(), queries.get(number).toString()));
    }

    /** All of them in one process, which trains the archives. */
    MeasuredProgram all() {
        List<String> arguments = new ArrayList<>(List.of(tables.toString()));
        queries.values().forEach(file -> arguments.add(file.toString()));
        return spark.with("spark", arguments);
    }
}
