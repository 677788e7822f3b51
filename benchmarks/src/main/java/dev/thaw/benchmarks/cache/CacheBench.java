// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.cache;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Experiment;
import dev.thaw.benchmarks.Libraries;
import dev.thaw.benchmarks.WordNetOption;
import dev.thaw.benchmarks.service.WordService;
import dev.thaw.wordnet.processes.Instances;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Measures what a snapshot cache is good for in a Micronaut service. */
@Command(
        name = "cache",
        sortOptions = false,
        description = {
            "Measures a Micronaut service whose cache is an object snapshot against the same service"
                    + " with a cache in memory.",
            "",
            "Builds a native image that serves WordNet through HTTP on the loopback interface, which"
                    + " takes about ten minutes on two cores, and runs it as several processes and as"
                    + " several isolates of one process. Each answer is compared with the right one."
                    + " Both caches take turns. A run that was stopped goes on where it was.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured, 1 something failed or an answer is wrong, 2 wrong usage."
                    + " Whether bars hold is told by 'thaw bench --check'.",
            "",
            "Example: thaw bench cache --instances 1,2 --rounds 3 --results /tmp/results"
        })
public final class CacheBench extends Benchmark {
    /**
     * One slot, about twice as large as the dictionary; and Netty is initialized at run time,
     * whatever it asks for: at build time it would keep addresses and buffers of the builder.
     */
    private static final List<String> BUILD_OPTIONS =
            List.of(
                    "--exclude-config",
                    "netty-.*\\.jar",
                    "META-INF/native-image/.*/native-image\\.properties",
                    "-H:+UnlockExperimentalVMOptions",
                    "-H:+ObjectSnapshots",
                    "-H:+ObjectSnapshotRunTimeInitializedClasses",
                    "-H:ObjectSnapshotSlotCount=1",
                    "-H:ObjectSnapshotSlotSizeKiB=262144",
                    "-H:-UnlockExperimentalVMOptions");

    @Option(
            names = "--instances",
            paramLabel = "N",
            split = ",",
            defaultValue = "1,2,4,8",
            description = "How many instances to run at once; default: ${DEFAULT-VALUE}.")
    private List<Integer> counts;

    @Mixin private WordNetOption wordNet;

    private ServiceUnderLoad service;

    @Override
    public List<Experiment> experiments() {
        return counts.stream()
                .distinct()
                .sorted()
                .flatMap(n -> Stream.of(Instances.processes(n), Instances.isolates(n)))
                .<Experiment>map(instances -> new CacheExperiment(instances, this::service))
                .toList();
    }

    private ServiceUnderLoad service() throws IOException, InterruptedException {
        if (service == null) {
            Path image =
                    image(
                            "word-service",
                            Libraries.ofService(),
                            BUILD_OPTIONS,
                            WordService.class.getName());
            say("parsing WordNet here, to know the right answers");
            ServiceUnderLoad made =
                    new ServiceUnderLoad(
                            image, wordNet.jar(), files(), Questions.of(wordNet.jar()));
            say("a first process for each file fills its cache and stores it");
            made.fill();
            service = made;
        }
        return service;
    }

    @Override
    protected void checkArguments() {
        if (counts.stream().anyMatch(n -> n < 1 || n > 64)) {
            throw wrong("--instances " + counts + ": every number must be from 1 to 64");
        }
        wordNet.check();
    }
}
