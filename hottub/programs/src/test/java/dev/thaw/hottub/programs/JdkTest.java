// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A test of OpenJDK's own that is one source file with a main method, and needs nothing but a JVM.
 *
 * @param name its path below the directory of all tests, without the suffix
 * @param main with its package
 */
record JdkTest(Path source, String name, String main, List<String> arguments) {
    private static final List<String> PARTS =
            List.of(
                    "java/beans",
                    "java/io",
                    "java/lang",
                    "java/math",
                    "java/net",
                    "java/nio",
                    "java/rmi",
                    "java/security",
                    "java/text",
                    "java/time",
                    "java/util",
                    "javax/net");

    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

    /** What the test harness would have to do, or what is no question of the JVM alone. */
    private static final Pattern NEEDS_MORE =
            Pattern.compile(
                    "@(library|build|modules|compile|requires|ignore)\\b|@key.*(headful|printer|intermittent|randomness)");

    private static final Pattern RUN = Pattern.compile("@run\\s+(.*)");
    private static final Pattern MAIN =
            Pattern.compile("static\\s+(final\\s+)?(synchronized\\s+)?void\\s+main\\s*\\(");
    private static final Pattern PACKAGE =
            Pattern.compile("^package\\s+([\\w.]+);", Pattern.MULTILINE);

    /**
     * All of them, in the order of their names.
     *
     * @param tests the directory {@code test/jdk} of OpenJDK's sources
     */
    static List<JdkTest> in(Path tests) throws IOException {
        List<JdkTest> all = new ArrayList<>();
        for (String part : PARTS) {
            try (Stream<Path> files = Files.walk(tests.resolve(part))) {
                for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    of(tests, file).ifPresent(all::add);
                }
            }
        }
        all.sort((one, other) -> one.source.compareTo(other.source));
        return all;
    }

    private static Optional<JdkTest> of(Path tests, Path file) throws IOException {
        // old ones have bytes of other encodings in comments
        String text = Files.readString(file, StandardCharsets.ISO_8859_1);
        Optional<String> found =
                COMMENT.matcher(text)
                        .results()
                        .map(match -> match.group())
                        .filter(comment -> comment.contains("@test"))
                        .findFirst();
        if (found.isEmpty()
                || NEEDS_MORE.matcher(found.get()).find()
                || !MAIN.matcher(text).find()) {
            return Optional.empty();
        }
        String name = file.getFileName().toString().replace(".java", "");
        List<String> arguments = List.of();
        List<String[]> runs =
                RUN.matcher(found.get())
                        .results()
                        .map(match -> match.group(1).strip().split("\\s+"))
                        .toList();
        if (!runs.isEmpty()) {
            String[] words = runs.getFirst();
            if (runs.size() > 1
                    || !words[0].equals("main")
                    || words.length < 2
                    || !words[1].equals(name)) {
                return Optional.empty();
            }
            arguments = List.of(words).subList(2, words.length);
        }
        Matcher declared = PACKAGE.matcher(text);
        String main = declared.find() ? declared.group(1) + "." + name : name;
        String path = tests.relativize(file).toString().replace(".java", "");
        return Optional.of(new JdkTest(file, path, main, arguments));
    }
}
