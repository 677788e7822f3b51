// SPDX-License-Identifier: Apache-2.0
package dev.thaw.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.bench.image.ClassPath;
import dev.thaw.bench.image.FakeGraalVM;
import dev.thaw.wordnet.SmallWordNet;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** The demo from end to end, with a JVM in the place of the native image and few words. */
class DemoTest {
    @TempDir private Path directory;
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void runsFromImageToResults() throws IOException {
        Path graalvm = graalvm("exec java");
        assertEquals(0, demo(graalvm, "dogs", "hot dog"), err.toString());
        String shown = out.toString();
        assertTrue(shown.contains("kind of:  animal > entity"), shown);
        assertTrue(shown.contains("No word 'hot dog'"), shown);
        assertTrue(shown.contains("4/4 3 isolates: round 1 of 1"), shown);
        String next = shown.substring(shown.indexOf("What to try next:"));
        assertTrue(next.contains(" query --snapshot "), next);
        assertTrue(next.contains("\n  thaw snapshot info "), next);
        assertTrue(next.contains("\n  thaw demo --full "), next);
        Path results = directory.resolve("results");
        String tables = Files.readString(results.resolve("demo.md")).replaceAll(" +", " ");
        assertTrue(tables.contains("| 2 processes |"), tables);
        assertTrue(tables.contains("| 3 isolates |"), tables);
        assertTrue(tables.contains("| making the snapshot | WordNet | STORE |"), tables);
        assertTrue(tables.contains("| 2 processes | snapshot | LOAD |"), tables);
        assertTrue(
                tables.contains("| memory of all together, parsed against snapshot: 1 isolate |"),
                tables);
        assertTrue(Files.exists(results.resolve("demo.json")));
        assertTrue(Files.exists(results.resolve("demo-memory.svg")));
    }

    @Test
    void answersThatDifferAreAFailure() throws IOException {
        Path other =
                new SmallWordNet()
                        .replace("data.noun", "a friend", "a stranger")
                        .write(directory.resolve("other.jar"));
        Path graalvm = graalvm("java", other);
        assertEquals(1, demo(graalvm, "dog"));
        assertTrue(err.toString().contains("gave other answers"), err.toString());
        assertTrue(err.toString().contains("a stranger"), err.toString());
    }

    @Test
    void aProcessThatCannotStartIsShownWithItsOutput() throws IOException {
        Path graalvm = graalvm("echo cannot map the heap; exit 9; :");
        assertEquals(1, demo(graalvm, "dog"));
        assertTrue(
                err.toString()
                        .contains(
                                "the process that makes the snapshot ended with exit"
                                        + " code 9 before it loaded"),
                err.toString());
        assertTrue(err.toString().contains("  | cannot map the heap"), err.toString());
        assertFalse(Files.exists(directory.resolve("results/demo.md")));
    }

    /** With every process at rest, as it is when someone presses Ctrl-C. */
    @Test
    void noProcessOutlivesADemoThatIsEnded() throws Exception {
        Path graalvm = graalvm("echo $$; echo '# loaded micros=1'; exec sleep 600; :");
        List<String> command =
                new ArrayList<>(
                        List.of(
                                ClassPath.java().toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Demo.class.getName()));
        command.addAll(List.of(options(graalvm)));
        Process demo = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (BufferedReader said = demo.inputReader()) {
            String line = said.readLine();
            while (line != null && !line.contains("# loaded")) {
                line = said.readLine();
            }
            assertNotNull(line, "the demo ended too early");
            List<ProcessHandle> children = demo.descendants().toList();
            assertFalse(children.isEmpty());
            demo.destroy();
            assertTrue(demo.waitFor(60, TimeUnit.SECONDS));
            for (ProcessHandle child : children) {
                child.onExit().get(60, TimeUnit.SECONDS);
            }
        } finally {
            demo.destroy();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--processes 0|--processes [0]: every number must be 1 or more",
                "--isolates 2,-1|--isolates [2, -1]: every number must be 0 or more",
                "--processes two|Invalid value for option '--processes' (N): 'two'",
                "--repetitions 0|--repetitions 0: must be 1 or more",
                "--max-heap lots|--max-heap lots: must be a number and k, m or g",
                "--wordnet nowhere.jar|--wordnet nowhere.jar: there is no such file",
                "--graalvm-home=|the home of a GraalVM for JDK 25 is needed",
                "--colour|Unknown option: '--colour'"
            })
    void wrongArgumentsAreNamed(String arguments, String message) {
        assertEquals(2, execute(arguments.split(" ")));
        assertTrue(err.toString().contains(message), err.toString());
    }

    @Test
    void aHomeThatIsNoneIsAFailure() {
        assertEquals(
                1,
                execute(
                        "--graalvm-home",
                        directory.toString(),
                        "--cache",
                        directory.resolve("cache").toString()));
        assertTrue(err.toString().contains("has no bin/native-image"), err.toString());
    }

    @Test
    void helpShowsAnExample() {
        assertEquals(0, execute("--help"));
        assertTrue(out.toString().contains("Example: thaw demo "), out.toString());
    }

    /** Its "native image" runs the program on this JVM. */
    private Path graalvm(String java) throws IOException {
        return graalvm(java, directory.resolve("small.jar"));
    }

    private Path graalvm(String java, Path jarBehindSnapshot) throws IOException {
        new SmallWordNet().write(directory.resolve("small.jar"));
        String image =
                """
                #!/bin/sh
                PATH=%s:$PATH
                heap=$1
                shift
                %s $heap -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -D%s=%s -cp %s dev.thaw.wordnet.program.WordNetOnJVM "$@"
                """
                        .formatted(
                                Path.of(System.getProperty("java.home"), "bin"),
                                java,
                                SnapshotsForTests.JAR_PROPERTY,
                                jarBehindSnapshot,
                                System.getProperty("java.class.path"));
        Path template = Files.writeString(directory.resolve("image"), image);
        return FakeGraalVM.create(
                directory.resolve("graalvm"),
                "cp " + template + " \"$output\" && chmod +x \"$output\"\n");
    }

    private int demo(Path graalvm, String... words) {
        String[] options = options(graalvm);
        String[] all = Arrays.copyOf(options, options.length + words.length);
        System.arraycopy(words, 0, all, options.length, words.length);
        return execute(all);
    }

    private String[] options(Path graalvm) {
        return new String[] {
            "--graalvm-home",
            graalvm.toString(),
            "--cache",
            directory.resolve("cache").toString(),
            "--results",
            directory.resolve("results").toString(),
            "--wordnet",
            directory.resolve("small.jar").toString(),
            "--processes",
            "2,1",
            "--isolates",
            "0,3,1",
            "--repetitions",
            "1"
        };
    }

    private int execute(String... args) {
        CommandLine demo = Demo.commandLine(args);
        demo.setOut(new PrintWriter(out, true));
        demo.setErr(new PrintWriter(err, true));
        return demo.execute(args);
    }
}
