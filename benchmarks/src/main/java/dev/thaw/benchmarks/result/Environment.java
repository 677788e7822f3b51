// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.result;

import dev.thaw.bench.report.ResultRecord;
import dev.thaw.bench.report.RunDescription;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What a run was a run of.
 *
 * @param quick whether sizes and rounds were too small for the result to count
 * @param hugePages when the kernel gives huge pages to anonymous memory
 * @param loadBefore load averages of 1, 5 and 15 minutes, before the run
 */
public record Environment(
        ResultRecord.Run run,
        boolean quick,
        String hugePages,
        String loadBefore,
        String loadAfter) {
    /**
     * @param sources a directory in the working copy whose commit is meant
     */
    public static Environment before(String command, boolean quick, Path sources) {
        return new Environment(
                RunDescription.of(command, sources), quick, hugePagesNow(), load(), null);
    }

    public Environment after() {
        return new Environment(run, quick, hugePages, loadBefore, load());
    }

    /** As the last line of a report. */
    public String describe() {
        return "\n`%s`%s, %s, commit %s, %s; huge pages: %s; load average before %s, after %s.\n"
                .formatted(
                        run.command(),
                        quick ? " (does not count)" : "",
                        run.date(),
                        run.commit(),
                        run.machine(),
                        hugePages,
                        loadBefore,
                        loadAfter);
    }

    private static String hugePagesNow() {
        String text = read("/sys/kernel/mm/transparent_hugepage/enabled");
        int open = text.indexOf('[');
        return open < 0 ? text : text.substring(open + 1, text.indexOf(']'));
    }

    private static String load() {
        String[] fields = read("/proc/loadavg").split(" ");
        return fields.length < 3 ? fields[0] : String.join(" ", fields[0], fields[1], fields[2]);
    }

    private static String read(String file) {
        try {
            return Files.readString(Path.of(file)).strip();
        } catch (IOException e) {
            return "unknown";
        }
    }
}
