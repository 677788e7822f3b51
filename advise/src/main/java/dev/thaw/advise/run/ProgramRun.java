// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.run;

import dev.thaw.advise.jvm.ObservedJvm;
import dev.thaw.advise.kernel.Event;
import dev.thaw.advise.kernel.EventsException;
import dev.thaw.advise.kernel.Recorder;
import dev.thaw.advise.kernel.Recording;
import dev.thaw.advise.kernel.SystemCalls;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A program that was run once, and what was seen of it. Standard input, output and error were its
 * own.
 *
 * @param status as a shell has it: 128 and the signal's number for one that was ended by a signal
 * @param wall from start to end, in milliseconds
 * @param processor what it and its children took of processors, in milliseconds
 * @param recording what the kernel has recorded
 * @param unseen why nothing was recorded; empty if something was
 * @param jvms those that were among its processes, in the order of their start
 */
public record ProgramRun(
        List<String> command,
        int status,
        long process,
        double wall,
        double processor,
        Optional<Recording> recording,
        Optional<String> unseen,
        List<ObservedJvm> jvms) {
    private static final long SHORT_MILLIS = 4;
    private static final long LONG_MILLIS = 25;
    private static final long YOUNG_NANOS = 200_000_000;
    private static final double MILLION = 1e6;
    private static final String NO_MEMORY = "this JVM had no memory for it";

    /**
     * Runs a program to its end, in this process' directory and environment.
     *
     * @throws IOException if it cannot be started
     */
    public static ProgramRun of(List<String> command) throws IOException, InterruptedException {
        Optional<String> unseen = Optional.empty();
        Recorder recorder = null;
        try {
            recorder = new Recorder();
        } catch (EventsException e) {
            unseen = Optional.of(e.getMessage());
        }
        try {
            return run(command, recorder, unseen);
        } finally {
            if (recorder != null) {
                recorder.close();
            }
        }
    }

    /**
     * @param unseenYet why there is no recorder; empty if there is one
     */
    private static ProgramRun run(
            List<String> command, Recorder recorder, Optional<String> unseenYet)
            throws IOException, InterruptedException {
        Optional<String> unseen = unseenYet;
        // a JVM may be gone before what looks at it is loaded
        ObservedJvm.ofItself().look();
        long before = SystemCalls.childrensProcessorTime();
        long begin = System.nanoTime();
        ProcessBuilder builder = new ProcessBuilder(command).inheritIO();
        restoreLocale(builder.environment());
        // just before: a key that interrupts ends this JVM until then, and the command from then on
        ForwardedSignals signals = new ForwardedSignals();
        Process process = builder.start();
        signals.to(process.pid());
        Map<Integer, ObservedJvm> jvms = new LinkedHashMap<>();
        boolean ended;
        do {
            // the last look is after its end
            // a JVM that ends at once is seen, and one that goes on is not disturbed
            boolean isYoung = System.nanoTime() - begin < YOUNG_NANOS;
            long pause = isYoung ? SHORT_MILLIS : LONG_MILLIS;
            ended = process.waitFor(pause, TimeUnit.MILLISECONDS);
            if (unseen.isEmpty()) {
                try {
                    recorder.drain(event -> see(event, jvms));
                    jvms.values().forEach(ObservedJvm::look);
                } catch (OutOfMemoryError e) {
                    // the command goes on, and its status counts
                    recorder.close();
                    unseen = Optional.of(NO_MEMORY);
                }
            }
        } while (!ended);
        long end = System.nanoTime();
        Optional<Recording> recording = Optional.empty();
        if (unseen.isEmpty()) {
            try {
                recording = Optional.of(recorder.recording());
            } catch (OutOfMemoryError e) {
                unseen = Optional.of(NO_MEMORY);
            }
        }
        return new ProgramRun(
                command,
                process.exitValue(),
                process.pid(),
                (end - begin) / MILLION,
                (SystemCalls.childrensProcessorTime() - before) / MILLION,
                recording,
                unseen,
                List.copyOf(jvms.values()));
    }

    /** The launcher has set another for this JVM, and noted the user's own. */
    private static void restoreLocale(Map<String, String> environment) {
        String own = environment.remove("THAW_ADVISE_LC_ALL");
        if ("unset".equals(own)) {
            environment.remove("LC_ALL");
        } else if (own != null) {
            environment.put("LC_ALL", own);
        }
    }

    private static void see(Event event, Map<Integer, ObservedJvm> jvms) {
        if (event instanceof Event.Mapped mapped && mapped.file().endsWith("/server/libjvm.so")) {
            jvms.computeIfAbsent(
                    mapped.process(), id -> new ObservedJvm(id, Path.of(mapped.file())));
        }
    }
}
