// SPDX-License-Identifier: Apache-2.0
package dev.thaw.function.tool;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The native-image of GRAALVM_HOME, run with progress. */
final class NativeImage {
    /** What it builds; names of its symbols depend on the image's name. */
    static final String LIBRARY = "libfunction.so";

    private static final int LAST_LINES = 40;

    /** What native-image says of each of its steps. */
    private static final Pattern STEP = Pattern.compile("^\\[\\d/\\d] [^.(]+");

    private static final Pattern RELEASE = Pattern.compile("GRAALVM_VERSION=\"?([^\"\n]*)");

    private final Path home;
    private final boolean verbose;
    private final PrintWriter err;

    NativeImage(Path home, boolean verbose, PrintWriter err) {
        this.home = home;
        this.verbose = verbose;
        this.err = err;
    }

    static NativeImage ofEnvironment(boolean verbose, PrintWriter err) {
        String home = System.getenv("GRAALVM_HOME");
        if (home == null || !Files.isExecutable(Path.of(home, "bin", "native-image"))) {
            throw new FunctionException(
                    "GRAALVM_HOME (%s) has no bin/native-image: set it to what 'thaw native-image --thaw-home' prints"
                            .formatted(home));
        }
        return new NativeImage(Path.of(home), verbose, err);
    }

    /** Who builds. */
    String builder() throws IOException {
        Matcher version = RELEASE.matcher(Files.readString(home.resolve("release")));
        return "thaw 0.1.0, GraalVM CE " + (version.find() ? version.group(1) : "unknown");
    }

    /**
     * Builds a library from a class path into a directory.
     *
     * @param identity of all that it is made of; else a random one is part of it
     * @param experimental options that must be unlocked
     * @return false if it failed; the user knows why
     */
    boolean build(
            ClassPath all,
            String identity,
            List<String> experimental,
            List<String> options,
            Path directory)
            throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(home.resolve("bin/native-image").toString());
        command.add("--shared");
        command.addAll(List.of("-cp", all.toString()));
        command.add("-H:+UnlockExperimentalVMOptions");
        command.add("-H:ImageBuildID=" + identity);
        command.addAll(experimental);
        command.add("-H:-UnlockExperimentalVMOptions");
        command.addAll(options);
        command.addAll(List.of("-o", LIBRARY.replace(".so", "")));
        return run(command, directory);
    }

    private boolean run(List<String> command, Path directory)
            throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(command)
                        .directory(directory.toFile())
                        .redirectErrorStream(true)
                        .start();
        process.getOutputStream().close();
        Deque<String> last = new ArrayDeque<>();
        long begin = System.nanoTime();
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                show(line, begin);
                last.add(line);
                if (last.size() > LAST_LINES) {
                    last.remove();
                }
            }
        } finally {
            process.destroy();
        }
        int status = process.waitFor();
        if (status == 0 && Files.exists(directory.resolve(LIBRARY))) {
            return true;
        }
        if (!verbose) {
            last.forEach(err::println);
        }
        err.printf(
                "thaw function: native-image failed with status %d; the last lines of its output are above%n",
                status);
        err.flush();
        return false;
    }

    private void show(String line, long begin) {
        Matcher step = STEP.matcher(line);
        if (verbose) {
            err.println(line);
        } else if (step.find()) {
            err.printf(
                    "thaw function: %3d s %s%n",
                    (System.nanoTime() - begin) / 1_000_000_000, step.group().strip());
        }
        err.flush();
    }
}
