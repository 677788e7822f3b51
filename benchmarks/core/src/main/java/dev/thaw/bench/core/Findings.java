// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.core;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What all parts have measured, by {@code PART:ID} of a bar. */
final class Findings {
    private final Map<String, Result> measured = new HashMap<>();
    private final Map<String, Bar> asked = new HashMap<>();
    private final Map<String, Boolean> stale = new HashMap<>();

    Findings(Path root, Path results) throws IOException {
        for (Part part : Part.all(root)) {
            List<Bar> bars = part.readBars(root);
            bars.forEach(bar -> asked.put(part.name() + ":" + bar.id(), bar));
            for (Result result : Result.of(bars, part.rounds(results))) {
                String commit = part.name() + ":" + result.commit();
                if (!stale.containsKey(commit)) {
                    stale.put(commit, part.isStale(root, result.commit()));
                }
                measured.put(part.name() + ":" + result.id(), result);
            }
        }
    }

    /**
     * @throws IOException if no part has such a bar
     */
    Bar bar(String name) throws IOException {
        Bar bar = asked.get(name);
        if (bar == null) {
            throw new IOException("no part has a bar '%s'".formatted(name));
        }
        return bar;
    }

    /** Null if it has not been measured. */
    Result result(String name) throws IOException {
        bar(name);
        return measured.get(name);
    }

    /** When and with what a result was measured, and whether its sources have changed since. */
    String run(String name) {
        Result result = measured.get(name);
        String part = name.substring(0, name.indexOf(':'));
        return "`%s`, %s, %s%s"
                .formatted(
                        result.command(),
                        result.date(),
                        result.commit().substring(0, Math.min(7, result.commit().length())),
                        stale.get(part + ":" + result.commit()) ? ", *stale*" : "");
    }
}
