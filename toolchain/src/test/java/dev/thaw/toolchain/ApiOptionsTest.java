// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** With the table that the real builder gives. */
class ApiOptionsTest {
    private static final OptionTable TABLE = OptionTable.load(TestHome.get().optionTable());

    private final List<String> warnings = new ArrayList<>();
    private ApiOptions options;

    @BeforeEach
    void create() {
        options = new ApiOptions(TABLE, TestHome.get().builderJars(), warnings::add);
    }

    private Optional<List<String>> translate(String... words) {
        Deque<String> queue = new ArrayDeque<>(Arrays.asList(words));
        Optional<List<String>> translated = options.translate(queue.poll(), queue, Origin.USER);
        assertTrue(queue.isEmpty() || translated.isEmpty(), "words are left: " + queue);
        return translated;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "-O2 | -H:Optimize@user+api=2",
                "-Ob | -H:Optimize@user+api=b",
                "-g | -H:GenerateDebugInfo@user+api=2",
                "-march=native | -H:MicroArchitecture@user+api=native",
                "--shared | -H:+SharedLibrary@user+api",
                "-o name | -H:Name@user+api=name",
                "--gc=serial | -H:SupportedGCs@user+api=serial",
                "--gc=epsilon | -H:SupportedGCs@user+api=epsilon",
                "--features=a.B,c.D | -H:Features@user+api=a.B,c.D",
                "--enable-http | -H:EnableURLProtocols@user+api=http",
                "--enable-url-protocols=http,https | -H:EnableURLProtocols@user+api=http,https",
                "--initialize-at-build-time=a,b.C | -H:ClassInitialization@user+api=a:build_time,b.C:build_time",
                "--initialize-at-run-time=a | -H:ClassInitialization@user+api=a:run_time",
                "--initialize-at-build-time | -H:ClassInitialization@user+api=:build_time",
                "-ea | -H:RuntimeAssertions@user+api=+",
                "-ea:a.b... | -H:RuntimeAssertions@user+api=+a.b...",
                "-disableassertions:a.B | -H:RuntimeAssertions@user+api=-a.B",
                "-esa | -H:+RuntimeSystemAssertions@user+api",
                "-dsa | -H:-RuntimeSystemAssertions@user+api",
                "--no-fallback | -H:FallbackThreshold@user+api=0",
                "--parallelism=3 | -H:NumberOfThreads@user+api=3",
                "--add-exports a/b=c | -H:AddExports@user+api=a/b=c",
                "--add-opens=a/b=c | -H:AddOpens@user+api=a/b=c",
                "--native-compiler-path=/usr/bin/gcc | -H:CCompilerPath@user+api=/usr/bin/gcc",
            })
    void translates(String words, String expected) {
        assertEquals(Optional.of(List.of(expected)), translate(words.split(" ")));
    }

    @Test
    void knowsEveryOptionThatTheBuilderDeclares() {
        assertTrue(TABLE.apiOptions().size() > 50, "there are only " + TABLE.apiOptions().size());
        assertTrue(
                options.isExperimental("AddAllCharsets") || options.isExperimental("PrintFlags"));
        assertFalse(options.isExperimental("NativeLinkerOption"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--nonsense", "-x", "--sharedx", "-gx", "--feature=a", "-"})
    void leavesOtherWordsAlone(String word) {
        assertEquals(Optional.empty(), translate(word));
    }

    @ParameterizedTest
    @CsvSource({
        "--shared=yes, takes no value",
        "-g=3, takes no value",
        "--gc=G1, --gc=serial",
        "--gc=, --gc=serial",
        "--add-exports, needs a value"
    })
    void refusesWrongValues(String word, String message) {
        var e = assertThrows(ToolchainException.class, () -> translate(word));
        assertTrue(e.getMessage().contains(message), e.getMessage());
        assertTrue(e.getMessage().contains(word.replaceFirst("=.*", "")), e.getMessage());
    }

    @Test
    void warnsOfDeprecatedOptions() {
        assertEquals(
                Optional.of(List.of("-H:+AllowIncompleteClasspath@user+api")),
                translate("--allow-incomplete-classpath"));
        assertEquals(1, warnings.size());
        assertTrue(warnings.getFirst().contains("--allow-incomplete-classpath"));
    }

    @Test
    void keepsTheOriginOfOptionsInFiles() {
        Origin origin = new Origin("file:/a/META-INF/x");
        assertEquals(
                Optional.of(List.of("-H:Features@file:/a/META-INF/x+api=F")),
                options.translate("--features=F", new ArrayDeque<>(), origin));
    }

    @ParameterizedTest
    @CsvSource({
        "--initialise-at-build-time=x, --initialize-at-build-time",
        "--sharde, --shared",
        "--module-pth, --module-path"
    })
    void findsNearNames(String word, String expected) {
        assertEquals(expected, options.near(word, CommandLine.OWN_OPTIONS).getFirst());
    }

    @Test
    void findsNoNearNameForNonsense() {
        assertEquals(List.of(), options.near("--qqqqqqqqqqqq", CommandLine.OWN_OPTIONS));
    }
}
