// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Each promise names its tests; they exist. */
final class PromisesIT {
    private static final Path PAGE = Path.of("../../docs/hottub-promises.md");
    private static final List<Path> SOURCES =
            List.of(
                    Path.of("src/test/java/dev/thaw/hottub/tests"),
                    Path.of("../statics/src/test/java/dev/thaw/hottub/statics"),
                    Path.of("../programs/src/test/java/dev/thaw/hottub/programs"));
    private static final Pattern NAME = Pattern.compile("`(\\w+)\\.(\\w+)`");

    @Test
    void eachLineHasATestThatExists() throws IOException {
        List<String> missing = new ArrayList<>();
        int promises = 0;
        for (String line : Files.readAllLines(PAGE)) {
            if (!line.startsWith("| ") || line.endsWith("| test |")) {
                continue;
            }
            promises++;
            Matcher names = NAME.matcher(line.substring(line.lastIndexOf('|', line.length() - 2)));
            assertTrue(names.find(), "no test: " + line);
            do {
                if (!exists(names.group(1), names.group(2))) {
                    missing.add(names.group());
                }
            } while (names.find());
        }
        assertEquals(List.of(), missing);
        assertTrue(promises > 30, "only " + promises + " promises are read");
    }

    private static boolean exists(String type, String method) throws IOException {
        Pattern test =
                Pattern.compile(
                        "@(Test|ParameterizedTest)\\s+(@\\w+(\\([^)]*\\))?\\s+)*void "
                                + method
                                + "\\(");
        for (Path sources : SOURCES) {
            Path file = sources.resolve(type + ".java");
            if (Files.exists(file) && test.matcher(Files.readString(file)).find()) {
                return true;
            }
        }
        return false;
    }
}
