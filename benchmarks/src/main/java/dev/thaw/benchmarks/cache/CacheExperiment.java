// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.cache;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.wordnet.processes.Instances;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** So many instances with one cache, with the other, and both side by side for later responses. */
final class CacheExperiment extends Experiment {
    private static final String SIDE_BY_SIDE = "side by side";

    private final Instances instances;
    private final Callable<ServiceUnderLoad> source;

    CacheExperiment(Instances instances, Callable<ServiceUnderLoad> source) {
        super(
                instances.kind().plural() + " " + instances.count(),
                Stream.concat(
                                Stream.of(ServiceUnderLoad.Cache.values())
                                        .map(ServiceUnderLoad.Cache::title),
                                Stream.of(SIDE_BY_SIDE))
                        .toList(),
                0,
                3 + 3 * instances.count());
        this.instances = instances;
        this.source = source;
    }

    @Override
    public void prepare() throws Exception {
        source.call();
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        if (contender.equals(SIDE_BY_SIDE)) {
            source.call().laterResponses(instances, to);
            return;
        }
        for (ServiceUnderLoad.Cache cache : ServiceUnderLoad.Cache.values()) {
            if (cache.title().equals(contender)) {
                source.call().measure(instances, cache, to);
            }
        }
    }
}
