// SPDX-License-Identifier: Apache-2.0
package dev.thaw.sd;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.image.ImageCache;
import dev.thaw.command.line.Conventions;
import dev.thaw.sd.cases.Cases;
import dev.thaw.sd.matrix.Matrix;
import dev.thaw.sd.matrix.Mode;
import dev.thaw.sd.matrix.TypeTable;
import dev.thaw.sd.serializer.Serializers;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command that shows what each serializer brings back. */
@Command(
        name = "thaw bench sd-matrix",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description =
                "Serializes object graphs of all kinds with all libraries, on a JVM and in a native image, reads"
                        + " them back in the same process, a second isolate and a second process, and writes"
                        + " which came back equal: sd-matrix.txt, .html and .json; and the types: sd-types.md. Takes about five minutes,"
                        + " and three more to build the image the first time.",
        footer = {
            "Exit codes: 0 written, 1 something failed, 2 wrong usage.",
            "",
            "Example: thaw bench sd-matrix --mode native --results /tmp/results doss java kryo-ref"
        })
public final class SdMatrix implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = "--mode",
            split = ",",
            paramLabel = "MODE",
            description = "what the libraries run on: jvm, native (default: both)")
    private Set<Mode> modes = EnumSet.allOf(Mode.class);

    @Option(
            names = "--results",
            paramLabel = "DIR",
            description = "where the files go (default: ${DEFAULT-VALUE})")
    private Path results = Path.of("benchmarks/results");

    @Option(
            names = "--graalvm-home",
            paramLabel = "DIR",
            defaultValue = "${env:GRAALVM_HOME}",
            description = "whose bin/native-image builds the image (default: $$GRAALVM_HOME)")
    private Path graalvmHome;

    @Option(
            names = "--cache",
            paramLabel = "DIR",
            description =
                    "where images are kept (default: thaw/sd in $$XDG_CACHE_HOME or ~/.cache)")
    private Path cache;

    @Parameters(
            paramLabel = "SERIALIZER",
            description =
                    "doss, java, jackson, gson, dsl-json, fastjson2, kryo, kryo-ref, fory; all if none is named")
    private List<String> names = List.of();

    public static void main(String[] args) {
        System.exit(commandLine().execute(args));
    }

    static CommandLine commandLine() {
        return Benchmark.commandLine(new SdMatrix(), "thaw bench sd-matrix")
                .setCaseInsensitiveEnumValuesAllowed(true);
    }

    @Override
    public Integer call() throws Exception {
        Set<String> known = Serializers.names();
        for (String name : names) {
            if (!known.contains(name)) {
                throw wrong("there is no serializer '%s'; there are %s".formatted(name, known));
            }
        }
        List<String> serializers = known.stream().filter(this::isChosen).toList();
        PrintWriter progress = Conventions.progress(spec);
        Map<Mode, List<String>> programs = new EnumMap<>(Mode.class);
        if (modes.contains(Mode.JVM)) {
            programs.put(Mode.JVM, SdSuite.onThisJvm());
        }
        if (modes.contains(Mode.NATIVE)) {
            if (graalvmHome == null || graalvmHome.toString().isEmpty()) {
                throw wrong(
                        "the home of a GraalVM for JDK 25 is needed to build the native image: give it"
                                + " with --graalvm-home or in GRAALVM_HOME, or run './thaw bench"
                                + " sd-matrix'");
            }
            programs.put(
                    Mode.NATIVE,
                    SuiteImage.command(
                            graalvmHome, cacheDirectory(), serializers, progress::println));
        }
        Files.createDirectories(results);
        Matrix matrix = SdSuite.run(serializers, programs, progress::println);
        Files.writeString(results.resolve("sd-matrix.txt"), matrix.text());
        Files.writeString(results.resolve("sd-matrix.html"), matrix.html());
        Files.writeString(results.resolve("sd-matrix.json"), matrix.json());
        Files.writeString(results.resolve("sd-types.md"), TypeTable.markdown(Cases.all()));
        System.out.print(matrix.summary());
        return 0;
    }

    private Path cacheDirectory() throws IOException {
        return cache != null ? cache : ImageCache.directoryOf("sd");
    }

    private boolean isChosen(String serializer) {
        return names.isEmpty() || names.contains(serializer);
    }

    private ParameterException wrong(String problem) {
        return new ParameterException(spec.commandLine(), problem);
    }
}
