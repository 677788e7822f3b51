// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.run;

import dev.thaw.advise.Advice;
import dev.thaw.advise.Finding;
import dev.thaw.advise.Texts;
import dev.thaw.advise.Unseen;
import dev.thaw.advise.image.ImageAdvice;
import dev.thaw.advise.image.NativeImage;
import dev.thaw.advise.jvm.JavaAdvice;
import dev.thaw.advise.kernel.PageCache;
import dev.thaw.advise.kernel.Recording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs a command once, and says what would help it.
 *
 * @param status of the command
 */
public record CommandAdvice(int status, Advice advice) {
    private static final String TIME = "what the program's time went to";

    /**
     * @param cold a native image starts with nothing of its file in memory
     * @throws IOException if the command cannot be started
     */
    public static CommandAdvice of(List<String> command, boolean cold)
            throws IOException, InterruptedException {
        Map<String, Double> numbers = new LinkedHashMap<>();
        List<Unseen> unseen = new ArrayList<>();
        List<Finding> findings = new ArrayList<>();
        Optional<NativeImage> image = imageOf(command.getFirst());
        long stays = image.isPresent() ? inMemory(image.get().file(), cold) : 0;
        ProgramRun run = ProgramRun.of(command);
        numbers.put("status", (double) run.status());
        numbers.put("wall_ms", run.wall());
        numbers.put("processor_ms", run.processor());
        run.unseen().ifPresent(why -> unseen.add(new Unseen(TIME, why)));
        run.recording().ifPresent(recording -> addLimits(recording, unseen));
        withinMemory(
                () -> {
                    List<RanProgram> programs =
                            run.recording().map(RanProgram::of).orElse(List.of());
                    new JavaAdvice(run, programs, numbers, unseen)
                            .finding()
                            .ifPresent(findings::add);
                    if (image.isPresent()) {
                        programs.stream()
                                .filter(p -> p.process() == run.process())
                                .findFirst()
                                .map(ran ->
                                        ImageAdvice.of(image.get(), ran, stays, numbers, unseen))
                                .ifPresent(findings::add);
                    }
                    findings.addAll(BatchAdvice.of(programs, run.processor(), numbers, unseen));
                },
                unseen);
        String name = Path.of(command.getFirst()).getFileName().toString();
        String subject =
                "%s ended with status %d after %s, %s of processors"
                        .formatted(
                                name,
                                run.status(),
                                Texts.time(run.wall()),
                                Texts.time(run.processor()));
        return new CommandAdvice(run.status(), new Advice(subject, numbers, findings, unseen));
    }

    private static long inMemory(Path file, boolean cold) throws IOException, InterruptedException {
        return cold ? PageCache.forget(file) : Files.size(file);
    }

    interface Analysis {
        void run() throws InterruptedException;
    }

    /** The command has run: its status is not lost by what is thought of it. */
    static void withinMemory(Analysis analysis, List<Unseen> unseen) throws InterruptedException {
        try {
            analysis.run();
        } catch (OutOfMemoryError e) {
            unseen.add(new Unseen(TIME, "this JVM had no memory to go through what was recorded"));
        }
    }

    private static void addLimits(Recording recording, List<Unseen> unseen) {
        if (recording.lost() > 0) {
            unseen.add(
                    new Unseen(
                            recording.lost() + " events",
                            "the kernel had no room for them: the machine is busy, and the numbers are less exact"));
        }
        if (recording.cut()) {
            unseen.add(new Unseen("the end of the run", "it had more events than are kept"));
        }
    }

    private static Optional<NativeImage> imageOf(String program) throws IOException {
        Optional<Path> file = ProgramFile.of(program);
        return file.isPresent() && Files.isReadable(file.get())
                ? NativeImage.of(file.get())
                : Optional.empty();
    }
}
