// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import dev.thaw.hottub.verify.Run;
import dev.thaw.hottub.verify.Trees;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Runs programs in new JVMs and in a server of its own, each time in an empty directory: what
 * {@code --thaw-verify} does, without a JVM for each program that it is asked of.
 */
final class FreshAndWarm implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final Path javaHome;

    /** The pool's files; not in a longer path, since sockets are there. */
    private final Path own = Files.createTempDirectory("thaw-runs");

    private final Path work = own.resolve("work");
    private final Map<String, String> variables;

    /**
     * @param state a directory for caches
     */
    FreshAndWarm(Path javaHome, Path state) throws IOException {
        this.javaHome = javaHome;
        variables =
                Map.of(
                        "XDG_RUNTIME_DIR", own.toString(),
                        "XDG_CACHE_HOME", state.resolve("cache").toString(),
                        "XDG_CONFIG_HOME", state.resolve("configuration").toString(),
                        "THAW_JAVA_HOME", javaHome.toString(),
                        "THAW_FIRST", "server",
                        "THAW_SERVERS", "1");
    }

    /** Empty if it has not ended in time. */
    Optional<Run> fresh(List<String> program, Duration limit)
            throws IOException, InterruptedException {
        return run(javaHome.resolve("bin/java").toString(), program, limit);
    }

    /** Returns when the server is ready for the next one. Empty if it has not ended in time. */
    Optional<Run> warm(List<String> program, Duration limit)
            throws IOException, InterruptedException {
        Optional<Run> run = run(System.getProperty("thaw.java"), program, limit);
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!isReady(status()) && System.nanoTime() < end) {
            Thread.sleep(10);
        }
        return run;
    }

    /** Why a run was not warm or has cost its server, each reason once. */
    List<String> reasons() throws IOException, InterruptedException {
        List<String> lines = status().lines().toList();
        int heading = lines.indexOf("run in a plain java, or not reused:");
        List<String> reasons = new ArrayList<>();
        for (int i = heading + 1; heading >= 0 && i < lines.size(); i++) {
            if (lines.get(i).startsWith("    ")) {
                reasons.add(lines.get(i).strip());
            }
        }
        return reasons;
    }

    String status() throws IOException, InterruptedException {
        return thaw("--thaw-status");
    }

    private Optional<Run> run(String java, List<String> program, Duration limit)
            throws IOException, InterruptedException {
        Trees.delete(work);
        Files.createDirectory(work);
        Path out = own.resolve("out");
        Path err = own.resolve("err");
        List<String> command = new ArrayList<>(List.of(java));
        command.addAll(program);
        ProcessBuilder builder =
                builder(command)
                        .directory(work.toFile())
                        .redirectInput(Path.of("/dev/null").toFile())
                        .redirectOutput(out.toFile())
                        .redirectError(err.toFile());
        Process process = builder.start();
        try {
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                return Optional.empty();
            }
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
        SortedMap<String, String> files = Run.changes(new TreeMap<>(), Run.files(work));
        return Optional.of(
                new Run(process.exitValue(), read(out), read(err), files, new TreeMap<>()));
    }

    private ProcessBuilder builder(List<String> command) {
        ProcessBuilder builder = new ProcessBuilder(command);
        Map<String, String> environment = builder.environment();
        environment.keySet().removeIf(name -> name.startsWith("THAW") || name.contains("JAVA"));
        environment.putAll(variables);
        return builder;
    }

    private static String read(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    }

    /** The walk through the heap, too: it may cost the server, and gives way to runs. */
    private static boolean isReady(String status) {
        return Stream.of("starting", "running", "resetting", "retired")
                        .noneMatch(state -> status.contains("  " + state + "  "))
                && (!status.contains("  idle  ") || status.contains("  heap walk "));
    }

    private String thaw(String option) throws IOException, InterruptedException {
        Process process =
                builder(List.of(System.getProperty("thaw.java"), option))
                        .redirectError(Redirect.DISCARD)
                        .start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return text;
    }

    @Override
    public void close() throws IOException {
        try {
            thaw("--thaw-stop");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        Trees.delete(own);
    }
}
