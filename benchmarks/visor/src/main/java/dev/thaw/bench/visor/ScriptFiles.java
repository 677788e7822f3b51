// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import com.google.gson.Gson;
import dev.thaw.bench.core.Commands;
import dev.thaw.bench.visor.TableFunction.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** A script is one file; its libraries are put into it. Peers run the same file. */
final class ScriptFiles {
    private static final String ESBUILD = "esbuild@0.25.0";
    private static final String ESBUILD_PROGRAM = "node_modules/@esbuild/linux-x64/bin/esbuild";

    /** JSON strings are Python's too. */
    private static final Gson JSON = new Gson();

    private static final String LIBRARY =
            """
            def _library(name, text):
                import sys, types
                module = types.ModuleType(name)
                sys.modules[name] = module
                exec(compile(text, name + ".py", "exec"), module.__dict__)

            """;

    private final Places places;
    private final Packages packages;

    ScriptFiles(Places places) {
        this.places = places;
        packages = new Packages(places);
    }

    Path script(TableFunction function) throws IOException, InterruptedException {
        String name = function.title().replace(' ', '-');
        return switch (function.language()) {
            case JAVASCRIPT -> javaScript(function, places.work().resolve(name + ".mjs"));
            case PYTHON -> python(function, places.work().resolve(name + ".py"));
            case JAVA -> throw new IllegalArgumentException(function + " is no script");
        };
    }

    /** What is deployed: the script, or a directory where it needs Java. */
    Path deployed(TableFunction function) throws IOException, InterruptedException {
        Path script = script(function);
        if (!function.usesJava()) {
            return script;
        }
        Path directory =
                Files.createDirectories(
                        places.work().resolve(function.title().replace(' ', '-') + "-java"));
        boolean python = function.language() == Language.PYTHON;
        String source = python ? "main.py" : "index.mjs";
        copy(script, directory.resolve(source));
        copy(places.table("thaw-benchmarks-table-transfer.jar"), directory.resolve("transfer.jar"));
        Files.writeString(
                directory.resolve("manifest.json"),
                JSON.toJson(Map.of("source", source, "languages", List.of("java"))));
        return directory;
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
    }

    private Path javaScript(TableFunction function, Path to)
            throws IOException, InterruptedException {
        Path source = function.directory().resolve("function.mjs");
        if (function.libraries().isEmpty()) {
            copy(source, to);
            return to;
        }
        List<String> needed = new ArrayList<>(function.libraries());
        needed.addFirst(ESBUILD);
        Path installed = packages.npm(needed);
        // the source is not below node_modules
        List<String> command =
                Commands.words(
                        "env NODE_PATH={} {} {} --bundle --format=esm --log-level=warning --outfile={}",
                        installed.resolve("node_modules"),
                        installed.resolve(ESBUILD_PROGRAM),
                        source,
                        to);
        Commands.output(command);
        return to;
    }

    private Path python(TableFunction function, Path to) throws IOException, InterruptedException {
        StringBuilder text = new StringBuilder();
        if (!function.modules().isEmpty()) {
            Path installed = packages.pip(function.libraries());
            text.append(LIBRARY);
            for (String module : function.modules()) {
                Path file = installed.resolve(module + ".py");
                Path of = Files.exists(file) ? file : installed.resolve(module + "/__init__.py");
                text.append(
                        "_library(%s, %s)%n"
                                .formatted(JSON.toJson(module), JSON.toJson(Files.readString(of))));
            }
        }
        text.append(Files.readString(function.directory().resolve("function.py")));
        return Files.writeString(to, text);
    }
}
