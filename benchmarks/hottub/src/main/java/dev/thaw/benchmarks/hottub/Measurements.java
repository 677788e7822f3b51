// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All samples: of programs by contender, one for each round, in nanoseconds; and of the rest. Not
 * for several threads.
 */
final class Measurements {
    private final Map<String, Map<Contender, List<Double>>> rounds = new LinkedHashMap<>();
    private final Map<String, List<Double>> reuses = new LinkedHashMap<>();
    private final Map<String, List<Double>> others = new LinkedHashMap<>();
    private final Map<String, Map<String, List<Double>>> overheads = new LinkedHashMap<>();
    private final Map<String, ServerMemory> servers = new LinkedHashMap<>();

    /**
     * Of a server, in KiB.
     *
     * @param runs that it has had
     * @param proportional pages count for each process with its share
     */
    record ServerMemory(long runs, long resident, long proportional) {}

    void add(String program, Contender contender, double nanos) {
        rounds.computeIfAbsent(program, p -> new LinkedHashMap<>())
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

    /** What a run pays, or its server pays after it, for being one of several: nanoseconds. */
    void addOverhead(String program, String what, double nanos) {
        overheads
                .computeIfAbsent(program, p -> new LinkedHashMap<>())
                .computeIfAbsent(what, w -> new ArrayList<>())
                .add(nanos);
    }

    void server(String program, ServerMemory memory) {
        servers.put(program, memory);
    }

    /** Adds what another has, of other programs. */
    void addAll(Measurements more) {
        rounds.putAll(more.rounds);
        reuses.putAll(more.reuses);
        others.putAll(more.others);
        overheads.putAll(more.overheads);
        servers.putAll(more.servers);
    }

    Map<String, Map<Contender, List<Double>>> rounds() {
        return rounds;
    }

    Map<String, List<Double>> reuses() {
        return reuses;
    }

    Map<String, Map<String, List<Double>>> overheads() {
        return overheads;
    }

    Map<String, ServerMemory> servers() {
        return servers;
    }

    boolean hasOther(String name) {
        return others.containsKey(name);
    }

    List<Double> other(String name) {
        return others.get(name);
    }
}
