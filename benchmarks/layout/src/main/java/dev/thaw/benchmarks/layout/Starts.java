// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.layout;

import dev.thaw.bench.core.HttpConnection;
import dev.thaw.layout.profile.PrefetchTable;
import dev.thaw.layout.tool.ColdStart;
import dev.thaw.layout.tool.PageMap;
import dev.thaw.layout.tool.Prefetch;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;

/** Starts programs, cold and warm. */
final class Starts {
    private static final Duration LIMIT = Duration.ofMinutes(1);
    private static final Path DROP_CACHES = Path.of("/proc/sys/vm/drop_caches");

    /**
     * A round of one image.
     *
     * @param textFaults page faults in the code of a cold start
     * @param heapFaults page faults in the image heap of a cold start
     * @param allFaults all page faults of a cold start
     * @param coldNanos from start to end, or to the first response; nothing in the page cache
     * @param coldReads of the disk with the image in that time; null: it is on none
     * @param warmNanos the same, all in the page cache
     */
    record Sample(
            double textFaults,
            double heapFaults,
            double allFaults,
            double coldNanos,
            DiskReads coldReads,
            double warmNanos) {}

    private Starts() {}

    /** Whether all clean pages of the machine can be dropped; else only the image's are. */
    static boolean dropsAll() {
        return Files.isWritable(DROP_CACHES);
    }

    static Sample measure(MeasuredProgram program, Path image)
            throws IOException, InterruptedException {
        dropCaches();
        PageMap.OfStart pages = recordPages(program, image);
        Path counts = DiskReads.counts(image);
        DiskReads[] reads = new DiskReads[2];
        double cold =
                start(
                        program,
                        image,
                        Map.of(),
                        () -> {
                            dropCaches();
                            ColdStart.forget(image);
                            reads[0] = counts == null ? null : DiskReads.read(counts);
                        });
        if (counts != null) {
            reads[1] = DiskReads.read(counts).since(reads[0]);
        }
        double warm = warm(program, image, Map.of());
        return new Sample(
                pages.ofImage().get(0).faults(),
                pages.ofImage().get(1).faults(),
                pages.allFaults(),
                cold,
                reads[1],
                warm);
    }

    /**
     * The best of three starts. An instrumented image writes a new file in each, as where it is
     * recorded: to take one away that the kernel is still writing to the disk may take long.
     */
    static double warm(MeasuredProgram program, Path image, Map<String, String> environment)
            throws IOException, InterruptedException {
        String trace = environment.get("THAW_STARTUP_TRACE");
        Before before =
                () -> {
                    if (trace != null) {
                        Files.deleteIfExists(Path.of(trace));
                    }
                };
        double warm = Double.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            warm = Math.min(warm, start(program, image, environment, before));
        }
        return warm;
    }

    private static PageMap.OfStart recordPages(MeasuredProgram program, Path image)
            throws IOException, InterruptedException {
        int port = HttpConnection.freePort();
        try (ColdStart start = new ColdStart(image, List.of(), environment(program, port))) {
            PageMap.OfStart pages = PageMap.record(image, start, LIMIT, awaited(program, port));
            check(program, image, pages.end());
            return pages;
        }
    }

    /** Tells an image what to ask the kernel for, up to the end or the first response. */
    static void fillPrefetch(MeasuredProgram program, Path image)
            throws IOException, InterruptedException {
        int port = HttpConnection.freePort();
        try (ColdStart start = new ColdStart(image, List.of(), environment(program, port))) {
            Prefetch.fill(image, PrefetchTable.Advice.READ, start, LIMIT, awaited(program, port));
        }
    }

    /** What is done when the process is there, and before it becomes the program. */
    private interface Before {
        void start() throws IOException;
    }

    private static double start(
            MeasuredProgram program, Path image, Map<String, String> environment, Before before)
            throws IOException, InterruptedException {
        int port = HttpConnection.freePort();
        Map<String, String> all = new HashMap<>(environment(program, port));
        all.putAll(environment);
        try (ColdStart start = new ColdStart(image, List.of(), all)) {
            before.start();
            ColdStart.End end = start.run(LIMIT, awaited(program, port));
            check(program, image, end);
            return end.nanos();
        }
    }

    /** Starts a service, and kills it at its first response. */
    static void toFirstResponse(
            MeasuredProgram service, Path image, Map<String, String> environment)
            throws IOException, InterruptedException {
        start(service, image, environment, () -> {});
    }

    private static Map<String, String> environment(MeasuredProgram program, int port) {
        return program.isService() ? program.service().environment(port) : Map.of();
    }

    private static BooleanSupplier awaited(MeasuredProgram program, int port) {
        return () -> program.isService() && HelloService.answers(port);
    }

    private static void check(MeasuredProgram program, Path image, ColdStart.End end)
            throws IOException {
        boolean well = program.isService() ? end.reached() : !end.killed() && end.status() == 0;
        if (!well) {
            throw new IOException(
                    image
                            + (end.killed()
                                    ? " took more than " + LIMIT.toSeconds() + " s"
                                    : " ended with " + end.status()));
        }
    }

    /** Also what the kernel knows of files and directories, as section 7.1 of the paper. */
    private static void dropCaches() throws IOException {
        if (dropsAll()) {
            Files.writeString(DROP_CACHES, "3");
        }
    }
}
