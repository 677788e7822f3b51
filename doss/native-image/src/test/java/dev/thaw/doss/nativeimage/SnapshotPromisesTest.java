// SPDX-License-Identifier: Apache-2.0
package dev.thaw.doss.nativeimage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each promise names its tests; they exist. */
class SnapshotPromisesTest {
    private static final Path PAGE = Path.of("../../docs/snapshots-promises.md");
    private static final List<Path> SOURCES =
            List.of(
                    Path.of("src/test/java"),
                    Path.of("../jvm/src/test/java"),
                    Path.of("../tool/src/test/java"),
                    Path.of("../micronaut/src/test/java"));
    private static final Pattern NAME = Pattern.compile("`([^`]*)`");
    private static final Pattern TEST = Pattern.compile("(\\w+)\\.(\\w+)(?:: (\\w+))?");

    @Test
    void eachLineHasATestThatExists() throws IOException {
        Map<String, String> sources = sources();
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
                if (!exists(names.group(1), sources)) {
                    missing.add(names.group(1));
                }
            } while (names.find());
        }
        assertEquals(List.of(), missing);
        assertTrue(promises > 40, "only " + promises + " promises are read");
    }

    private static Map<String, String> sources() throws IOException {
        Map<String, String> result = new HashMap<>();
        for (Path directory : SOURCES) {
            try (Stream<Path> files = Files.walk(directory)) {
                for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    String name = file.getFileName().toString().replace(".java", "");
                    result.merge(name, Files.readString(file), String::concat);
                }
            }
        }
        return result;
    }

    private static boolean exists(String name, Map<String, String> sources) {
        Matcher test = TEST.matcher(name);
        return test.matches()
                && sources.containsKey(test.group(1))
                && isTest(sources.get(test.group(1)), test.group(2), test.group(3));
    }

    /**
     * @param parameter that must be one of the test's, unless it is null
     */
    private static boolean isTest(String source, String method, String parameter) {
        int at = source.indexOf(" void " + method + "(");
        int annotation =
                Math.max(
                        source.lastIndexOf("@Test\n", at),
                        source.lastIndexOf("@ParameterizedTest", at));
        if (at < 0 || annotation < 0) {
            return false;
        }
        String head = source.substring(annotation, at);
        return !head.contains(" void ")
                && (parameter == null || head.contains("\"" + parameter + "\""));
    }
}
