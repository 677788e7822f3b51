// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What has to be the same for measurements to be comparable.
 *
 * @param libraries file names with versions
 * @param layout of snapshots
 * @param buildOptions further options of the native image
 * @param warmupMillis 0 for what each mode needs
 * @param quick whether times are too short for a result to count
 */
record Settings(
        String commit,
        String machine,
        String java,
        List<String> libraries,
        String layout,
        List<String> buildOptions,
        long seed,
        int warmupMillis,
        int iterations,
        int iterationMillis,
        boolean quick) {
    int warmup(Mode mode) {
        return warmupMillis > 0 ? warmupMillis : mode.warmupMillis();
    }

    /** What JMH is told to take for a measurement. */
    double seconds(Mode mode) {
        return (warmup(mode) + iterations * iterationMillis) / 1e3;
    }

    /** A line for each setting that differs. */
    List<String> differences(Settings others) {
        List<String> lines = new ArrayList<>();
        for (RecordComponent component : Settings.class.getRecordComponents()) {
            Object mine = value(component, this);
            Object theirs = value(component, others);
            if (!Objects.equals(mine, theirs)) {
                lines.add("%s: now %s, there %s".formatted(component.getName(), mine, theirs));
            }
        }
        return lines;
    }

    private static Object value(RecordComponent component, Settings settings) {
        try {
            return component.getAccessor().invoke(settings);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }
}
