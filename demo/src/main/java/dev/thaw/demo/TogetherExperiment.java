// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo;

import dev.thaw.bench.core.Experiment;
import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.process.ProcessMemory;
import dev.thaw.wordnet.processes.Comparison;
import dev.thaw.wordnet.processes.Instances;
import dev.thaw.wordnet.processes.Round;
import dev.thaw.wordnet.processes.Source;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** So many processes, or isolates of one, that parse the dictionary, and as many that map it. */
final class TogetherExperiment extends Experiment {
    static final String FIRST_ANSWER = "first answer";
    static final String RSS = "RSS each";
    static final String PSS = "PSS each";
    static final String PRIVATE = "private each";
    static final String TOGETHER = "all together";
    static final String DIFFERENT = "answers and contents that differ";

    /** Behind names of memory: not after the queries. */
    static final String ALL_READ = ", every object read";

    private static final double MICROS_PER_MILLI = 1000;

    private final Comparison comparison;
    private final Instances instances;
    private final Differences differences;

    TogetherExperiment(Comparison comparison, Instances instances, Differences differences) {
        super(
                instances.title(),
                Arrays.stream(Source.values()).map(Source::title).toList(),
                0,
                5 + 2.0 * instances.count());
        this.comparison = comparison;
        this.instances = instances;
        this.differences = differences;
    }

    @Override
    public void prepare() {}

    @Override
    public void turn(String contender, Measurements to) throws IOException {
        Source source =
                Arrays.stream(Source.values())
                        .filter(s -> s.title().equals(contender))
                        .findFirst()
                        .orElseThrow();
        Round round = comparison.round(instances, source);
        to.add(FIRST_ANSWER, "ms", millis(round, Round.One::firstAnswerMicros));
        to.add(
                source == Source.SNAPSHOT ? "LOAD" : "parse",
                "ms",
                millis(round, Round.One::loadMicros));
        addMemory(round, "", Round.Memory::answered, to);
        addMemory(round, ALL_READ, Round.Memory::walked, to);
        String who = "%s (%s, round %d)".formatted(name(), contender, to.round() + 1);
        to.add(DIFFERENT, "differences", differences.of(who, round));
    }

    private static double[] millis(Round round, ToLongFunction<Round.One> micros) {
        return round.each().stream()
                .mapToDouble(one -> micros.applyAsLong(one) / MICROS_PER_MILLI)
                .toArray();
    }

    /** Of an isolate its part of the process. */
    private void addMemory(
            Round round, String when, Function<Round.Memory, ProcessMemory> then, Measurements to) {
        List<ProcessMemory> all = round.memories().stream().map(then).toList();
        add(RSS + when, all, ProcessMemory::resident, to);
        add(PSS + when, all, ProcessMemory::proportional, to);
        add(PRIVATE + when, all, ProcessMemory::privateBytes, to);
        add("written to, each" + when, all, ProcessMemory::privateDirty, to);
        to.add(
                TOGETHER + when,
                "MiB",
                all.stream().mapToLong(ProcessMemory::proportional).sum() / ProcessMemory.MEBI);
    }

    private void add(
            String metric,
            List<ProcessMemory> all,
            ToLongFunction<ProcessMemory> bytes,
            Measurements to) {
        to.add(
                metric,
                "MiB",
                all.stream()
                        .mapToDouble(m -> bytes.applyAsLong(m) / ProcessMemory.MEBI)
                        .map(mib -> mib / instances.instancesEach())
                        .toArray());
    }
}
