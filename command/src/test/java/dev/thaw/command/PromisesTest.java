// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command;

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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each promise names its tests; they exist. */
class PromisesTest {
    private static final Path PROJECT = Path.of("..");
    private static final List<String> PARTS =
            List.of(
                    "toolchain",
                    "doss",
                    "layout",
                    "hottub",
                    "graalvisor",
                    "ocolos",
                    "advise",
                    "benchmarks/visor");
    private static final Pattern NAME = Pattern.compile("`([^`]*)`");

    /** {@code Class.method} or {@code Class.method: PARAMETER}. */
    private static final Pattern IN_JAVA = Pattern.compile("(\\w+)\\.(\\w+)(?:: (\\w+))?");

    private static final Pattern SOAK =
            Pattern.compile("@EnabledIfSystemProperty\\(\\s*named = \"it\\.soak\"");

    /** {@code file.rs: function}. */
    private static final Pattern IN_RUST = Pattern.compile("(\\w+\\.rs): (\\w+)");

    private static final Pattern FUZZ_TARGET =
            Pattern.compile("@Test\\s+void (\\w+)\\(|#\\[test\\]\\s+fn (\\w+)\\(");

    @ParameterizedTest
    @CsvSource({
        "snapshots-promises.md, doss, 40",
        "layout-promises.md, layout maven-plugin, 15",
        "hottub-promises.md, hottub, 30",
        "visor-promises.md, graalvisor, 40",
        "maven-promises.md, maven-plugin build-steps, 10",
        "gradle-promises.md, gradle-plugin layout, 10",
        "advise-promises.md, advise, 15",
        "dist-promises.md, dist command, 15",
        "commands-promises.md, command dist benchmarks/visor layout, 10",
        "upgrades-promises.md, toolchain doss layout hottub graalvisor maven-plugin gradle-plugin dist command, 12"
    })
    void eachLineHasATestThatExists(String page, String parts, int least) throws IOException {
        Path file = PROJECT.resolve("docs").resolve(page);
        Map<String, String> sources = new HashMap<>();
        for (String part : parts.split(" ")) {
            testsOf(PROJECT.resolve(part)).forEach((k, v) -> sources.merge(k, v, String::concat));
        }
        eachHasATest(Files.readAllLines(file), sources, least);
    }

    @Test
    void eachFuzzTargetExists() throws IOException {
        Map<String, String> sources = new HashMap<>();
        for (String part : PARTS) {
            testsOf(PROJECT.resolve(part)).forEach((k, v) -> sources.merge(k, v, String::concat));
        }
        List<String> lines = Files.readAllLines(PROJECT.resolve("docs/security.md"));
        int begin = lines.indexOf("## What reads damaged input");
        int end = lines.indexOf("## What is not there");
        eachHasATest(lines.subList(begin, end), sources, 20);
    }

    /** Also that none is added without a word, and that their count is right. */
    @Test
    void eachFuzzTargetIsOnThePage() throws IOException {
        List<String> lines = Files.readAllLines(PROJECT.resolve("docs/security.md"));
        int begin = lines.indexOf("## What reads damaged input");
        int end = lines.indexOf("## What is not there");
        String page = String.join("\n", lines.subList(begin, end));
        List<String> missing = new ArrayList<>();
        int targets = 0;
        for (String part : PARTS) {
            for (Map.Entry<String, String> file : testsOf(PROJECT.resolve(part)).entrySet()) {
                String name = file.getKey();
                if (!name.endsWith("FuzzTest.java") && !name.equals("fuzz.rs")) {
                    continue;
                }
                Matcher each = FUZZ_TARGET.matcher(file.getValue());
                while (each.find()) {
                    targets++;
                    String target =
                            each.group(1) == null
                                    ? name + ": " + each.group(2)
                                    : name.replace(".java", ".") + each.group(1);
                    if (!page.contains("`" + target + "`")) {
                        missing.add(target);
                    }
                }
            }
        }
        assertEquals(List.of(), missing, "the page does not tell of them");
        assertTrue(page.contains(": " + targets + " of them,"), "there are " + targets);
    }

    @Test
    void eachCheckOfWhatOthersHaveWrittenExists() throws IOException {
        List<String> lines = Files.readAllLines(PROJECT.resolve("docs/security.md"));
        int begin = lines.indexOf("## What others have written");
        int end = lines.indexOf("## What reads damaged input");
        eachHasATest(lines.subList(begin, end), testsOf(PROJECT.resolve("dist")), 6);
    }

    private static void eachHasATest(List<String> page, Map<String, String> sources, int least) {
        List<String> missing = new ArrayList<>();
        List<String> silent = new ArrayList<>();
        int promises = 0;
        for (String line : page) {
            if (!line.startsWith("| ") || line.endsWith("| test |")) {
                continue;
            }
            promises++;
            Matcher names = NAME.matcher(line.substring(line.lastIndexOf('|', line.length() - 2)));
            assertTrue(names.find(), "no test: " + line);
            do {
                if (!exists(names.group(1), sources)) {
                    missing.add(names.group(1));
                }
                if (isOfSoakAlone(names.group(1), sources) && !line.contains("`--soak`")) {
                    silent.add(names.group(1));
                }
            } while (names.find());
        }
        assertEquals(List.of(), missing);
        assertEquals(List.of(), silent, "their lines do not say that it takes --soak");
        assertTrue(promises >= least, "only " + promises + " promises are read");
    }

    /** The sources of a part's tests, by the name of the file. */
    private static Map<String, String> testsOf(Path part) throws IOException {
        Map<String, String> sources = new HashMap<>();
        try (Stream<Path> files = Files.walk(part)) {
            for (Path file : files.filter(PromisesTest::isOfTests).toList()) {
                sources.merge(
                        file.getFileName().toString(), Files.readString(file), String::concat);
            }
        }
        return sources;
    }

    private static boolean isOfTests(Path file) {
        String path = file.toString();
        return path.contains("/src/test/java/") && path.endsWith(".java")
                || path.contains("/tests/") && path.endsWith(".rs")
                || path.endsWith("/src/fuzz.rs");
    }

    private static boolean exists(String name, Map<String, String> sources) {
        Matcher rust = IN_RUST.matcher(name);
        if (rust.matches()) {
            return sources.getOrDefault(rust.group(1), "")
                    .contains("#[test]\nfn " + rust.group(2) + "()");
        }
        Matcher java = IN_JAVA.matcher(name);
        return java.matches()
                && isTest(
                        sources.getOrDefault(java.group(1) + ".java", ""),
                        java.group(2),
                        java.group(3));
    }

    /** Whether other runs skip a test, by what stands at it or at its class. */
    private static boolean isOfSoakAlone(String name, Map<String, String> sources) {
        Matcher java = IN_JAVA.matcher(name);
        if (!java.matches()) {
            return false;
        }
        String source = sources.getOrDefault(java.group(1) + ".java", "");
        int type = source.indexOf("class " + java.group(1));
        int method = source.indexOf(" void " + java.group(2) + "(");
        if (type < 0 || method < 0) {
            return false;
        }
        String atMethod = source.substring(source.lastIndexOf("Test\n", method), method);
        return SOAK.matcher(source.substring(0, type)).find() || SOAK.matcher(atMethod).find();
    }

    @Test
    void aTestOfSoakAloneIsKnown() {
        String at = "@EnabledIfSystemProperty(\n named = \"it.soak\", matches = \"true\")\n";
        Map<String, String> sources =
                Map.of(
                        "AIT.java",
                                "class AIT {\n@Test\n void x() {}\n@Test\n" + at + " void y() {}",
                        "BIT.java", at + "class BIT {\n@Test\n void x() {}");
        assertEquals(
                List.of(false, true, true, false),
                Stream.of("AIT.x", "AIT.y", "BIT.x", "CIT.x")
                        .map(name -> isOfSoakAlone(name, sources))
                        .toList());
    }

    /**
     * @param parameter that must be one of the test's, unless it is null
     */
    private static boolean isTest(String source, String method, String parameter) {
        int at = source.indexOf(" void " + method + "(");
        int annotation =
                Math.max(
                        source.lastIndexOf("Test\n", at),
                        source.lastIndexOf("@ParameterizedTest", at));
        if (at < 0 || annotation < 0) {
            return false;
        }
        String head = source.substring(annotation, at);
        return !head.contains(" void ")
                && (parameter == null || head.contains("\"" + parameter + "\""));
    }
}
