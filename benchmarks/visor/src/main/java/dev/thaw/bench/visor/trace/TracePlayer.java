// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.trace;

import dev.thaw.bench.process.ProcessMemory;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Calls what a trace says, when it says so, whether earlier calls were answered or not; latency is
 * from the time that the trace says.
 */
final class TracePlayer {
    private static final long SAMPLE_MILLIS = 1000;
    private static final long LAST_SECONDS = 120;
    private static final double MILLI = 1e6;

    /** As slow as a caller would wait, so that failing is not faster than answering. */
    private static final double FAILED_MILLIS = 60_000;

    private final List<Double> millis = new ArrayList<>();
    private final List<Double> beyond = new ArrayList<>();
    private final List<Double> memory = new ArrayList<>();
    private int failed;

    /**
     * @param requests what each function is sent
     * @param own milliseconds that a call of each function takes by itself
     */
    void play(Trace trace, String[] requests, long[] own, Platform platform)
            throws InterruptedException {
        Thread sampler = Thread.ofPlatform().name("memory").start(() -> sample(platform));
        ExecutorService calls = Executors.newVirtualThreadPerTaskExecutor();
        long begin = System.nanoTime();
        try {
            for (Trace.Call call : trace.calls()) {
                long at = begin + (long) (call.second() * TimeUnit.SECONDS.toNanos(1));
                long left = at - System.nanoTime();
                if (left > 0) {
                    TimeUnit.NANOSECONDS.sleep(left);
                }
                int function = call.function();
                calls.execute(
                        () -> call(platform, function, requests[function], own[function], at));
            }
            calls.shutdown();
            if (!calls.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS)) {
                calls.shutdownNow();
                calls.awaitTermination(LAST_SECONDS, TimeUnit.SECONDS);
            }
        } finally {
            sampler.interrupt();
            sampler.join();
        }
    }

    private void call(Platform platform, int function, String request, long own, long at) {
        boolean answered = false;
        try {
            platform.call(function, request);
            answered = true;
        } catch (IOException e) {
            // counted as failed
        }
        double took = (System.nanoTime() - at) / MILLI;
        double counted = answered ? took : Math.max(took, FAILED_MILLIS);
        synchronized (this) {
            millis.add(counted);
            beyond.add(counted - own);
            failed += answered ? 0 : 1;
        }
    }

    private void sample(Platform platform) {
        try {
            while (true) {
                long bytes = 0;
                for (long pid : platform.pids()) {
                    bytes += memory(pid);
                }
                synchronized (this) {
                    memory.add((double) bytes);
                }
                Thread.sleep(SAMPLE_MILLIS);
            }
        } catch (InterruptedException e) {
            // the last call was answered
        }
    }

    /** Of one that may have ended meanwhile. */
    private static long memory(long pid) {
        try {
            return ProcessMemory.of(pid).proportional();
        } catch (IOException e) {
            return 0;
        }
    }

    /** Of all calls, those that failed among them. */
    synchronized double[] millis() {
        return array(millis);
    }

    /** The same without what the calls take by themselves. */
    synchronized double[] beyondMillis() {
        return array(beyond);
    }

    /** Of all processes, each second; bytes. */
    synchronized double[] memory() {
        return array(memory);
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }

    synchronized int failed() {
        return failed;
    }
}
