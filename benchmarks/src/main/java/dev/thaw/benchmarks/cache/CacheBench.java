// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.cache;

import dev.thaw.benchmarks.BenchOptions;
import dev.thaw.benchmarks.Libraries;
import dev.thaw.benchmarks.WordNetOption;
import dev.thaw.benchmarks.WorkFiles;
import dev.thaw.benchmarks.result.Comparison;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.benchmarks.result.Progress;
import dev.thaw.benchmarks.result.Series;
import dev.thaw.benchmarks.service.WordService;
import dev.thaw.demo.measure.Instances;
import dev.thaw.demo.process.Supervisor;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

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
                    + " Both caches take turns. Writes cache.json, cache.md, cache-bars.svg,"
                    + " cache-memory.svg and cache-responses.svg.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured, 1 something failed or an answer is wrong, 2 wrong usage."
                    + " Whether bars hold is told by 'thaw bench --check'.",
            "",
            "Example: thaw bench cache --instances 1,2 --rounds 3 --results /tmp/results"
        })
public final class CacheBench implements Callable<Integer> {
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

    @Spec private CommandSpec spec;

    @Option(
            names = "--instances",
            paramLabel = "N",
            split = ",",
            defaultValue = "1,2,4,8",
            description = "How many instances to run at once; default: ${DEFAULT-VALUE}.")
    private List<Integer> counts;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "5",
            description = "How often both caches take turns; default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Mixin private WordNetOption wordNet;
    @Mixin private BenchOptions options;

    @Override
    public Integer call() throws IOException {
        checkArguments();
        Path sources = Libraries.own().getParent();
        try (Supervisor supervisor = new Supervisor()) {
            Path image =
                    options.image(
                            "word-service",
                            Libraries.ofService(),
                            BUILD_OPTIONS,
                            WordService.class.getName(),
                            supervisor);
            try (WorkFiles files = new WorkFiles(options.cacheDirectory())) {
                options.say("parsing WordNet here, to know the right answers");
                ServiceUnderLoad service =
                        new ServiceUnderLoad(
                                image,
                                wordNet.jar(),
                                files.directory().resolve("wordnet.doss"),
                                Questions.of(wordNet.jar()),
                                supervisor);
                Environment before = Environment.before(command(), false, sources);
                options.say("a first process fills the cache and stores it when it ends");
                service.fill();
                List<Comparison> comparisons = measure(service);
                return show(new CacheReport(comparisons, counts, before.after()));
            }
        }
    }

    private List<Comparison> measure(ServiceUnderLoad service) throws IOException {
        List<Instances> all =
                counts.stream()
                        .flatMap(n -> Stream.of(Instances.processes(n), Instances.isolates(n)))
                        .toList();
        List<Comparison> comparisons = new ArrayList<>();
        int parts = all.size() * rounds * (ServiceUnderLoad.Cache.values().length + 1);
        int part = 0;
        Progress progress =
                new Progress(
                        options::say,
                        parts * all.stream().mapToDouble(CacheBench::effort).average().orElse(0));
        for (Instances instances : all) {
            Map<ServiceUnderLoad.Cache, List<Map<Metric, Double>>> measured =
                    new EnumMap<>(ServiceUnderLoad.Cache.class);
            for (int round = 1; round <= rounds; round++) {
                List<ServiceUnderLoad.Cache> order = List.of(ServiceUnderLoad.Cache.values());
                for (ServiceUnderLoad.Cache cache : round % 2 == 1 ? order : order.reversed()) {
                    Map<Metric, Double> one = service.measure(instances, cache);
                    measured.computeIfAbsent(cache, c -> new ArrayList<>()).add(one);
                    String what = "%s, %s".formatted(instances.title(), cache.title());
                    options.say(what + ": " + summary(one));
                    progress.done(what, effort(instances), ++part, parts);
                }
                String what = instances.title() + ", later responses";
                service.laterResponses(instances)
                        .forEach((cache, later) -> {
                            measured.get(cache).getLast().putAll(later);
                            options.say("%s, %s".formatted(what, laterSummary(cache, later)));
                        });
                progress.done(what, effort(instances), ++part, parts);
            }
            for (Metric metric : Metric.values()) {
                comparisons.add(comparison(instances, metric, measured));
            }
        }
        return comparisons;
    }

    /** About how many seconds it takes to measure. */
    private static double effort(Instances instances) {
        return 1 + instances.count();
    }

    private static String summary(Map<Metric, Double> one) {
        return String.format(
                Locale.ROOT,
                "first response after %.0f ms, private memory %.0f MiB",
                one.get(Metric.TIME_TO_FIRST_RESPONSE) / 1e6,
                one.get(Metric.PRIVATE) / 1024);
    }

    private static String laterSummary(ServiceUnderLoad.Cache cache, Map<Metric, Double> later) {
        return String.format(
                Locale.ROOT, "%s: %.0f µs", cache.title(), later.get(Metric.LATER_MEDIAN) / 1e3);
    }

    private static Comparison comparison(
            Instances instances,
            Metric metric,
            Map<ServiceUnderLoad.Cache, List<Map<Metric, Double>>> measured) {
        String id = metric.id(instances.count());
        String kind = instances.kind().plural();
        List<Series> series = new ArrayList<>();
        measured.forEach((cache, samples) ->
                series.add(
                        new Series(
                                cache.title(),
                                metric.unit(),
                                samples.stream().map(one -> one.get(metric)).toList())));
        return new Comparison(
                id,
                kind,
                "%s, %d at once".formatted(metric.claim(), instances.count()),
                false,
                CacheBars.limit(id, kind),
                series.getLast(),
                series.getFirst());
    }

    private int show(CacheReport report) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        Path directory = options.results();
        out.println("\n" + report.toMarkdown());
        report.write(directory);
        out.println("Written to " + directory + ": " + String.join(", ", CacheReport.FILES));
        return CommandLine.ExitCode.OK;
    }

    private void checkArguments() {
        if (counts.stream().anyMatch(n -> n < 1 || n > 64)) {
            throw wrong("--instances " + counts + ": every number must be from 1 to 64");
        }
        counts = counts.stream().distinct().sorted().toList();
        if (rounds < 1) {
            throw wrong("--rounds " + rounds + ": must be 1 or more");
        }
        wordNet.check();
        options.checkGraalvmHome();
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }

    /** As it was typed, without files of this machine. */
    private String command() {
        return "thaw bench cache --instances %s --rounds %d%s"
                .formatted(
                        counts.stream().map(String::valueOf).collect(Collectors.joining(",")),
                        rounds,
                        options.command());
    }
}
