// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import ch.obermuhlner.math.big.BigDecimalMath;
import com.ctc.wstx.stax.WstxInputFactory;
import com.google.gson.Gson;
import com.samskivert.mustache.Mustache;
import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.core.Commands;
import dev.thaw.bench.image.ClassPath;
import dev.thaw.layout.profile.ImageIndex;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.profile.StartupTrace;
import dev.thaw.layout.same.SameObjects;
import dev.thaw.layout.tool.Prefetch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.codec.binary.Hex;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.io.IOUtils;
import org.apache.commons.lang3.ArrayUtils;
import org.bouncycastle.crypto.digests.SHA3Digest;
import org.codehaus.stax2.XMLInputFactory2;
import org.commonmark.parser.Parser;
import org.threeten.extra.Interval;

/** Builds the images of a program: in GraalVM's order, and in that of a profile. */
final class Images {
    private static final String BEGIN = "-H:+UnlockExperimentalVMOptions";
    private static final String END = "-H:-UnlockExperimentalVMOptions";

    /** Writes a path in words to each object beside the image, which is the same. */
    private static final String HEAP_PATHS =
            "--features=" + SameObjects.class.getPackageName() + ".HeapPathsFeature";

    /** What the programs are built of. */
    private static final List<Path> CLASS_PATH =
            ClassPath.of(
                    MeasuredProgram.class,
                    StartupProfile.class,
                    SameObjects.class,
                    Gson.class,
                    CSVFormat.class,
                    com.google.re2j.Pattern.class,
                    BigDecimalMath.class,
                    Mustache.class,
                    Parser.class,
                    WstxInputFactory.class,
                    XMLInputFactory2.class,
                    ZipArchiveEntry.class,
                    Hex.class,
                    IOUtils.class,
                    ArrayUtils.class,
                    SHA3Digest.class,
                    Interval.class);

    private final Benchmark options;
    private final ServiceImages services;

    Images(Benchmark options) {
        this.options = options;
        this.services = new ServiceImages(options);
    }

    /**
     * The images of a program, which print the same; those of a service answer the same.
     *
     * @param relative in GraalVM's order, too, but with relative code pointers, which a profile
     *     turns on
     * @param byDefault the ordered one as it is built: it asks the kernel for what its profile
     *     names
     * @param prefetching the ordered one, which asks the kernel for what its start touches
     * @param profiledUnits compilation units that a start executes
     * @param profiledObjects objects of the image heap that a start touches
     */
    record Built(
            Path plain,
            Path relative,
            Path instrumented,
            Path ordered,
            Path byDefault,
            Path prefetching,
            int profiledUnits,
            int profiledObjects) {}

    /**
     * @param number of the build: each has images and a profile of its own
     */
    Built build(MeasuredProgram program, String order, int number)
            throws IOException, InterruptedException {
        Path plain = image(program, CLASS_PATH, "plain", number, List.of());
        Path relative =
                image(
                        program,
                        CLASS_PATH,
                        "relative",
                        number,
                        List.of(BEGIN, "-H:+RelativeCodePointers", END));
        Path instrumented = instrumented(program, CLASS_PATH, number);
        Path file = profileOf(program, instrumented);
        StartupProfile profile = StartupProfile.read(file);
        Path byDefault = image(program, CLASS_PATH, "ordered", number, ordered(file, order));
        Path ordered = copy(byDefault, "alone", Prefetch::clear);
        Path prefetching =
                copy(
                        byDefault,
                        "prefetching",
                        image -> {
                            options.say(program.id() + ", what its start touches");
                            Starts.fillPrefetch(program, image);
                        });
        if (!program.isService()) {
            checkOutput(plain, relative, instrumented, ordered, byDefault, prefetching);
        }
        return new Built(
                plain,
                relative,
                instrumented,
                ordered,
                byDefault,
                prefetching,
                profile.units().size(),
                profile.objects().size());
    }

    /**
     * The image of a program in the order of a profile that an older version has left.
     *
     * @param older the libraries' older versions, in place of those with the same first words
     */
    Path orderedByOlder(MeasuredProgram program, List<Path> older, String order)
            throws IOException, InterruptedException {
        List<Path> classPath = new ArrayList<>(CLASS_PATH);
        for (Path jar : older) {
            classPath.replaceAll(now -> library(now).equals(library(jar)) ? jar : now);
        }
        if (!classPath.containsAll(older)) {
            throw new IOException("programs use no library of which " + older + " are versions");
        }
        Path instrumented = instrumented(program, classPath, 0);
        return image(
                program,
                CLASS_PATH,
                "older-profile",
                0,
                ordered(profileOf(program, instrumented), order));
    }

    /** Which objects of the recorded build are which of an ordered one, which is built for that. */
    SameObjects sameObjects(MeasuredProgram program, String order, int number)
            throws IOException, InterruptedException {
        Path instrumented = instrumented(program, CLASS_PATH, number);
        Path file = profileOf(program, instrumented);
        List<String> imageOptions = new ArrayList<>(ordered(file, order));
        imageOptions.add(HEAP_PATHS);
        Path ordered = image(program, CLASS_PATH, "ordered-with-paths", number, imageOptions);
        return new SameObjects(
                new SameObjects.Recorded(
                        with(instrumented, ".heap-paths"),
                        with(instrumented, ".index"),
                        traceOf(instrumented)),
                StartupProfile.read(file),
                new SameObjects.Ordered(
                        ordered, with(ordered, ".heap-paths"), with(ordered, ".places")));
    }

    /**
     * An image that records a part of what its start touches.
     *
     * @param probes such as {@code heap}
     */
    Path recordingOnly(MeasuredProgram program, String probes)
            throws IOException, InterruptedException {
        return image(
                program,
                CLASS_PATH,
                "instrumented-" + probes,
                0,
                List.of(BEGIN, "-H:+StartupProfile", "-H:StartupProfileOf=" + probes, END));
    }

    /** The image in GraalVM's order. */
    Path plain(MeasuredProgram program) throws IOException, InterruptedException {
        return image(program, CLASS_PATH, "plain", 0, List.of());
    }

    /** The image that records all, and what it is recorded in. */
    Path instrumented(MeasuredProgram program) throws IOException, InterruptedException {
        return instrumented(program, CLASS_PATH, 0);
    }

    /** As {@code gson} of {@code gson-2.13.2.jar}. */
    private static String library(Path jar) {
        return jar.getFileName().toString().replaceFirst("-[0-9].*", "");
    }

    private static List<String> ordered(Path profile, String order) {
        return List.of(
                BEGIN,
                "-H:StartupOrder=" + profile,
                "-H:StartupOrderBy=" + order,
                "-H:+StartupPrefetch",
                END);
    }

    private Path instrumented(MeasuredProgram program, List<Path> classPath, int number)
            throws IOException, InterruptedException {
        return image(
                program,
                classPath,
                "instrumented",
                number,
                List.of(BEGIN, "-H:+StartupProfile", END, HEAP_PATHS));
    }

    /** Beside what records it, and once: the ordered image is another with each profile. */
    private Path profileOf(MeasuredProgram program, Path instrumented)
            throws IOException, InterruptedException {
        Path file = instrumented.resolveSibling("startup.profile");
        if (!Files.exists(file)) {
            Path unfinished = file.resolveSibling("startup.profile.unfinished");
            record(program, instrumented, traceOf(instrumented)).write(unfinished);
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        }
        return file;
    }

    /** What changes an image's file. */
    private interface Change {
        void apply(Path image) throws IOException, InterruptedException;
    }

    /** Once for each build; it gets its name when it is changed. */
    private static Path copy(Path original, String suffix, Change change)
            throws IOException, InterruptedException {
        Path image = original.resolveSibling(original.getFileName() + "." + suffix);
        if (!Files.exists(image)) {
            Path unfinished = original.resolveSibling(image.getFileName() + ".unchanged");
            Files.copy(
                    original,
                    unfinished,
                    StandardCopyOption.REPLACE_EXISTING,
                    StandardCopyOption.COPY_ATTRIBUTES);
            change.apply(unfinished);
            Files.move(unfinished, image, StandardCopyOption.ATOMIC_MOVE);
        }
        return image;
    }

    private Path image(
            MeasuredProgram program,
            List<Path> classPath,
            String kind,
            int number,
            List<String> imageOptions)
            throws IOException, InterruptedException {
        String which = number == 0 ? kind : kind + "-" + number;
        options.say(program.id() + ", " + which);
        List<String> all = new ArrayList<>(imageOptions);
        if (number > 0) {
            // tells the cache that it is another build; programs do not see it
            all.add("-Dthaw.benchmarks.build=" + number);
        }
        if (program.isService()) {
            return services.image(program.service(), which, all);
        }
        return options.image(program.id() + "-" + which, classPath, all, program.mainClass());
    }

    private void checkOutput(Path plain, Path... others) throws IOException, InterruptedException {
        String expected = output(plain);
        for (Path image : others) {
            if (!output(image).equals(expected)) {
                throw new IOException(image + " does not print what " + plain + " prints");
            }
        }
    }

    private StartupProfile record(MeasuredProgram program, Path instrumented, Path trace)
            throws IOException, InterruptedException {
        Map<String, String> variable = Map.of("THAW_STARTUP_TRACE", trace.toString());
        if (program.isService()) {
            Starts.toFirstResponse(program, instrumented, variable);
        } else {
            ProcessBuilder builder = new ProcessBuilder(instrumented.toString());
            builder.environment().putAll(variable);
            output(builder);
        }
        return StartupProfile.of(
                StartupTrace.read(trace), ImageIndex.read(with(instrumented, ".index")));
    }

    /** Of the start that the profile is of. */
    private static Path traceOf(Path instrumented) {
        return instrumented.resolveSibling("startup.trace");
    }

    /** Beside the image, unless a plugin has built that elsewhere and moved it. */
    private static Path with(Path image, String suffix) throws IOException {
        String name = image.getFileName() + suffix;
        try (Stream<Path> found =
                Files.find(image.getParent(), 2, (file, _) -> file.endsWith(name))) {
            return found.findFirst()
                    .orElseThrow(() -> new IOException("there is no " + name + " with " + image));
        }
    }

    private String output(Path image) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(image.toString());
        // Else the instrumented one writes to the directory of the user.
        builder.environment().put("THAW_STARTUP_TRACE", trace(options).toString());
        return output(builder);
    }

    /** Where runs of instrumented images write when nobody needs what they record. */
    static Path trace(Benchmark options) throws IOException {
        return options.cacheDirectory().resolve("layout.startup");
    }

    private String output(ProcessBuilder builder) throws IOException, InterruptedException {
        Commands.Done done = Commands.run(builder, "");
        if (done.status() != 0) {
            throw new IOException(
                    "%s ended with %d: %s"
                            .formatted(builder.command(), done.status(), done.text()));
        }
        return done.text();
    }
}
