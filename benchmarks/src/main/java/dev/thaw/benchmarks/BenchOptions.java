// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks;

import dev.thaw.bench.image.ImageCache;
import dev.thaw.bench.image.ImageInputs;
import dev.thaw.bench.process.Supervisor;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What all benchmarks that build a native image are told in the same way. */
public final class BenchOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--results",
            paramLabel = "DIR",
            description = "Where to write what was measured; default: benchmarks/results.")
    private Path results;

    @Option(
            names = "--graalvm-home",
            paramLabel = "DIR",
            defaultValue = "${env:GRAALVM_HOME}",
            description = "Whose bin/native-image builds the image; default: $$GRAALVM_HOME.")
    private Path graalvmHome;

    @Option(
            names = "--build-option",
            paramLabel = "OPTION",
            description = "One more option for native-image, such as -Ob. May be repeated.")
    private List<String> buildOptions = List.of();

    @Option(
            names = "--cache",
            paramLabel = "DIR",
            description =
                    "Where to keep images, and snapshots while they are measured; default:"
                            + " thaw/bench in $$XDG_CACHE_HOME or ~/.cache.")
    private Path cache;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            description = "Show this text and exit.")
    private boolean help;

    private final long started = System.nanoTime();

    /**
     * @throws ParameterException if there is nothing to build images with
     */
    public void checkGraalvmHome() {
        if (graalvmHome == null || graalvmHome.toString().isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "the home of a GraalVM for JDK 25 is needed to build the native image: give it"
                            + " with --graalvm-home or in GRAALVM_HOME, or run './"
                            + spec.qualifiedName()
                            + "'");
        }
    }

    /** Whose builder builds the images. */
    public Path graalvmHome() {
        return graalvmHome.toAbsolutePath();
    }

    public Path results() {
        return results != null ? results : Libraries.results();
    }

    /** An image, built now unless it was built before. */
    public Path image(
            String name,
            List<Path> classPath,
            List<String> imageOptions,
            String mainClass,
            Supervisor supervisor)
            throws IOException {
        List<String> all = new ArrayList<>(imageOptions);
        all.addAll(buildOptions);
        ImageInputs inputs = new ImageInputs(graalvmHome(), classPath, all, mainClass);
        return new ImageCache(cacheDirectory(), name, supervisor, this::say).image(inputs);
    }

    public List<String> buildOptions() {
        return buildOptions;
    }

    public Path cacheDirectory() throws IOException {
        return Files.createDirectories(Libraries.cache(cache));
    }

    /** The options that change what is measured, as they were typed. */
    public String command() {
        StringBuilder command = new StringBuilder();
        buildOptions.forEach(option -> command.append(" --build-option ").append(option));
        return command.toString();
    }

    public void say(String text) {
        double seconds = (System.nanoTime() - started) / 1e9;
        PrintWriter out = spec.commandLine().getOut();
        out.println(String.format(Locale.ROOT, "[%6.1f s] %s", seconds, text));
        out.flush();
    }
}
