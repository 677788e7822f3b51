// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.image;

import dev.thaw.advise.Estimate;
import dev.thaw.advise.Finding;
import dev.thaw.advise.Finding.Part;
import dev.thaw.advise.Finding.Verdict;
import dev.thaw.advise.Texts;
import dev.thaw.advise.Unseen;
import dev.thaw.advise.run.RanProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What an order by a profile would do for the cold start of a native image.
 *
 * <p>The model: a cold start is a warm one, and waits for pages of the image's file. Of these waits
 * there is left what is left of the difference between cold and warm: 0.2 (0.14 to 0.27) of one
 * image, with order, prefetch, and libraries on demand (layout/README.md, commit 0d8f769), 0.24 to
 * 0.33 of ten programs and three services in the bench before libraries came on demand
 * (benchmarks/results/layout.md, commit a0ad5a5). There all files that a start reads were cold,
 * here the image's alone is.
 */
public final class ImageAdvice {
    private static final double LEAST_LEFT = 0.14;
    private static final double LIKELY_LEFT = 0.2;
    private static final double MOST_LEFT = 0.33;

    /** The images of the model waited some 100 times and more. */
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
        if (image.canPrefetch()) {
            return Finding.noGain(
                    Part.LAYOUT,
                    measured,
                    "it was built by 'thaw layout build'; 'thaw layout prefetch' may not have been run");
        }
        if (reads.count() < FEW_READS) {
            String disk =
                    readAhead(image.file())
                            .map(kib ->
                                    "; this disk reads %d KiB ahead, Linux's default is 128"
                                            .formatted(kib))
                            .orElse("");
            return Finding.noGain(
                    Part.LAYOUT, measured, "a few reads bring all that it needs" + disk);
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

    private static Optional<Long> readAhead(Path file) {
        try {
            long device = (Long) Files.getAttribute(file, "unix:dev");
            long major = device >> 8 & 0xfff;
            long minor = device & 0xff | device >> 12 & 0xfff00;
            Path setting = Path.of("/sys/class/bdi/%d:%d/read_ahead_kb".formatted(major, minor));
            return Optional.of(Long.valueOf(Files.readString(setting).strip()));
        } catch (IOException | NumberFormatException e) {
            return Optional.empty();
        }
    }
}
