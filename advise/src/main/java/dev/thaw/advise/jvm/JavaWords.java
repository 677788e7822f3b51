// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise.jvm;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What {@code java} would take to run the same: other programs of a JDK are launchers of a module's
 * main class.
 */
final class JavaWords {
    private static final String FOR_THE_JVM = "-J";

    private JavaWords() {}

    /**
     * @param command of the JVM's process
     * @param main what the JVM says it runs, a main class or MODULE/CLASS first
     * @return none if that cannot be told
     */
    static Optional<List<String>> of(List<String> command, String main) {
        if (command.isEmpty()) {
            return Optional.empty();
        }
        String program = command.getFirst();
        List<String> rest = command.subList(1, command.size());
        if (program.substring(program.lastIndexOf('/') + 1).equals("java")) {
            return Optional.of(rest);
        }
        String first = main.strip().split("\\s")[0];
        if (!first.contains("/") || first.startsWith("/")) {
            return Optional.empty();
        }
        List<String> words = new ArrayList<>();
        rest.stream()
                .filter(word -> word.startsWith(FOR_THE_JVM))
                .map(word -> word.substring(FOR_THE_JVM.length()))
                .forEach(words::add);
        words.add("-m");
        words.add(first);
        rest.stream().filter(word -> !word.startsWith(FOR_THE_JVM)).forEach(words::add);
        return Optional.of(words);
    }
}
