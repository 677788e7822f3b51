// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.machine;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Programs on the PATH, or by their absolute path. */
final class LocalPrograms implements Programs {
    private static final long SECONDS = 10;
    private static final int MOST = 1 << 16;

    /** Maven prints them even into a pipe. */
    private static final Pattern COLOURS = Pattern.compile("\u001b\\[[0-9;]*m");

    @Override
    public Answer<String> firstLine(List<String> command) {
        if (!isThere(command.get(0))) {
            return new Answer.Absent<>(command.get(0));
        }
        ProcessBuilder builder =
                new ProcessBuilder(command)
                        .redirectInput(new File("/dev/null"))
                        .redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C");
        try {
            Process process = builder.start();
            CompletableFuture.delayedExecutor(SECONDS, TimeUnit.SECONDS)
                    .execute(process::destroyForcibly);
            String text =
                    new String(process.getInputStream().readNBytes(MOST), StandardCharsets.UTF_8);
            // who prints more than that is not asked further
            process.getInputStream().close();
            int code = process.waitFor();
            String first =
                    COLOURS.matcher(text)
                            .replaceAll("")
                            .lines()
                            .map(String::strip)
                            .filter(l -> !l.isEmpty())
                            .findFirst()
                            .orElse("");
            return code == 0
                    ? new Answer.Known<>(first)
                    : unknown(command, "exit code " + code + (first.isEmpty() ? "" : ", " + first));
        } catch (IOException e) {
            return unknown(command, e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return unknown(command, "interrupted");
        }
    }

    private static boolean isThere(String name) {
        if (name.startsWith("/")) {
            return Files.isExecutable(Path.of(name));
        }
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.of(path.split(File.pathSeparator))
                .filter(directory -> !directory.isEmpty())
                .anyMatch(directory -> Files.isExecutable(Path.of(directory, name)));
    }

    private static <T> Answer<T> unknown(List<String> command, String why) {
        return new Answer.Unknown<>("'" + String.join(" ", command) + "' failed: " + why);
    }
}
