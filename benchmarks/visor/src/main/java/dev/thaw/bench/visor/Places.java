// SPDX-License-Identifier: Apache-2.0
package dev.thaw.bench.visor;

import dev.thaw.bench.image.ClassPath;
import dev.thaw.bench.visor.TableFunction.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Where everything is.
 *
 * @param root of the repository
 * @param front the front's image
 * @param worker its worker
 * @param images what the worker runs scripts by; those of other languages run in a JVM
 * @param cache what is made once
 * @param files where that is which goes when the run ends; asked when experiments are prepared
 */
public record Places(
        Path root,
        Path front,
        Path worker,
        Map<Language, Path> images,
        Path cache,
        Supplier<Path> files) {
    private static final String MODULE = "benchmarks/visor/target";

    public static Places find(Path root, Path cache, Supplier<Path> files) throws IOException {
        return new Places(
                root,
                program("THAW_VISOR"),
                program("THAW_VISOR_WORKER"),
                images(System::getenv),
                cache,
                files);
    }

    public Path work() {
        return files.get();
    }

    /**
     * @param named what THAW_JAVASCRIPT and the like name
     */
    static Map<Language, Path> images(UnaryOperator<String> named) throws IOException {
        Map<Language, Path> images = new EnumMap<>(Language.class);
        for (Language language : List.of(Language.JAVASCRIPT, Language.PYTHON)) {
            String library = named.apply(variable(language));
            if (library != null && !library.isEmpty()) {
                images.put(language, Path.of(library).toRealPath());
            }
        }
        return images;
    }

    private static String variable(Language language) {
        return "THAW_" + language.name();
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

    /** The image that scripts of a language run in, where they must. */
    Path image(Language language) throws IOException {
        Path image = images.get(language);
        if (image == null) {
            throw new IOException(
                    "%s should name the image of %s; build it by: ./thaw function language %s"
                            .formatted(variable(language), language.folder(), language.folder()));
        }
        return image;
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
        return ClassPath.java();
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
        return work().resolve(name + ".err");
    }
}
