// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.relayout;

import dev.thaw.bench.core.Commands;
import dev.thaw.bench.core.Measurements;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A build of SQLite's speed test and Lua by tcc, sixty runs of it: as it is, under {@code thaw bam}
 * with nothing known, and with what it keeps from then; and by a tcc that was re-laid before. A
 * stripped tcc is what cannot be re-laid.
 */
final class BatchBuild extends RelayoutExperiment {
    private static final String SCRIPT =
            """
            set -e
            TIMEFORMAT='%U %S'
            time "$@" bash -c '
            set -e
            for i in 1 2 3 4 5 6 7 8; do
                "$1/tcc" -I"$2/source/include" -I/usr/include/x86_64-linux-gnu -c -o "$3/sqlite3.o" -I"$4/source" "$4/source/sqlite3.c"
                for f in "$5"/source/src/l[a-g]*.c; do "$1/tcc" -I"$2/source/include" -I/usr/include/x86_64-linux-gnu -c -o "$3/lua.o" "$f"; done
            done' build "$TCC" "$SOURCE" "$OBJECTS" "$SQLITE" "$LUA"
            """;

    private Path objects;

    BatchBuild(Places places) {
        super(
                places,
                "bam",
                List.of(
                        "original",
                        "first build",
                        "next build",
                        "ideal",
                        "stripped",
                        "stripped, under bam"));
    }

    @Override
    public void prepare() throws Exception {
        objects = places.directory("bam-objects");
        Path binary = places.program("tcc", "tcc");
        Files.createSymbolicLink(
                Files.createDirectories(directory("original")).resolve("tcc"), binary);
        Path stripped = Files.createDirectories(directory("stripped")).resolve("tcc");
        Commands.output(List.of("strip", "-o", stripped.toString(), binary.toString()));
        // profile for free: all of a build, instrumented
        Path ideal = Files.createDirectories(directory("ideal")).resolve("tcc");
        Path profile = directory("ideal").resolve("profile");
        String bolt = Bolt.BOLT_16.program();
        Commands.output(
                Commands.words(
                        "{} {} -instrument -instrumentation-file-append-pid -instrumentation-file={} -o {}",
                        bolt,
                        binary,
                        profile,
                        ideal));
        build("ideal", List.of());
        Path merged = directory("ideal").resolve("merged");
        Commands.output(
                Commands.words(
                        "bash -c {} merge {} {} {}",
                        "\"$1\" \"$2\".*.fdata -o \"$3\"",
                        Path.of(bolt).resolveSibling("merge-fdata"),
                        profile,
                        merged));
        Files.delete(ideal);
        List<String> relay = Commands.words("{} {} -data={} -o {}", bolt, binary, merged, ideal);
        relay.addAll(Tool.LAYOUT);
        Commands.output(relay);
        build("original", bam("kept", true));
    }

    private Path directory(String contender) throws IOException {
        return places.work().resolve("bam-" + contender);
    }

    private List<String> bam(String cache, boolean finish) {
        List<String> command = new ArrayList<>(List.of(places.batches().toString()));
        command.addAll(List.of("--cache", places.work().resolve("bam-" + cache).toString()));
        if (finish) {
            command.add("--finish");
        }
        command.add("--");
        return command;
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        double seconds =
                switch (contender) {
                    case "first build" -> {
                        Path cache = Files.createTempDirectory(places.work(), "bam-first");
                        yield build(
                                "original",
                                bam(cache.getFileName().toString().substring(4), false));
                    }
                    case "next build" -> build("original", bam("kept", false));
                    case "stripped, under bam" -> build("stripped", bam("kept", false));
                    default -> build(contender, List.of());
                };
        to.add("processor time of the build", "s", seconds);
    }

    /** Processor time of all that the build runs; of BOLT too, where it runs meanwhile. */
    private double build(String compiler, List<String> under)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("bash", "-c", SCRIPT, "time"));
        command.addAll(under);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("TCC", directory(compiler).toString());
        builder.environment().put("SOURCE", places.program("tcc", "").toString());
        builder.environment().put("OBJECTS", objects.toString());
        builder.environment().put("SQLITE", places.program("speedtest1", "").toString());
        builder.environment().put("LUA", places.program("lua", "").toString());
        Commands.Done done = Commands.run(builder, "");
        if (done.status() != 0) {
            throw new IOException("the build failed: " + done.text().strip());
        }
        String[] times = done.text().strip().lines().toList().getLast().split(" ");
        return Double.parseDouble(times[0]) + Double.parseDouble(times[1]);
    }
}
