// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each promise names its tests; they exist. */
class PromisesTest {
    private static final Path PAGE = Path.of("../../docs/visor-promises.md");
    private static final List<Path> JAVA =
            List.of(
                    Path.of("src/test/java"),
                    Path.of("../function/src/test/java"),
                    Path.of("../tool/src/test/java"),
                    Path.of("../languages/src/test/java"),
                    Path.of("../container/src/test/java"),
                    Path.of("../worker-polyglot/src/test/java"));
    private static final Path RUST = Path.of("../worker-native/tests");
    private static final Pattern NAME = Pattern.compile("`([^`]*)`");
    private static final Pattern IN_JAVA = Pattern.compile("(\\w+)\\.(\\w+)");
    private static final Pattern IN_RUST = Pattern.compile("(\\w+\\.rs): (\\w+)");

    @Test
    void eachLineHasATestThatExists() throws IOException {
        List<String> missing = new ArrayList<>();
        int promises = 0;
        for (String line : Files.readAllLines(PAGE)) {
            if (!line.startsWith("| ") || line.endsWith("| test |")) {
                continue;
            }
            promises++;
            String tests = line.substring(line.lastIndexOf('|', line.length() - 2));
            Matcher names = NAME.matcher(tests);
            assertTrue(names.find(), "no test: " + line);
            do {
                if (!exists(names.group(1))) {
                    missing.add(names.group(1));
                }
            } while (names.find());
        }
        assertEquals(List.of(), missing);
        assertTrue(promises > 40, "only " + promises + " promises are read");
    }

    private static boolean exists(String name) throws IOException {
        Matcher rust = IN_RUST.matcher(name);
        if (rust.matches()) {
            Path file = RUST.resolve(rust.group(1));
            return Files.exists(file)
                    && Files.readString(file).contains("#[test]\nfn " + rust.group(2) + "()");
        }
        Matcher java = IN_JAVA.matcher(name);
        if (!java.matches()) {
            return false;
        }
        for (Path sources : JAVA) {
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file : files.toList()) {
                    if (file.endsWith(java.group(1) + ".java")
                            && isTest(Files.readString(file), java.group(2))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isTest(String source, String method) {
        int at = source.indexOf(" void " + method + "(");
        int before = source.lastIndexOf("Test\n", at);
        int parameterized = source.lastIndexOf("@ParameterizedTest", at);
        int annotation = Math.max(before, parameterized);
        return at > 0 && annotation > 0 && !source.substring(annotation, at).contains(" void ");
    }
}
