// SPDX-License-Identifier: Apache-2.0
package dev.thaw.advise;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Ten programs that others wrote, or that show an extreme: what java takes to run them. */
final class SamplePrograms {
    private static final Path HOTTUB =
            Path.of(System.getProperty("thaw.root"), "hottub", "programs").toAbsolutePath();

    private static final String SAMPLE =
            """
            import java.util.*;
            public class Sample {
              enum Kind { SMALL, LARGE }
              sealed interface Shape permits Circle, Square {}
              record Circle(int radius) implements Shape {}
              record Square(int side) implements Shape {}
              static int count = 0;
              static Kind kind(Shape shape) { return switch (shape) {
                  case Circle(int radius) when radius > 3 -> Kind.LARGE; case Circle c -> Kind.SMALL;
                  case Square s -> s.side() > 3 ? Kind.LARGE : Kind.SMALL; }; }
              public static void main(String[] args) {
                for (Shape shape : List.of(new Circle(5), new Square(1))) { count++; System.out.println(kind(shape)); }
              }
            }
            """;
    private static final String GRAMMAR =
            """
            grammar Sum;
            sums: (sum NEWLINE)*;
            sum: sum ('*' | '/') sum | sum ('+' | '-') sum | NUMBER | '(' sum ')';
            NEWLINE: [\\r\\n]+;
            NUMBER: [0-9]+;
            """;
    private static final String TEST =
            """
            import static org.junit.jupiter.api.Assertions.*;
            import org.junit.jupiter.api.Test;
            import org.junit.jupiter.params.ParameterizedTest;
            import org.junit.jupiter.params.provider.EnumSource;
            class SampleTest {
              enum Kind { SMALL, LARGE }
              static int count;
              @Test void counts() { assertEquals(1, ++count); }
              @ParameterizedTest @EnumSource(Kind.class) void constants(Kind kind) { assertSame(kind, Kind.valueOf(kind.name())); }
            }
            """;

    private SamplePrograms() {}

    static boolean areBuilt() {
        return Files.isDirectory(HOTTUB.resolve("target/lib"))
                && Files.isDirectory(HOTTUB.resolve("target/libraries"));
    }

    /**
     * @param directory gets the files that they work on
     */
    static Map<String, List<String>> in(Path directory) throws Exception {
        Files.writeString(directory.resolve("Sample.java"), SAMPLE);
        Files.writeString(directory.resolve("Sum.g4"), GRAMMAR);
        Path test = Files.writeString(directory.resolve("SampleTest.java"), TEST);
        Path classes = directory.resolve("classes");
        String programs = classes + ":" + jars("lib");
        String libraries = classes + ":" + jars("libraries");
        compile(programs, classes, test, own("Hello.java"), own("Loop.java"));
        compile(libraries, classes, HOTTUB.resolve("src/test/programs/JsonMappers.java"));
        Map<String, List<String>> all = new LinkedHashMap<>();
        all.put("hello", List.of("-cp", classes.toString(), "Hello"));
        all.put("a loop", List.of("-cp", classes.toString(), "Loop", "600"));
        all.put(
                "javac",
                List.of(
                        "-cp",
                        classes.toString(),
                        "com.sun.tools.javac.Main",
                        "-d",
                        "out",
                        "Sample.java"));
        List<String> formatter = new ArrayList<>(List.of("-cp", programs));
        for (String part : List.of("api", "code", "file", "parser", "tree", "util")) {
            formatter.add(
                    "--add-exports=jdk.compiler/com.sun.tools.javac." + part + "=ALL-UNNAMED");
        }
        formatter.addAll(List.of("com.google.googlejavaformat.java.Main", "Sample.java"));
        all.put("google-java-format", formatter);
        all.put(
                "Checkstyle",
                List.of(
                        "-cp",
                        programs,
                        "com.puppycrawl.tools.checkstyle.Main",
                        "-c",
                        "/google_checks.xml",
                        "Sample.java"));
        all.put(
                "PMD",
                List.of(
                        "-cp",
                        programs,
                        "net.sourceforge.pmd.cli.PmdCli",
                        "check",
                        "--no-progress",
                        "-f",
                        "text",
                        "-R",
                        "rulesets/java/quickstart.xml",
                        "-d",
                        "Sample.java"));
        all.put(
                "ANTLR",
                List.of(
                        "-cp",
                        programs,
                        "org.antlr.v4.Tool",
                        "-visitor",
                        "-o",
                        "parser",
                        "Sum.g4"));
        all.put(
                "H2's shell",
                List.of(
                        "-cp",
                        programs,
                        "org.h2.tools.Shell",
                        "-url",
                        "jdbc:h2:mem:sample",
                        "-user",
                        "sa",
                        "-sql",
                        "create table t(id int primary key, text varchar); insert into t values (1, 'a'), (2, 'b');"
                                + " select * from t order by id"));
        all.put(
                "JUnit's console",
                List.of(
                        "-cp",
                        programs,
                        "org.junit.platform.console.ConsoleLauncher",
                        "execute",
                        "--disable-ansi-colors",
                        "-c",
                        "SampleTest"));
        all.put("Jackson", List.of("-cp", libraries, "JsonMappers"));
        return all;
    }

    private static Path own(String name) {
        return Path.of("src/test/programs", name).toAbsolutePath();
    }

    private static String jars(String folder) throws IOException {
        try (Stream<Path> files = Files.list(HOTTUB.resolve("target").resolve(folder))) {
            return files.filter(f -> f.toString().endsWith(".jar"))
                    .sorted()
                    .map(Path::toString)
                    .collect(Collectors.joining(":"));
        }
    }

    private static void compile(String classPath, Path classes, Path... sources) throws Exception {
        List<String> command = new ArrayList<>();
        command.add(Advised.JAVA_HOME.resolve("bin/javac").toString());
        command.addAll(List.of("-cp", classPath, "-d", classes.toString()));
        Stream.of(sources).map(Path::toString).forEach(command::add);
        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor());
    }
}
