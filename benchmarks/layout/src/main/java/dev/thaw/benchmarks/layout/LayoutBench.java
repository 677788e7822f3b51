// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.benchmarks.BenchOptions;
import dev.thaw.benchmarks.LayoutBars;
import dev.thaw.benchmarks.Libraries;
import dev.thaw.benchmarks.result.Environment;
import dev.thaw.demo.process.Supervisor;
import dev.thaw.layout.profile.OrderBy;
import dev.thaw.layout.profile.ProfileException;
import dev.thaw.layout.tool.ReadAhead;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Measures starts of images in the order of a profile against those in GraalVM's order. */
@Command(
        name = "thaw bench layout",
        sortOptions = false,
        description = {
            "Measures cold and warm starts of ten short programs and three services, each as an image in"
                    + " GraalVM's order, as one in the order of a profile of its start, and as one that"
                    + " also asks the kernel for what its start touches.",
            "",
            "Builds three images of each, about four minutes each program and ten each service on two"
                    + " cores; services by their frameworks' Maven plugins."
                    + " Drops the machine's page cache before each cold start, if it may; else only"
                    + " the image's pages. Writes layout.json, layout.md and layout-bars.svg.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured, 1 something failed, 2 wrong usage. Whether bars hold is"
                    + " told by 'thaw bench --check'.",
            "",
            "Example: thaw bench layout --program json,csv --rounds 5 --results /tmp/results"
        })
public final class LayoutBench implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = "--program",
            paramLabel = "NAME",
            split = ",",
            description =
                    "Measure only these: json, csv, regex, decimal, template, markdown, xml, zip,"
                            + " signing, date, micronaut, spring-boot, quarkus.")
    private List<String> programs = List.of();

    @Option(
            names = "--order",
            paramLabel = "ORDER",
            defaultValue = LayoutBars.ORDER,
            description = "What is ordered and by what; default: ${DEFAULT-VALUE}.")
    private String order;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            defaultValue = "20",
            description = "How often all images take turns; default: ${DEFAULT-VALUE}.")
    private int rounds;

    @Option(
            names = "--read-ahead",
            paramLabel = "KIB",
            description =
                    "Set the read-ahead of the disk with the images while starts are measured, and set"
                            + " it back then; Linux's default is 128. Default: leave it.")
    private int readAhead;

    @Mixin private BenchOptions options;

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return new CommandLine(new LayoutBench())
                .setExecutionExceptionHandler((failure, command, parsed) -> {
                    String text =
                            failure.getMessage() != null
                                    ? failure.getMessage()
                                    : failure.toString();
                    command.getErr().println("thaw bench layout: " + text);
                    return CommandLine.ExitCode.SOFTWARE;
                });
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<MeasuredProgram> chosen = checkArguments();
        Path sources = Libraries.own().getParent();
        Map<MeasuredProgram, Images.Built> images = new EnumMap<>(MeasuredProgram.class);
        try (Supervisor supervisor = new Supervisor()) {
            Images builder = new Images(options, supervisor);
            for (MeasuredProgram program : chosen) {
                images.put(program, builder.build(program, order));
            }
        }
        boolean part = chosen.size() < MeasuredProgram.values().length;
        Environment before = Environment.before(command(), part, sources);
        Measurements measured = new Measurements(images);
        int readAheadKib;
        try (ReadAhead _ =
                readAhead > 0 ? ReadAhead.set(options.cacheDirectory(), readAhead) : null) {
            readAheadKib = ReadAhead.of(options.cacheDirectory());
            measure(chosen, images, measured);
        }
        LayoutReport report = new LayoutReport(order, measured, before.after(), readAheadKib);
        spec.commandLine().getOut().println("\n" + report.toMarkdown());
        report.write(options.results());
        spec.commandLine()
                .getOut()
                .println(
                        "Written to "
                                + options.results()
                                + ": "
                                + String.join(", ", LayoutReport.FILES));
        return CommandLine.ExitCode.OK;
    }

    private void measure(
            List<MeasuredProgram> chosen,
            Map<MeasuredProgram, Images.Built> images,
            Measurements measured)
            throws IOException, InterruptedException {
        for (int round = 1; round <= rounds; round++) {
            options.say("round %d of %d".formatted(round, rounds));
            for (MeasuredProgram program : chosen) {
                Images.Built built = images.get(program);
                List<Path> kinds = List.of(built.plain(), built.ordered(), built.prefetching());
                Starts.Sample[] samples = new Starts.Sample[kinds.size()];
                for (int i = 0; i < samples.length; i++) {
                    // Each is first in one round, and last in another.
                    int turn = (i + round) % samples.length;
                    samples[turn] = Starts.measure(program, kinds.get(turn));
                }
                Path instrumented = built.instrumented();
                String trace = Images.trace(options).toString();
                double mapped =
                        Starts.warm(program, instrumented, Map.of("THAW_STARTUP_TRACE", trace));
                double dumped =
                        program.isService()
                                ? Double.NaN
                                : Starts.warm(
                                        program,
                                        instrumented,
                                        Map.of(
                                                "THAW_STARTUP_TRACE",
                                                trace,
                                                "THAW_STARTUP_DUMP",
                                                "1"));
                measured.add(
                        program,
                        new Measurements.Turn(samples[0], samples[1], samples[2], mapped, dumped));
            }
        }
    }

    private List<MeasuredProgram> checkArguments() {
        if (readAhead < 0) {
            throw wrong("--read-ahead " + readAhead + ": must be 0 or more");
        }
        if (rounds < 1) {
            throw wrong("--rounds " + rounds + ": must be 1 or more");
        }
        try {
            OrderBy.parse(order);
        } catch (ProfileException e) {
            throw wrong("--order: " + e.getMessage());
        }
        options.checkGraalvmHome();
        return programs.isEmpty()
                ? List.of(MeasuredProgram.values())
                : programs.stream().distinct().map(this::program).toList();
    }

    private MeasuredProgram program(String name) {
        return Stream.of(MeasuredProgram.values())
                .filter(program -> program.id().equals(name))
                .findFirst()
                .orElseThrow(() -> wrong("--program %s: there is none".formatted(name)));
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }

    /** As it was typed, without files of this machine. */
    private String command() {
        StringBuilder command =
                new StringBuilder(
                        String.format(Locale.ROOT, "thaw bench layout --rounds %d", rounds));
        if (!programs.isEmpty()) {
            command.append(" --program ").append(String.join(",", programs));
        }
        if (readAhead > 0) {
            command.append(" --read-ahead ").append(readAhead);
        }
        if (!order.equals(LayoutBars.ORDER)) {
            command.append(" --order ").append(order);
        }
        return command.append(options.command()).toString();
    }
}
