// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.sd;

import dev.thaw.bench.image.ClassPath;
import dev.thaw.bench.image.Trees;
import dev.thaw.benchmarks.Libraries;
import dev.thaw.benchmarks.PeerProgram;
import dev.thaw.sd.micro.Measure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The programs that measure, made once, and what they are told. */
final class Lab {
    /** A slot holds the largest workload, Dbl[2048][] with 134 MB. */
    private static final List<String> SLOTS =
            List.of("-H:ObjectSnapshotSlotCount=2", "-H:ObjectSnapshotSlotSizeKiB=262144");

    /** What fastjson2 compiles on a JVM, it does by reflection in an image. */
    private static final List<String> LIBRARIES =
            List.of(
                    "--features=dev.thaw.sd.hosted.MicroFeature",
                    "--initialize-at-build-time=dev.thaw.sd,com.alibaba.fastjson2",
                    "-Dfastjson2.creator=reflect");

    /** JMH guards against a second run on the machine with a file that outlives the first. */
    private static final List<String> PROGRAM_OPTIONS = List.of("-Xmx4g", "-Djmh.ignoreLock=true");

    private final SdBench bench;
    private final Map<Mode, List<String>> programs = new EnumMap<>(Mode.class);
    private Path data;
    private SystemCalls systemCalls;

    Lab(SdBench bench) {
        this.bench = bench;
    }

    void prepare(Mode mode) throws IOException, InterruptedException {
        if (systemCalls == null) {
            data = Files.createDirectory(bench.files().resolve("data"));
            systemCalls =
                    new SystemCalls(PeerProgram.compile(bench.files()), data, bench.iterations());
        }
        if (!programs.containsKey(mode)) {
            programs.put(mode, mode == Mode.JVM ? jvmProgram() : imageProgram());
        }
    }

    boolean quick() {
        return bench.quick();
    }

    /** What JMH is told to take for a measurement. */
    double seconds(Mode mode) {
        return (bench.warmup(mode) + bench.iterations() * bench.iterationMillis()) / 1e3;
    }

    SystemCalls systemCalls() {
        return systemCalls;
    }

    /** How {@link Measure} is started. */
    List<String> program(Mode mode) {
        return programs.get(mode);
    }

    /** What it is told behind method, serializer and workload. */
    List<String> arguments(Mode mode, int round) {
        return List.of(
                Long.toString(bench.seed() + 1 + round),
                data.toString(),
                mode == Mode.JVM ? "1" : "0",
                Integer.toString(bench.warmup(mode)),
                Integer.toString(bench.iterations()),
                Integer.toString(bench.iterationMillis()));
    }

    void deleteFiles() throws IOException {
        Trees.empty(data);
    }

    private static List<String> jvmProgram() throws IOException {
        List<String> command = new ArrayList<>();
        command.add(ClassPath.java().toString());
        command.addAll(PROGRAM_OPTIONS);
        command.add("-cp");
        command.add(ClassPath.joined(Libraries.ofSerializersOnJvm()));
        command.add(Measure.class.getName());
        return command;
    }

    private List<String> imageProgram() throws IOException, InterruptedException {
        List<String> options = new ArrayList<>();
        options.add("-H:+UnlockExperimentalVMOptions");
        options.add("-H:+ObjectSnapshots");
        options.add("-H:ObjectSnapshotLayout=" + bench.layout());
        options.addAll(SLOTS);
        options.add("-H:-UnlockExperimentalVMOptions");
        options.addAll(LIBRARIES);
        Path image =
                bench.image(
                        "sd-measure",
                        Libraries.ofSerializersInImage(),
                        options,
                        Measure.class.getName());
        return Stream.concat(Stream.of(image.toString()), PROGRAM_OPTIONS.stream()).toList();
    }
}
