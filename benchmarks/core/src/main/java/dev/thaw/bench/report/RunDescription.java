// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Finds out what a run of the demo is a run of: program, machine and day. */
public final class RunDescription {
    private static final String UNKNOWN = "unknown";

    private RunDescription() {}

    /**
     * @param sources a directory in the working copy whose commit is meant
     */
    public static ResultRecord.Run of(String command, Path sources) {
        return new ResultRecord.Run(
                command, commit(sources), machine(), LocalDate.now().toString());
    }

    private static String commit(Path sources) {
        try {
            Process git =
                    new ProcessBuilder("git", "rev-parse", "--short=12", "HEAD")
                            .directory(sources.toFile())
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start();
            String commit =
                    new String(git.getInputStream().readAllBytes(), StandardCharsets.US_ASCII);
            boolean ended = git.waitFor(10, TimeUnit.SECONDS);
            return ended && git.exitValue() == 0 ? commit.strip() : UNKNOWN;
        } catch (IOException e) {
            return UNKNOWN;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return UNKNOWN;
        }
    }

    private static String machine() {
        return "%d x %s, %s, %s %s"
                .formatted(
                        Runtime.getRuntime().availableProcessors(),
                        firstValue("/proc/cpuinfo", "model name"),
                        memory(),
                        System.getProperty("os.name"),
                        System.getProperty("os.version"));
    }

    private static String memory() {
        String total = firstValue("/proc/meminfo", "MemTotal").replace(" kB", "");
        return total.equals(UNKNOWN) ? UNKNOWN : (Long.parseLong(total) >> 20) + " GiB";
    }

    private static String firstValue(String file, String name) {
        try {
            List<String> lines = Files.readAllLines(Path.of(file));
            return lines.stream()
                    .filter(line -> line.startsWith(name) && line.contains(":"))
                    .map(line -> line.substring(line.indexOf(':') + 1).strip())
                    .findFirst()
                    .orElse(UNKNOWN);
        } catch (IOException e) {
            return UNKNOWN;
        }
    }
}
