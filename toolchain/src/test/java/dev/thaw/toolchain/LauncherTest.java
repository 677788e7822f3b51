// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The command {@code thaw} in a checkout of a few files, with a Maven that prints its arguments.
 */
class LauncherTest {
    private static final String USAGE =
            "command/native/src/main/resources/dev/thaw/command/image/usage.txt";

    @TempDir Path directory;
    private Path checkout;
    private Path programs;

    /** What it prints, and what of that is for scripts. */
    private record Result(int status, String output, String said) {
        String all() {
            return said + output;
        }
    }

    @BeforeEach
    void aCheckout() throws IOException {
        checkout = directory.resolve("checkout");
        programs = Files.createDirectories(directory.resolve("programs"));
        write(checkout.resolve("pom.xml"), "");
        Files.copy(Path.of("..", "thaw"), checkout.resolve("thaw"));
        write(checkout.resolve(USAGE), Files.readString(Path.of("..").resolve(USAGE)));
        write(checkout.resolve("a/src/test/java/x/PlainTest.java"), "");
        write(checkout.resolve("a/src/test/java/x/ImageIT.java"), "");
        write(checkout.resolve("a/src/test/java/x/TwiceTest.java"), "");
        write(checkout.resolve("b/c/src/test/java/x/TwiceTest.java"), "");
        program("mvn", "printf '%s\\n' \"$@\"");
        program("cargo", "");
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private void program(String name, String script) throws IOException {
        Path file = programs.resolve(name);
        Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        assertTrue(file.toFile().setExecutable(true));
    }

    private Result thaw(String... arguments) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(
                                Stream.concat(
                                                Stream.of(checkout.resolve("thaw").toString()),
                                                Stream.of(arguments))
                                        .toList())
                        .redirectError(directory.resolve("said").toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment()
                .merge("PATH", programs.toString(), (path, first) -> first + ":" + path);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes());
        int status = process.waitFor();
        return new Result(status, output, Files.readString(directory.resolve("said")));
    }

    private List<String> mavenArguments(String... arguments) throws Exception {
        Result result = thaw(arguments);
        assertEquals(0, result.status(), result.all());
        return result.output().lines().toList();
    }

    @Test
    void oneUnitTestIsRunInItsModule() throws Exception {
        List<String> arguments = mavenArguments("test", "PlainTest#works");
        assertEquals("a", arguments.get(arguments.indexOf("-pl") + 1));
        assertTrue(arguments.contains("-Dtest=PlainTest#works"), arguments.toString());
        assertTrue(arguments.contains("-DskipITs"), arguments.toString());
    }

    @Test
    void oneIntegrationTestIsRunWithoutUnitTests() throws Exception {
        List<String> arguments = mavenArguments("test", "--soak", "ImageIT");
        assertTrue(arguments.contains("-Dit.test=ImageIT"), arguments.toString());
        assertFalse(arguments.contains("-Dtest=ImageIT"), arguments.toString());
        assertTrue(arguments.contains("-Dcargo.test.skip=true"), arguments.toString());
        assertTrue(arguments.contains("-Dit.soak=true"), arguments.toString());
    }

    @Test
    void withoutANameAllAreRunAndOptionsAreMavens() throws Exception {
        assertEquals(
                List.of("-B", "-ntp", "-fae", "verify", "-Dtest.reruns=1"), mavenArguments("test"));
        assertEquals(
                List.of("-B", "-ntp", "-fae", "verify", "-pl", "a", "-Dtest.reruns=1"),
                mavenArguments("test", "-pl", "a"));
    }

    @Test
    void aNameThatIsNoneOrTwoIsRefused() throws Exception {
        Result none = thaw("test", "NoSuchTest");
        assertEquals(2, none.status());
        assertTrue(none.said().contains("'NoSuchTest'"), none.all());
        Result two = thaw("test", "TwiceTest");
        assertEquals(2, two.status());
        assertTrue(two.said().contains("./b/c/src/test/java/x/TwiceTest.java"), two.all());
        assertTrue(two.said().contains("-pl MODULE"), two.all());
    }

    @Test
    void aFailureIsTheCommandsAndTheSlowestAreSaid() throws Exception {
        program(
                "mvn",
                "mkdir -p a/target/surefire-reports\n"
                        + "printf '%s\\n' '<testsuite xmlns=\"\" name=\"x.PlainTest\" time=\"12.4\""
                        + " tests=\"1\">' >a/target/surefire-reports/TEST-x.PlainTest.xml\n"
                        + "exit 7");
        Result result = thaw("test");
        assertEquals(7, result.status());
        assertTrue(result.output().contains("    12  x.PlainTest"), result.all());
    }

    @Test
    void failuresOfEarlierTestsDoNotCount() throws Exception {
        Path summary = checkout.resolve("a/target/failsafe-reports/failsafe-summary.xml");
        write(summary, "<failsafe-summary/>");
        assertEquals(0, thaw("test", "PlainTest").status());
        assertFalse(Files.exists(summary));
    }

    @Test
    void itHelpsAndRefusesWhatItDoesNotKnow() throws Exception {
        assertTrue(thaw("test", "--help").output().contains("./thaw test SnapshotIT#"));
        Result unknown = thaw("nonsense");
        assertEquals(2, unknown.status());
        assertTrue(unknown.said().contains("no command 'nonsense'"), unknown.all());
    }
}
