// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.command;

import dev.thaw.bench.core.Commands;
import dev.thaw.doss.tool.SampleGraph;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An archive where it was unpacked, and a small snapshot beside it.
 *
 * @param where commands are started there
 */
record Installation(Path directory, Path where) {
    static final String SNAPSHOT = "sample.doss";
    static final String ARCHIVE = "thaw-*-linux-x86_64.tar.zst";

    private static final String IMAGE = "lib/native/thaw";

    static Installation unpack(Path dist, Path where) throws IOException, InterruptedException {
        Commands.output(
                "tar", "--zstd", "-C", where.toString(), "-xf", file(dist, ARCHIVE).toString());
        Path directory = file(where, "thaw-*");
        if (!Files.isExecutable(directory.resolve(IMAGE))) {
            throw new IOException(
                    "the archive has no %s: it was made without images (-DskipITs)"
                            .formatted(IMAGE));
        }
        SampleGraph.write(where.resolve(SNAPSHOT));
        return new Installation(directory, where);
    }

    /** The one whose name is like that. */
    static Path file(Path directory, String pattern) throws IOException {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, pattern)) {
            for (Path file : files) {
                return file;
            }
        }
        throw new IOException(
                "there is no %s in %s; run './thaw dist'".formatted(pattern, directory));
    }

    List<String> command(List<String> words) {
        return joined(List.of(directory.resolve("thaw").toString()), words);
    }

    /**
     * The same program on the JVM that runs this one.
     *
     * @param root of the checkout, as the archive has the program as an image alone
     */
    List<String> onJvm(Path root, List<String> words) {
        String classPath =
                Stream.of("command/*", "command/lib/*", "snapshots/*", "snapshots/lib/*")
                        .map(directory.resolve("lib")::resolve)
                        .map(Path::toString)
                        .collect(Collectors.joining(":"));
        return joined(
                List.of(
                        Path.of(System.getProperty("java.home"), "bin/java").toString(),
                        "-cp",
                        root.resolve("command/native/target/thaw-command-native.jar")
                                + ":"
                                + classPath,
                        "dev.thaw.command.image.NativeCommand"),
                words);
    }

    private static List<String> joined(List<String> first, List<String> second) {
        List<String> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }
}
