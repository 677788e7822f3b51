// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.cache;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.wordnet.processes.Instances;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** So many instances with one cache, with the other, and both side by side for later responses. */
final class CacheExperiment implements Experiment {
    private static final String SIDE_BY_SIDE = "side by side";

    /** The service, which is built and filled once for all. */
    @FunctionalInterface
    interface Source {
        ServiceUnderLoad service() throws IOException;
    }

    private final Instances instances;
    private final Source source;

    CacheExperiment(Instances instances, Source source) {
        this.instances = instances;
        this.source = source;
    }

    @Override
    public String name() {
        return instances.kind().plural() + " " + instances.count();
    }

    @Override
    public List<String> contenders() {
        return Stream.concat(
                        Stream.of(ServiceUnderLoad.Cache.values())
                                .map(ServiceUnderLoad.Cache::title),
                        Stream.of(SIDE_BY_SIDE))
                .toList();
    }

    @Override
    public double secondsPerRound() {
        return 3 + 3 * instances.count();
    }

    @Override
    public void prepare() throws IOException {
        source.service();
    }

    @Override
    public void turn(String contender, Measurements to) throws IOException {
        if (contender.equals(SIDE_BY_SIDE)) {
            source.service()
                    .laterResponses(instances)
                    .forEach((cache, later) -> add(later, ": " + cache.title(), to));
            return;
        }
        ServiceUnderLoad.Cache cache =
                Stream.of(ServiceUnderLoad.Cache.values())
                        .filter(one -> one.title().equals(contender))
                        .findFirst()
                        .orElseThrow();
        add(source.service().measure(instances, cache), "", to);
    }

    private static void add(Map<Metric, Double> measured, String of, Measurements to) {
        measured.forEach((metric, value) ->
                to.add(metric.title() + of, metric.unit(), value / metric.scale()));
    }
}
