// SPDX-License-Identifier: Apache-2.0
package dev.thaw.build;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A function file, as it is to be compiled.
 *
 * @param classPath as {@code java} has it
 * @param function a class, or class and static method
 * @param file the function file
 * @param signature how the function is written; null or blank if it is to be found out
 * @param state room for a state; null or blank for none
 * @param arguments options for {@code native-image}
 */
public record FunctionStep(
        String classPath,
        String function,
        Path file,
        String signature,
        String state,
        List<String> arguments) {

    /** Refuses a function that is not named. */
    public FunctionStep {
        if (function == null || function.isBlank()) {
            throw new StepException(
                    "No function is named: set function in the plugin's configuration, or thaw.function, to a class, or to class and static method, as com.example.Hello::greet.");
        }
        arguments = List.copyOf(arguments);
    }

    /** Words behind {@code thaw function}. */
    public List<String> words() {
        List<String> words =
                new ArrayList<>(List.of("build", classPath, function, "-o", file.toString()));
        add(words, "--signature", signature);
        add(words, "--state", state);
        if (!arguments.isEmpty()) {
            words.add("--");
            words.addAll(arguments);
        }
        return words;
    }

    private static void add(List<String> words, String option, String value) {
        if (value != null && !value.isBlank()) {
            words.add(option);
            words.add(value);
        }
    }
}
