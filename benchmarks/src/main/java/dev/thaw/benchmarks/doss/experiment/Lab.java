// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.doss.experiment;

import dev.thaw.bench.core.Benchmark;
import dev.thaw.bench.image.ClassPath;
import dev.thaw.benchmarks.Libraries;
import dev.thaw.benchmarks.PeerProgram;
import dev.thaw.benchmarks.doss.program.BenchProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** What all experiments with a layout work with; programs are built when one asks for them. */
public final class Lab {
    private static final String RANDOM_GRAPHS = "dev.thaw.doss.program";

    private final Benchmark benchmark;
    private final String layout;
    private final Supplier<Path> wordNet;
    private Path image;
    private Path randomGraphs;
    private Path peers;

    /**
     * @param layout of the image's snapshots, as {@code -H:ObjectSnapshotLayout} has it
     * @param wordNet the jar of the database
     */
    public Lab(Benchmark benchmark, String layout, Supplier<Path> wordNet) {
        this.benchmark = benchmark;
        this.layout = layout;
        this.wordNet = wordNet;
    }

    String layout() {
        return layout;
    }

    Path wordNet() {
        return wordNet.get();
    }

    /** Whether sizes are small. */
    boolean quick() {
        return benchmark.quick();
    }

    /** The program in the native image; it has eight slots that 256 MiB and more fit into. */
    Path imageFile() throws IOException, InterruptedException {
        if (image == null) {
            image =
                    benchmark.image(
                            "doss-bench",
                            Libraries.ofImage(),
                            List.of(
                                    "-H:+UnlockExperimentalVMOptions",
                                    "-H:+ObjectSnapshots",
                                    "-H:ObjectSnapshotSlotCount=8",
                                    "-H:ObjectSnapshotSlotSizeKiB=327680",
                                    "-H:ObjectSnapshotLayout=" + layout,
                                    "-H:-UnlockExperimentalVMOptions",
                                    "--initialize-at-build-time=dev.thaw.wordnet,dev.thaw.bench.process"),
                            BenchProgram.class.getName());
        }
        return image;
    }

    /** The program of random graphs, in an image whose class initialization is a program's own. */
    Path randomGraphs() throws IOException, InterruptedException {
        if (randomGraphs == null) {
            randomGraphs =
                    benchmark.image(
                            "doss-random-graphs",
                            Libraries.ofRandomGraphsInImage(),
                            List.of(
                                    "-Ob",
                                    "-H:+UnlockExperimentalVMOptions",
                                    "-H:+ObjectSnapshots",
                                    "-H:ObjectSnapshotSlotSizeKiB=65536",
                                    "-H:ObjectSnapshotLayout=" + layout,
                                    "-H:+VerifyHeap",
                                    "-H:-UnlockExperimentalVMOptions",
                                    "--initialize-at-build-time=java.sql.Timestamp,"
                                            + RANDOM_GRAPHS),
                            RANDOM_GRAPHS + ".SnapshotProgram");
        }
        return randomGraphs;
    }

    /** How to run the program of random graphs on this JVM. */
    List<String> randomGraphsOnJvm() {
        String classPath = ClassPath.joined(Libraries.ofRandomGraphsOnJvm());
        Path java = ClassPath.java();
        return List.of(java.toString(), "-cp", classPath, RANDOM_GRAPHS + ".SnapshotProgram");
    }

    Path files() throws IOException {
        return benchmark.files();
    }

    void say(String text) {
        benchmark.say(text);
    }

    /** The image, ready for commands. */
    Contender image(String... options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(imageFile().toString()));
        command.addAll(List.of(options));
        return Contender.start("the image", command);
    }

    /** The program in C, ready for commands. */
    Contender peers() throws IOException, InterruptedException {
        if (peers == null) {
            peers = PeerProgram.compile(benchmark.files());
        }
        return Contender.start("the C program", List.of(peers.toString()));
    }

    /** A file that is not there yet, on the disk that is measured. */
    Path file(String name) throws IOException {
        Path file = benchmark.files().resolve(name);
        Files.deleteIfExists(file);
        return file;
    }
}
