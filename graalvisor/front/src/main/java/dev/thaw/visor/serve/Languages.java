// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.serve;

import dev.thaw.visor.Failure;
import dev.thaw.visor.RefusedException;
import dev.thaw.visor.Stderr;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * The function libraries that scripts run in: those that the server was told of, and those that are
 * built when the first script of their language needs them.
 */
final class Languages implements AutoCloseable {
    private static final int RETRY_SECONDS = 30;

    /** What the builder knows to build. */
    private static final Set<String> BUILT = Set.of("javascript", "python");

    /**
     * Makes libraries.
     *
     * @param program is run as {@code PROGRAM function language NAME --cache CACHE}; prints the
     *     library's path
     * @param cache where the libraries are; workers may read it
     */
    record Builder(Path program, Path cache) {}

    private final Map<String, Path> libraries;
    private final Builder builder;

    /** Null: workers are of the user that the front is. */
    private final LanguageCopies copies;

    private final Map<String, CompletableFuture<Path>> builds = new HashMap<>();
    private final List<Process> running = new ArrayList<>();
    private Consumer<String> whenBuilt = runtime -> {};
    private boolean closed;

    /**
     * @param named libraries that are there, by runtime
     * @param builder null: there is none
     * @param copies null: workers can read what the front can
     */
    Languages(Map<String, Path> named, Builder builder, LanguageCopies copies) throws IOException {
        this.libraries = new ConcurrentHashMap<>();
        this.builder = builder;
        this.copies = copies;
        for (Map.Entry<String, Path> one : named.entrySet()) {
            libraries.put(one.getKey(), reachable(one.getValue()));
        }
        if (builder != null) {
            // workers are allowed to read what is there when they start
            Files.createDirectories(builder.cache);
        }
    }

    /** Hears of each language that was built, on a thread of its own. */
    synchronized void whenBuilt(Consumer<String> listener) {
        whenBuilt = listener;
    }

    /** What workers must read to open them. */
    List<Path> directories() {
        List<Path> directories = new ArrayList<>();
        libraries
                .values()
                .forEach(library -> directories.add(library.toAbsolutePath().getParent()));
        if (builder != null) {
            directories.add(builder.cache.toAbsolutePath());
        }
        if (copies != null) {
            directories.add(copies.directory().toAbsolutePath());
        }
        return directories.stream().distinct().toList();
    }

    /** Null if it is not there. */
    Path find(String runtime) {
        return libraries.get(runtime);
    }

    /** Whether it is there, or can be. */
    boolean knows(String runtime) {
        return libraries.containsKey(runtime) || (builder != null && BUILT.contains(runtime));
    }

    /** Of each language that the server knows: ready, building, missing. */
    synchronized Map<String, String> states() {
        Map<String, String> states = new TreeMap<>();
        if (builder != null) {
            BUILT.forEach(runtime ->
                    states.put(runtime, builds.containsKey(runtime) ? "building" : "missing"));
        }
        libraries.keySet().forEach(runtime -> states.put(runtime, "ready"));
        return states;
    }

    /** Returns when the library is there; on a thread that may wait. */
    void await(String runtime) throws RefusedException {
        if (find(runtime) == null && !knows(runtime)) {
            throw new RefusedException(
                    422, "language", "this server has no runtime for " + runtime + " scripts");
        }
        try {
            begin(runtime).join();
        } catch (CompletionException e) {
            throw new RefusedException(
                    503,
                    "language",
                    "the image that %s scripts run in could not be built: %s; the server's log has more, and the next deployment tries again"
                            .formatted(runtime, e.getCause().getMessage()));
        }
    }

    /** Does not wait: refuses, and has it built, if it is not there. */
    void require(String runtime) throws RefusedException {
        if (find(runtime) != null) {
            return;
        }
        if (knows(runtime)) {
            begin(runtime);
        }
        throw new RefusedException(
                new Failure(
                        503,
                        "language",
                        "the image that %s scripts run in is not there yet; try again when the server's log says that it is"
                                .formatted(runtime),
                        RETRY_SECONDS));
    }

    /** Builds the library in the background, unless that is under way or done. */
    synchronized CompletableFuture<Path> begin(String runtime) {
        Path there = find(runtime);
        if (there != null) {
            return CompletableFuture.completedFuture(there);
        }
        CompletableFuture<Path> build = builds.get(runtime);
        if (build == null) {
            CompletableFuture<Path> begun = new CompletableFuture<>();
            builds.put(runtime, begun);
            build = begun;
            Thread.ofPlatform()
                    .daemon()
                    .name("build of " + runtime)
                    .start(() -> build(runtime, begun));
        }
        return build;
    }

    private void build(String runtime, CompletableFuture<Path> result) {
        log(runtime, "its image is built, once; this takes some minutes");
        Path library;
        try {
            library = reachable(run(runtime));
        } catch (IOException | InterruptedException e) {
            synchronized (this) {
                builds.remove(runtime);
            }
            log(runtime, "its image could not be built: " + e.getMessage());
            result.completeExceptionally(e);
            return;
        }
        Consumer<String> listener;
        synchronized (this) {
            libraries.put(runtime, library);
            builds.remove(runtime);
            listener = whenBuilt;
        }
        log(runtime, "its image is there");
        // whoever waits may hold what the listener needs
        result.complete(library);
        listener.accept(runtime);
    }

    private Path reachable(Path library) throws IOException {
        return copies == null ? library : copies.reachable(library);
    }

    private Path run(String runtime) throws IOException, InterruptedException {
        Process process = start(runtime);
        String last = "";
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                last = line;
                log(runtime, line);
            }
        } finally {
            synchronized (this) {
                running.remove(process);
            }
        }
        int status = process.waitFor();
        if (status != 0) {
            throw new IOException("the builder has ended with status " + status);
        }
        if (!last.startsWith("/") || !Files.isRegularFile(Path.of(last))) {
            throw new IOException("the builder has named no library: '" + last + "'");
        }
        return Path.of(last);
    }

    private synchronized Process start(String runtime) throws IOException {
        if (closed) {
            throw new IOException("the server ends");
        }
        Process process =
                new ProcessBuilder(
                                // calls go first
                                "nice",
                                "-n",
                                "19",
                                builder.program.toString(),
                                "function",
                                "language",
                                runtime,
                                "--cache",
                                builder.cache.toAbsolutePath().toString())
                        .redirectErrorStream(true)
                        .start();
        process.getOutputStream().close();
        running.add(process);
        return process;
    }

    private static void log(String runtime, String line) {
        Stderr.say(runtime + ": " + line);
    }

    /** Ends what is being built. */
    @Override
    public synchronized void close() {
        closed = true;
        for (Process process : running) {
            process.descendants().forEach(ProcessHandle::destroy);
            process.destroy();
        }
    }
}
