// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Where everything is.
 *
 * @param root of the repository
 * @param front the front's image
 * @param worker its worker
 * @param javaScript what the worker runs JavaScript by; null: scripts run in a JVM
 * @param cache what is made once
 * @param work what goes when the run ends
 */
public record Places(Path root, Path front, Path worker, Path javaScript, Path cache, Path work) {
    private static final String MODULE = "benchmarks/visor/target";

    public static Places find(Path root, Path work) throws IOException {
        String caches = System.getenv("XDG_CACHE_HOME");
        Path home = caches != null ? Path.of(caches) : Path.of(System.getenv("HOME"), ".cache");
        Path cache = Files.createDirectories(home.resolve("thaw/bench"));
        return new Places(
                root,
                program("THAW_VISOR"),
                program("THAW_VISOR_WORKER"),
                javaScript(System.getenv("THAW_JAVASCRIPT")),
                cache,
                work);
    }

    /** The library of that name; there may be none. */
    static Path javaScript(String named) throws IOException {
        if (named == null || named.isEmpty()) {
            return null;
        }
        return Path.of(named).toRealPath();
    }

    private static Path program(String variable) throws IOException {
        String value = System.getenv(variable);
        if (value == null || !Files.isExecutable(Path.of(value))) {
            throw new IOException(
                    "%s should name a program, but is %s; start this by ./thaw bench visor"
                            .formatted(variable, value));
        }
        return Path.of(value);
    }

    public Path functions() {
        return root.resolve(MODULE).resolve("thaw-benchmarks-visor-functions.jar");
    }

    public Path library(String artifact) {
        return root.resolve(MODULE).resolve("lib").resolve(artifact + ".jar");
    }

    /** Folders of the functions of the paper's table, their inputs and peers. */
    Path tableFolder() {
        return root.resolve("benchmarks/visor/functions");
    }

    /** A jar of the Java functions of that table. */
    Path table(String jar) {
        return tableFolder().resolve("java/target").resolve(jar);
    }

    /** The function, its interface and the libraries that it names. */
    String classPath(TableFunction function) {
        List<String> jars = new ArrayList<>();
        jars.add(table("thaw-benchmarks-table.jar").toString());
        jars.add(table("lib/functions-framework-api.jar").toString());
        function.libraries().forEach(name -> jars.add(table("lib/" + name + ".jar").toString()));
        return String.join(":", jars);
    }

    Path invoker() {
        return root.resolve(MODULE).resolve("peers/java-function-invoker.jar");
    }

    Path functionTool() {
        return root.resolve("graalvisor/tool/target");
    }

    Path java() {
        return Path.of(System.getProperty("java.home"), "bin/java");
    }

    /** A java command on the class path of the measured programs. */
    public List<String> program(Class<?> program, String... options) {
        return program(program, List.of(), options);
    }

    public List<String> program(Class<?> program, List<String> arguments, String... options) {
        List<String> command = new ArrayList<>(List.of(java().toString()));
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", functions().toString(), program.getName()));
        command.addAll(arguments);
        return command;
    }

    public Path errors(String name) {
        return work.resolve(name + ".err");
    }
}
