// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.image;

import dev.thaw.doss.tool.SampleGraph;
import dev.thaw.layout.profile.ImageIndex;
import dev.thaw.layout.profile.MergedProfile;
import dev.thaw.layout.profile.MergedProfile.Weighted;
import dev.thaw.layout.profile.StartupProfile;
import dev.thaw.layout.profile.StartupTrace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Makes the profile by which the command's image is ordered: starts an instrumented image as its
 * users start it, and merges what it has recorded. {@code mvn -Precord} runs it.
 */
public final class StartsOfTheCommand {
    private static final String SNAPSHOT = "sample.doss";

    private static final List<List<String>> STARTS =
            List.of(
                    List.of("--version"),
                    List.of("snapshot", "info", SNAPSHOT),
                    List.of("snapshot", "info", "--json", SNAPSHOT),
                    List.of("doctor"));

    private StartsOfTheCommand() {}

    /** Takes the instrumented image and the file to write. */
    public static void main(String[] arguments) throws Exception {
        Path image = Path.of(arguments[0]).toAbsolutePath();
        Path profile = Path.of(arguments[1]).toAbsolutePath();
        ImageIndex index = ImageIndex.read(image.resolveSibling(image.getFileName() + ".index"));
        Path directory = Files.createTempDirectory("thaw-starts-");
        try {
            SampleGraph.write(directory.resolve(SNAPSHOT));
            List<Weighted> starts = new ArrayList<>();
            for (List<String> words : STARTS) {
                Path trace = record(image, words, directory);
                starts.add(new Weighted(StartupProfile.of(StartupTrace.read(trace), index), 1));
            }
            Files.createDirectories(profile.getParent());
            // Code is ordered by compilation units: methods would be half of the file.
            StartupProfile made = MergedProfile.ofOneBuild(starts).withoutMethods();
            made.write(profile);
            System.out.printf(
                    "%s: %d starts, %d compilation units, %d objects%n",
                    profile, starts.size(), made.units().size(), made.objects().size());
        } finally {
            delete(directory);
        }
    }

    private static Path record(Path image, List<String> words, Path directory)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(image.toString()));
        command.addAll(words);
        Path trace = directory.resolve("trace");
        Path output = directory.resolve("output");
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .directory(directory.toFile())
                        .redirectErrorStream(true)
                        .redirectOutput(output.toFile());
        builder.environment().putAll(Map.of("THAW_STARTUP_TRACE", trace.toString()));
        int status = builder.start().waitFor();
        if (status != 0) {
            throw new IOException(
                    "%s ended with %d, so that its start is not one to order by: %s"
                            .formatted(
                                    String.join(" ", command), status, Files.readString(output)));
        }
        return trace;
    }

    private static void delete(Path directory) throws IOException {
        try (Stream<Path> files = Files.walk(directory)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
