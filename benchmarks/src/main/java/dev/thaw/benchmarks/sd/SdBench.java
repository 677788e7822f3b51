// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Round;
import dev.thaw.benchmarks.Libraries;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures serializers with JMH. */
@Command(
        name = "sd",
        sortOptions = false,
        description = {
            "Measures object snapshots and eight other serializers with JMH: serialization,"
                    + " deserialization and size, in a native image and on a JVM.",
            "",
            "Without a selection, measures what the bars and the charts need; those that only charts"
                    + " need have one round. A run that was stopped goes on where it was. Writes"
                    + " sd-raw.jsonl, and made from it sd.md, sd.json, tables and charts.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured, 1 something failed, 2 wrong usage. Whether bars hold is"
                    + " told by 'thaw bench --check'.",
            "",
            "Example: thaw bench sd --mode both --workload 'List<Client>*' --serializer"
                    + " doss,kryo-ref,fory --operation deserialize --results /tmp/results"
        })
public final class SdBench extends Benchmark {
    private static final int ITERATIONS = 3;
    private static final int ITERATION_MILLIS = 50;
    private static final int ROUNDS = 6;
    private static final int QUICK_MILLIS = 10;
    private static final String BOTH = "both";
    private static final Path HUGE_PAGES = Path.of("/sys/kernel/mm/transparent_hugepage/enabled");

    @Option(
            names = "--mode",
            paramLabel = "NAME",
            defaultValue = "native",
            description = "native, jvm or both; default: ${DEFAULT-VALUE}.")
    private String mode;

    @Option(
            names = "--workload",
            paramLabel = "PATTERN",
            description =
                    "Measure only workloads of this name, such as 'Map<S[8],Int>[64]'; * stands for"
                            + " anything. May be repeated.")
    private List<String> workloads = List.of();

    @Option(
            names = "--serializer",
            paramLabel = "NAME",
            split = ",",
            description =
                    "Measure only these: doss, doss-occupied (slots are freed unmeasured),"
                            + " doss-message (pack and unpack), java, jackson, gson,"
                            + " dsl-json, fastjson2, kryo, kryo-ref, fory.")
    private List<String> serializers = List.of();

    @Option(
            names = "--operation",
            paramLabel = "NAME",
            split = ",",
            description =
                    "Measure only these: serialize, deserialize, size; or use, which reads all objects"
                            + " after deserialization, of clients, texts and numbers.")
    private List<String> operations = List.of();

    @Option(names = "--all", description = "Measure everything.")
    private boolean all;

    @Option(
            names = "--warmup",
            paramLabel = "MS",
            description = "Before each measurement; default: 100 in an image, 2000 on a JVM.")
    private int warmup;

    @Option(
            names = "--time",
            paramLabel = "MS",
            defaultValue = "" + ITERATION_MILLIS,
            description =
                    "Of each of the " + ITERATIONS + " iterations; default: ${DEFAULT-VALUE}.")
    private int time;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Decides the objects; default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(
            names = "--layout",
            paramLabel = "NAME",
            defaultValue = "linear",
            description = "Of snapshots, chunked or linear; default: ${DEFAULT-VALUE}.")
    private String layout;

    @Override
    public List<? extends Experiment> experiments() throws IOException {
        Selection selection = selection();
        boolean selected = !workloads.isEmpty() || !serializers.isEmpty() || !operations.isEmpty();
        Plan plan = selected || all ? selection.plan() : selection.planOfReport();
        if (plan.races().isEmpty()) {
            throw wrong("--workload " + workloads + ": there is no such workload");
        }
        return plan.experiments(new Lab(this));
    }

    private Selection selection() {
        List<Mode> modes =
                mode.equals(BOTH)
                        ? List.of(Mode.values())
                        : Stream.of(Mode.values()).filter(m -> m.option().equals(mode)).toList();
        if (modes.isEmpty()) {
            throw wrong("--mode %s: must be native, jvm or both".formatted(mode));
        }
        List<Operation> ofUsers = Operation.ofUsers();
        List<String> known = Contenders.all();
        require("--serializer", serializers, known);
        require("--operation", operations, ofUsers.stream().map(Operation::option).toList());
        require("--layout", List.of(layout), List.of("chunked", "linear"));
        if (time < 1 || warmup < 0) {
            throw wrong("--time and --warmup must be 1 or more");
        }
        return new Selection(
                modes,
                workloads,
                known.stream()
                        .filter(s -> serializers.isEmpty() || serializers.contains(s))
                        .toList(),
                operations.isEmpty()
                        ? Operation.ofSerializers()
                        : ofUsers.stream().filter(o -> operations.contains(o.option())).toList());
    }

    private void require(String option, List<String> given, List<String> known) {
        for (String one : given) {
            if (!known.contains(one)) {
                throw wrong("%s %s: must be one of %s".formatted(option, one, known));
            }
        }
    }

    @Override
    protected int defaultRounds() {
        return ROUNDS;
    }

    @Override
    protected boolean buildsImages() {
        return !mode.equals(Mode.JVM.option());
    }

    @Override
    protected String conditions() throws IOException {
        return "layout %s, seed %d, %d iterations of %d ms%s; JVM %s; huge pages %s; %s"
                .formatted(
                        layout,
                        seed,
                        iterations(),
                        iterationMillis(),
                        warmup == 0 ? "" : " after %d ms".formatted(warmup),
                        System.getProperty("java.vm.version"),
                        Files.readString(HUGE_PAGES).replaceAll("(?s).*\\[|].*", ""),
                        Libraries.ofSerializersOnJvm().stream()
                                .map(jar -> jar.getFileName().toString().replace(".jar", ""))
                                .filter(name -> !name.startsWith("thaw-"))
                                .collect(Collectors.joining(", ")));
    }

    @Override
    protected List<String> tables(List<Round> rounds) throws IOException {
        return new SdReport(rounds).write(results());
    }

    String layout() {
        return layout;
    }

    long seed() {
        return seed;
    }

    int warmup(Mode of) {
        return quick() ? QUICK_MILLIS : warmup > 0 ? warmup : of.warmupMillis();
    }

    int iterations() {
        return quick() ? 1 : ITERATIONS;
    }

    int iterationMillis() {
        return quick() ? QUICK_MILLIS : time;
    }
}
