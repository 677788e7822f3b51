// SPDX-License-Identifier: Apache-2.0
package dev.thaw.benchmarks.hottub;

import com.google.gson.Gson;
import com.google.gson.reflect.TypeToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A program that others wrote and people run from scripts, as {@code programs/programs.json} has
 * it.
 *
 * @param artifacts group:artifact:version, from Maven repositories; null: it is in the JDK
 * @param java options of the JVM; null: none
 * @param arguments in a directory with the files of {@code programs/input}, {@code Sample.java} and
 *     {@code sample.jar}; {@code ${artifact}} is that artifact's jar
 * @param makes directories that must be there before; null: none
 */
record TableProgram(
        String name,
        List<String> artifacts,
        List<String> java,
        String main,
        List<String> arguments,
        List<String> makes) {
    TableProgram {
        artifacts = artifacts == null ? List.of() : List.copyOf(artifacts);
        java = java == null ? List.of() : List.copyOf(java);
        arguments = List.copyOf(arguments);
        makes = makes == null ? List.of() : List.copyOf(makes);
    }

    /** All of them, in the table's order. */
    static List<TableProgram> read(Path module) throws IOException {
        String text = Files.readString(module.resolve("programs/programs.json"));
        return new Gson().fromJson(text, new TypeToken<List<TableProgram>>() {});
    }

    String version() {
        return artifacts.isEmpty() ? "JDK" : artifacts.getFirst().split(":")[2];
    }

    /**
     * What java takes.
     *
     * @param jars of the artifacts and of what they need
     */
    List<String> command(List<Path> jars) throws IOException {
        List<String> command = new ArrayList<>(java);
        if (!jars.isEmpty()) {
            command.add("-cp");
            command.add(String.join(":", jars.stream().map(Path::toString).toList()));
        }
        command.add(main);
        for (String argument : arguments) {
            command.add(argument.startsWith("${") ? jar(argument, jars).toString() : argument);
        }
        return command;
    }

    private Path jar(String argument, List<Path> jars) throws IOException {
        String artifact = argument.substring(2, argument.length() - 1);
        for (String one : artifacts) {
            String[] parts = one.split(":");
            if (parts[1].equals(artifact)) {
                String file = artifact + "-" + parts[2] + ".jar";
                return jars.stream()
                        .filter(jar -> jar.getFileName().toString().equals(file))
                        .findFirst()
                        .orElseThrow(() -> new IOException(name + ": there is no " + file));
            }
        }
        throw new IOException(name + ": " + argument + " is none of its artifacts");
    }
}
