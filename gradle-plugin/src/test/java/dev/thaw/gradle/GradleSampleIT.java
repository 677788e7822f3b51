// SPDX-License-Identifier: Apache-2.0
package dev.thaw.gradle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/** The sample project, by the machine's Gradle: what tasks make, when, and what they refuse. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
final class GradleSampleIT {
    private static final String VERSION = System.getProperty("thaw.version");
    private static final String WORDS = "src/main/java/com/example/Words.java";
    private static final Pattern WENT_WRONG =
            Pattern.compile("(?ms)^\\* What went wrong:.*?^\\* Try:");
    private static final String UP_TO_DATE = " UP-TO-DATE\n";

    @TempDir static Path directory;
    private OfflineGradle gradle;
    private Path project;
    private Path image;

    @BeforeAll
    void copySample() throws Exception {
        Optional<String> trouble = OfflineGradle.trouble();
        assumeTrue(trouble.isEmpty(), trouble::orElseThrow);
        Path repository = Path.of(System.getProperty("thaw.repository"));
        Path cache = Path.of(System.getProperty("maven.cache"));
        gradle = new OfflineGradle(cache, repository, Path.of("target/gradle"));
        project = directory.resolve("sample");
        copy(Path.of("src/it/sample"), project);
        image = project.resolve("build/thaw/sample");
        String build = Files.readString(project.resolve("build.gradle"));
        assertTrue(build.contains("id 'dev.thaw' version '" + VERSION + "'"), build);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
        }
    }

    private String succeeds(String... arguments) throws Exception {
        OfflineGradle.Result result = gradle.run(project, arguments);
        assertEquals(0, result.status(), result.output());
        return result.output();
    }

    /** With messages below what Gradle says went wrong, and without a stack trace. */
    private void fails(List<String> messages, String... arguments) throws Exception {
        OfflineGradle.Result result = gradle.run(project, arguments);
        assertNotEquals(0, result.status(), result.output());
        String errors =
                WENT_WRONG
                        .matcher(result.output())
                        .results()
                        .map(MatchResult::group)
                        .collect(Collectors.joining());
        for (String message : messages) {
            assertTrue(errors.contains(message), message + "\n\n" + result.output());
        }
        assertFalse(result.output().contains("\tat "), result.output());
    }

    private void replace(String file, String what, String by) throws IOException {
        Path path = project.resolve(file);
        String text = Files.readString(path);
        assertTrue(text.contains(what), text);
        Files.writeString(path, text.replace(what, by));
    }

    private String runs(Path program, String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(List.of(arguments));
        Process process =
                new ProcessBuilder(command)
                        .directory(project.toFile())
                        .redirectErrorStream(true)
                        .start();
        String output = new String(process.getInputStream().readAllBytes());
        assertEquals(0, process.waitFor(), output);
        return output;
    }

    @Test
    @Order(1)
    void tasksSayWhatIsMissing() throws Exception {
        fails(
                List.of(
                        "No function is named",
                        "There is no layout profile " + image + ".profile: build with",
                        "There is no layout profile " + image + ".profile: record"),
                "--continue",
                "thawFunction",
                "thawLayoutBuild",
                "thawLayoutCheck");
        fails(
                List.of(
                        "There is no trace " + project.resolve("lost"),
                        "There is no layout profile " + project.resolve("none"),
                        "com.example.Nobody"),
                "--continue",
                "-Pthaw.trace=lost",
                "thawLayoutProfile",
                "-Pthaw.profile=none",
                "thawNativeImage",
                "-Pthaw.function=com.example.Nobody::greet",
                "thawFunction");
        fails(
                List.of("which is not a JDK 25: set javaHome in thaw { }"),
                "-Pthaw.javaHome=none",
                "thawToolchain");
        fails(
                List.of("set thaw.outputDirectory for its place"),
                "-Pthaw.imageName=a/b",
                "thawNativeImage");
    }

    @Test
    @Order(2)
    void anImageIsBuiltOnceAndAgainWhenItsSourceChanges() throws Exception {
        String first = succeeds("thawNativeImage");
        assertFalse(first.contains(":thawNativeImage" + UP_TO_DATE), first);
        assertEquals("counted {a=2, b=1}\n", runs(image, "counts.doss", "a", "b", "a"));
        assertEquals("counted {a=2, b=2, c=1}\n", runs(image, "counts.doss", "b", "c"));
        FileTime built = Files.getLastModifiedTime(image);

        String second = succeeds("thawNativeImage");
        assertTrue(second.contains(":thawNativeImage" + UP_TO_DATE), second);
        assertEquals(built, Files.getLastModifiedTime(image));

        // It fails soon: there is no main method.
        replace(WORDS, "void main(", "void run(");
        fails(List.of("com.example.Words"), "thawNativeImage");
        replace(WORDS, "void run(", "void main(");
    }

    /** What one test finds of what an earlier one has built. */
    @Test
    @Order(3)
    void aFileHasThePathOfTheHome() throws Exception {
        Path file = project.resolve("build/thaw/toolchain.home");
        Path home = Path.of(Files.readString(file).strip());
        assertTrue(Files.isExecutable(home.resolve("bin/native-image")), home.toString());
    }

    @Test
    @Order(4)
    void aProfileThatIsNotOfTheProgramIsRefused() throws Exception {
        Path profile = project.resolve("build/thaw/sample.profile");
        Files.writeString(profile, "thaw-startup-profile,1,\"com.example.Other\"\n");
        fails(List.of(profile + " is the layout profile of com.example.Other"), "thawLayoutCheck");
        Files.writeString(profile, "thaw-startup-profile,1,\"com.example.Words\"\n");
        fails(
                List.of(
                        image
                                + " is not in the order of "
                                + profile
                                + ", since it was built without an order"),
                "thawLayoutCheck");
        Files.delete(profile);
    }

    @Test
    @Order(5)
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "three images; with --soak")
    void anImageIsRecordedOrderedAndCheckedOnce() throws Exception {
        replace(WORDS, "counted ", "now counted ");
        succeeds("thawNativeImage");
        assertEquals("now counted {}\n", runs(image, "other.doss"));

        succeeds("thawLayoutRecord");
        runs(image.resolveSibling("sample.instrumented"), "third.doss", "a");
        assertTrue(Files.exists(project.resolve("sample.instrumented.startup")), "no trace");
        String ordered = succeeds("thawLayoutBuild");
        assertTrue(ordered.contains("sample.profile: the start of com.example.Words"), ordered);
        assertEquals("now counted {a=1}\n", runs(image, "fourth.doss", "a"));
        String again = succeeds("thawLayoutBuild", "thawLayoutCheck");
        assertTrue(again.contains(":thawLayoutProfile SKIPPED"), again);
        assertTrue(again.contains(":thawLayoutBuild" + UP_TO_DATE), again);
    }

    @Test
    @Order(6)
    @EnabledIfSystemProperty(
            named = "it.soak",
            matches = "true",
            disabledReason = "an image; with --soak")
    void aFunctionIsCompiledOnce() throws Exception {
        String[] command = {"thawFunction", "-Pthaw.function=com.example.Greeter::greet"};
        succeeds(command);
        Path file = project.resolve("build/thaw/sample.fn");
        assertTrue(Files.size(file) > 1_000_000, "no function");
        String known = succeeds(command);
        assertTrue(known.contains(":thawFunction" + UP_TO_DATE), known);
    }
}
