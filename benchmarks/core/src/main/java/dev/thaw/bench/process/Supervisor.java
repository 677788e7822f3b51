// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.process;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Starts processes and sees to it that none outlives this one, however this one ends. */
public final class Supervisor {
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    /** With one that ends others in its turn, and deletes what they have left. */
    private static final Duration PATIENCE_WITH_PARTS = Duration.ofMinutes(2);

    private static final Map<Process, Duration> RUNNING = new ConcurrentHashMap<>();
    private static final Queue<Runnable> LAST = new ConcurrentLinkedQueue<>();
    private static final AtomicBoolean WATCHES = new AtomicBoolean();

    private static volatile boolean ending;

    private Supervisor() {}

    private static void endForGood() {
        ending = true;
        endAll();
    }

    private static void watch() {
        if (!WATCHES.getAndSet(true)) {
            Runtime.getRuntime()
                    .addShutdownHook(new Thread(Supervisor::endForGood, "end-processes"));
        }
    }

    /** Ends those that are left by others and are nobody's children: once, after all others. */
    public static void endAlso(Runnable last) {
        watch();
        LAST.add(last);
    }

    public static Process start(ProcessBuilder builder) throws IOException {
        return start(builder, PATIENCE);
    }

    /** A program that has such processes itself: it gets time to end them. */
    public static Process startPart(ProcessBuilder builder) throws IOException {
        return start(builder, PATIENCE_WITH_PARTS);
    }

    private static Process start(ProcessBuilder builder, Duration patience) throws IOException {
        watch();
        Process process = builder.start();
        RUNNING.put(process, patience);
        process.onExit().thenAccept(RUNNING::remove);
        if (ending) {
            end(process, patience);
            throw new InterruptedIOException("this program is being ended");
        }
        return process;
    }

    /** Ends it with all that it has started. */
    public static void end(Process process) {
        end(process, RUNNING.getOrDefault(process, PATIENCE));
    }

    private static void end(Process process, Duration patience) {
        List<ProcessHandle> others = process.descendants().toList();
        process.destroy();
        try {
            if (!process.waitFor(patience.toMillis(), TimeUnit.MILLISECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
        others.forEach(ProcessHandle::destroyForcibly);
    }

    /** Ends what still runs; when it returns, nothing does, whoever ends it. */
    public static synchronized void endAll() {
        Map.copyOf(RUNNING).entrySet().parallelStream()
                .forEach(one -> end(one.getKey(), one.getValue()));
        for (Runnable last = LAST.poll(); last != null; last = LAST.poll()) {
            last.run();
        }
    }
}
