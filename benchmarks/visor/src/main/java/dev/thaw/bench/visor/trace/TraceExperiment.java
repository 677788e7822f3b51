// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.trace;

import dev.thaw.bench.core.Measurements;
import dev.thaw.bench.core.Statistics;
import dev.thaw.bench.visor.VisorExperiment;
import dev.thaw.bench.visor.functions.Work;
import dev.thaw.bench.visor.programs.FunctionServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * A trace, played to one runtime, to a runtime for each function, and to a process for each call at
 * a time (paper, section 4.4). Two cores stand for a cluster: what calls take is made smaller.
 */
public final class TraceExperiment extends VisorExperiment {
    private static final String ONE = "one runtime";
    private static final String OWN = "a runtime for each function";
    private static final String PROCESSES = "a process for each call";

    private static final int APPLICATIONS = 100;
    private static final double CALLS_PER_SECOND = 6;

    /** Of a public trace. */
    private static final int MOST_FUNCTIONS = 300;

    private static final double SECONDS = 600;

    /** Then a shorter trace says the same: eighteen times as long as anything is kept. */
    private static final long SHORT_KEEP_ALIVE = 10;

    private static final double SHORT_SECONDS = 180;
    private static final double QUICK_SECONDS = 30;
    private static final long SEED = 18;

    /** Of what the trace says. */
    private static final double TIME = 1 / 20.0;

    private static final double MEMORY = 1 / 8.0;
    private static final double MOST_SECONDS = 2;
    private static final int MOST_MEGABYTES = 64;

    /** The rest of a call waits. */
    private static final double COMPUTES = 0.2;

    private static final int PERCENT = 99;

    private final long keepAliveSeconds;
    private final Path azure;
    private final double seconds;
    private Trace trace;
    private String[] requests;
    private long[] own;
    private int[] megabytes;

    /**
     * @param keepAliveSeconds of isolates, and of processes, that nobody calls
     * @param azure directory of the public trace of 2019, or the file of that of 2021; null: a
     *     synthetic one
     * @param minutes that it takes; 0: as usual
     */
    public TraceExperiment(Lab lab, long keepAliveSeconds, Path azure, int minutes) {
        super(lab, "trace-" + keepAliveSeconds + "s", List.of(ONE, OWN, PROCESSES));
        this.keepAliveSeconds = keepAliveSeconds;
        this.azure = azure;
        double usual = keepAliveSeconds <= SHORT_KEEP_ALIVE ? SHORT_SECONDS : SECONDS;
        double whole = minutes == 0 ? usual : minutes * 60.0;
        this.seconds = quick ? QUICK_SECONDS : whole;
    }

    @Override
    public boolean onRequest() {
        return true;
    }

    @Override
    public void prepare() throws IOException {
        functions.work();
        trace = trace();
        int count = trace.functions().size();
        requests = new String[count];
        own = new long[count];
        megabytes = new int[count];
        for (int i = 0; i < count; i++) {
            Trace.Traced function = trace.functions().get(i);
            double taken = Math.min(function.seconds() * TIME, MOST_SECONDS);
            megabytes[i] =
                    (int) Math.clamp(Math.round(function.megabytes() * MEMORY), 1, MOST_MEGABYTES);
            own[i] = Math.round(taken * 1e3);
            requests[i] =
                    "%d %d %d"
                            .formatted(
                                    Math.round(taken * COMPUTES * 1e6),
                                    Math.round(taken * (1 - COMPUTES) * 1e3),
                                    megabytes[i]);
        }
    }

    private Trace trace() throws IOException {
        if (azure == null) {
            return SyntheticTrace.make(APPLICATIONS, CALLS_PER_SECOND, seconds, SEED);
        }
        return Files.isDirectory(azure)
                ? AzureTrace.read(azure, 0, (int) Math.ceil(seconds / 60), MOST_FUNCTIONS, SEED)
                : AzureInvocations.read(azure, seconds, MOST_FUNCTIONS);
    }

    @Override
    public void turn(String contender, Measurements to) throws Exception {
        TracePlayer player = new TracePlayer();
        try (Platform platform = platform(contender)) {
            player.play(trace, requests, own, platform);
        }
        double[] millis = player.millis();
        if (player.failed() == millis.length) {
            throw new IOException("no call was answered");
        }
        to.add("calls", "", trace.calls().size());
        to.add("failed calls", "", player.failed());
        to.add("latency", "ms", Statistics.median(millis));
        to.add("latency, p99", "ms", Statistics.percentile(millis, PERCENT));
        double[] beyond = player.beyondMillis();
        to.add("latency beyond the call's own time", "ms", Statistics.median(beyond));
        to.add(
                "latency beyond the call's own time, p99",
                "ms",
                Statistics.percentile(beyond, PERCENT));
        to.add("memory", "MB", Arrays.stream(player.memory()).average().orElse(0) / MEGA);
        to.add("memory, most", "MB", Arrays.stream(player.memory()).max().orElse(0) / MEGA);
    }

    private Platform platform(String contender) throws IOException {
        if (contender.equals(PROCESSES)) {
            List<String> command =
                    places.program(
                            FunctionServer.class,
                            List.of(Work.class.getName()),
                            "-XX:+UseSerialGC",
                            "-Xmx256m");
            return new ProcessPlatform(command, places.errors("trace"), keepAliveSeconds * 1000);
        }
        Path data = Files.createTempDirectory(places.work(), "trace");
        return VisorPlatform.start(
                places,
                data,
                functions.work(),
                megabytes,
                keepAliveSeconds * 1000,
                contender.equals(OWN));
    }
}
