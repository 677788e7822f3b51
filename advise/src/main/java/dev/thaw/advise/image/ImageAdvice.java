// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.image;

import dev.thaw.advise.Estimate;
import dev.thaw.advise.Finding;
import dev.thaw.advise.Finding.Part;
import dev.thaw.advise.Finding.Verdict;
import dev.thaw.advise.Texts;
import dev.thaw.advise.Unseen;
import dev.thaw.advise.run.RanProgram;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an order by a profile would do for the cold start of a native image.
 *
 * <p>The model: a cold start is a warm one, and waits for pages of the image's file. In the bench
 * of ten programs and three services (benchmarks/results/layout.md, commit a0ad5a5) there was left
 * of the difference between cold and warm, in GraalVM's order: 0.24 to 0.33 with order and
 * prefetch, 0.27 in the middle. There all files that a start reads were cold, here the image's
 * alone is.
 */
public final class ImageAdvice {
    private static final double LEAST_LEFT = 0.24;
    private static final double LIKELY_LEFT = 0.27;
    private static final double MOST_LEFT = 0.33;

    /**
     * An image that was built to ask for its pages is better than the images of the model were
     * before.
     */
    private static final int FEW_READS = 20;

    private ImageAdvice() {}

    /**
     * @param image what was run
     * @param stays bytes of its file that were in memory at the start
     */
    public static Finding of(
            NativeImage image,
            RanProgram program,
            long stays,
            Map<String, Double> numbers,
            List<Unseen> unseen) {
        ColdReads reads = ColdReads.of(program);
        numbers.put("image_code_bytes", (double) image.codeBytes());
        numbers.put("image_heap_bytes", (double) image.heapBytes());
        numbers.put("image_reads", (double) reads.count());
        numbers.put("image_reads_ms", reads.milliseconds());
        String size =
                "a native image of %s of code and %s of heap"
                        .formatted(Texts.bytes(image.codeBytes()), Texts.bytes(image.heapBytes()));
        if (stays > 0) {
            unseen.add(
                    new Unseen(
                            "a cold start",
                            "%s of the file stay in memory: a process runs it, it is on no disk, or --warm was given"
                                    .formatted(Texts.bytes(stays))));
            return Finding.noGain(
                    Part.LAYOUT, size, "a start whose file is in memory gains nothing");
        }
        String measured =
                "%s: %s of %s it waited for its own file, %s"
                        .formatted(
                                size,
                                Texts.time(reads.milliseconds()),
                                Texts.time(program.wall()),
                                Texts.count(reads.count(), "read", "reads"));
        if (image.canPrefetch() || reads.count() < FEW_READS) {
            return Finding.noGain(
                    Part.LAYOUT,
                    measured,
                    image.canPrefetch()
                            ? "it was built by 'thaw layout build'; 'thaw layout prefetch' may not have been run"
                            : "there is little to wait for");
        }
        double warm = Math.max(0, program.wall() - reads.milliseconds());
        Estimate estimate =
                new Estimate(
                        "ms",
                        program.wall(),
                        warm + LEAST_LEFT * reads.milliseconds(),
                        warm + LIKELY_LEFT * reads.milliseconds(),
                        warm + MOST_LEFT * reads.milliseconds(),
                        "for a start with nothing of the file in memory");
        return new Finding(
                Part.LAYOUT,
                estimate.isWorthIt() ? Verdict.HELPS : Verdict.NO_GAIN,
                measured,
                estimate.isWorthIt() ? "" : "reading the file is a small part of it",
                Optional.of(estimate),
                estimate.isWorthIt()
                        ? List.of(
                                "thaw layout record -- native-image …    # your command; then run APP.instrumented once",
                                "thaw layout build -- native-image …",
                                "sudo thaw layout prefetch APP")
                        : List.of());
    }
}
