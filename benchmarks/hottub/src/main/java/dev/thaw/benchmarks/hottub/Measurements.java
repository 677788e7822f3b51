// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All samples: of programs by contender, one for each round, in nanoseconds; and of the rest. */
final class Measurements {
    private final Map<String, Map<Contender, List<Double>>> rounds = new LinkedHashMap<>();
    private final Map<String, List<Double>> reuses = new LinkedHashMap<>();
    private final Map<String, List<Double>> others = new LinkedHashMap<>();
    private final Map<String, String> servers = new LinkedHashMap<>();

    void add(String program, Contender contender, double nanos) {
        rounds.computeIfAbsent(program, p -> new EnumMap<>(Contender.class))
                .computeIfAbsent(contender, c -> new ArrayList<>())
                .add(nanos);
    }

    /** The first, second and later runs in one server. */
    void addReuse(String program, double nanos) {
        reuses.computeIfAbsent(program, p -> new ArrayList<>()).add(nanos);
    }

    void addOther(String name, double value) {
        others.computeIfAbsent(name, n -> new ArrayList<>()).add(value);
    }

    /** What the status says of the program's server after its runs. */
    void server(String program, String line) {
        servers.put(program, line);
    }

    Map<String, Map<Contender, List<Double>>> rounds() {
        return rounds;
    }

    Map<String, List<Double>> reuses() {
        return reuses;
    }

    Map<String, String> servers() {
        return servers;
    }

    boolean hasOther(String name) {
        return others.containsKey(name);
    }

    List<Double> other(String name) {
        return others.get(name);
    }
}
