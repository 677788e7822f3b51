// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Experiment;
import dev.thaw.layout.profile.OrderBy;
import dev.thaw.layout.profile.ProfileException;
import dev.thaw.layout.tool.ReadAhead;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures starts of images in the order of a profile against those in GraalVM's order. */
@Command(
        name = "thaw bench layout",
        sortOptions = false,
        description = {
            "Measures cold and warm starts of ten short programs and three services, each as an image in"
                    + " GraalVM's order, as one in the order of a profile of its start, as 'thaw layout build'"
                    + " makes it, which also asks the kernel for what that profile names, and as one"
                    + " that asks for what its start touches.",
            "",
            "Builds four images of each, about six minutes each program and 13 each service on two"
                    + " cores; services by their frameworks' Maven plugins."
                    + " Drops the machine's page cache before each cold start, if it may; else only"
                    + " the image's pages. A run that was stopped goes on where it was.",
            ""
        },
        footer = {
            "",
            "Exit codes: 0 all was measured, 1 something failed, 2 wrong usage. Whether bars hold is"
                    + " told by 'thaw bench --check'.",
            "",
            "Example: thaw bench layout --program json,csv --rounds 6 --results /tmp/results"
        })
public final class LayoutBench extends Benchmark {
    private static final String USUAL_ORDER = "cu+any-identity";
    private static final int LINUX_KIB = 128;

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
            split = ",",
            defaultValue = USUAL_ORDER,
            description =
                    "What is ordered and by what, one or several; default: ${DEFAULT-VALUE}, which"
                            + " the bars are for.")
    private List<String> orders;

    @Option(
            names = "--read-ahead",
            paramLabel = "KIB",
            split = ",",
            defaultValue = "128,8192",
            description =
                    "Set the read-ahead of the disk with the images while starts are measured, and set"
                            + " it back then, for which root is needed; measure with each. 0: leave"
                            + " it. Default: ${DEFAULT-VALUE}; Linux's is 128, some clouds have"
                            + " 8192.")
    private List<Integer> readAheads;

    @Option(
            names = "--builds",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "Build all images so often, each with a profile of its own; rounds take builds"
                            + " in turn. Default: ${DEFAULT-VALUE}.")
    private int builds;

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return Benchmark.commandLine(new LayoutBench(), "thaw bench layout");
    }

    @Override
    public List<Experiment> experiments() {
        Images images = new Images(this);
        List<MeasuredProgram> chosen =
                programs.isEmpty()
                        ? List.of(MeasuredProgram.values())
                        : programs.stream().distinct().map(this::program).toList();
        List<Experiment> all = new ArrayList<>();
        for (MeasuredProgram program : chosen) {
            for (String order : orders) {
                String ordered = order.equals(USUAL_ORDER) ? "" : " " + order;
                for (int kib : readAheads) {
                    String read =
                            isUsual(kib) ? "" : ", read-ahead " + (kib == 0 ? "as it is" : kib);
                    String name = program.id() + ordered + read;
                    all.add(new StartExperiment(program, name, order, kib, images, this));
                }
            }
            if (orders.contains(USUAL_ORDER)) {
                all.add(new SameObjectExperiment(program, USUAL_ORDER, images, this));
            }
            if (program == MeasuredProgram.JSON) {
                all.add(new ProbesExperiment(program, images, this));
            }
            if (program.hasOlderVersion() && orders.contains(USUAL_ORDER)) {
                all.add(new OlderProfileExperiment(program, USUAL_ORDER, images, this));
            }
        }
        return all;
    }

    /** Bars are for Linux's default; or, where nothing is decided, for the only one. */
    private boolean isUsual(int kib) {
        return kib == LINUX_KIB || quick() && readAheads.size() == 1;
    }

    @Override
    protected int defaultRounds() {
        return 20;
    }

    /** KiB, the first that was given; 0: what the disk has. */
    int readAhead() {
        return readAheads.getFirst();
    }

    int builds() {
        return builds;
    }

    /** Of one build says little; who may not drop all caches starts with warm libraries. */
    @Override
    protected String conditions() {
        return "%d %s of each image; %s dropped before a cold start"
                .formatted(
                        builds,
                        builds == 1 ? "build" : "builds",
                        Starts.dropsAll() ? "all caches" : "the image's pages");
    }

    @Override
    protected void checkArguments() {
        for (int kib : readAheads) {
            if (kib < 0) {
                throw wrong("--read-ahead " + kib + ": must be 0 or more");
            }
        }
        if (builds < 1) {
            throw wrong("--builds " + builds + ": must be 1 or more");
        }
        for (String order : orders) {
            try {
                OrderBy.parse(order);
            } catch (ProfileException e) {
                throw wrong("--order: " + e.getMessage());
            }
        }
        readAheads.stream().filter(kib -> kib > 0).forEach(this::checkReadAhead);
    }

    /** Before anything is built, which takes hours. */
    private void checkReadAhead(int kib) {
        try {
            ReadAhead.set(cacheDirectory(), kib).close();
        } catch (IOException e) {
            throw wrong("--read-ahead " + kib + ": " + e.getMessage() + "; or leave it: 0");
        }
    }

    private MeasuredProgram program(String name) {
        return Stream.of(MeasuredProgram.values())
                .filter(program -> program.id().equals(name))
                .findFirst()
                .orElseThrow(() -> wrong("--program %s: there is none".formatted(name)));
    }
}
