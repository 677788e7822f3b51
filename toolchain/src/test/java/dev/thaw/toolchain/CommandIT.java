// SPDX-License-Identifier: Apache-2.0
package dev.thaw.toolchain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The command itself, as far as it builds no image. */
class CommandIT {
    @TempDir Path directory;

    private TestImage.Result run(String... arguments) throws Exception {
        return TestImage.nativeImage(
                directory, Map.of("CLASSPATH", directory.toString()), arguments);
    }

    @Test
    void printsAVersionThatToolsCanParse() throws Exception {
        String output = run("--version").expect(ExitCodes.OK).output();
        assertTrue(
                output.matches(
                        "native-image 25\\.0\\.2 \\S+\n"
                                + "GraalVM Runtime Environment .* \\(build 25\\S*jvmci-\\S+\\)\n"
                                + "Substrate VM .* \\(build 25.*, serial gc\\)\n"),
                output);
    }

    @Test
    void helps() throws Exception {
        String help = run("--help").expect(ExitCodes.OK).output();
        assertTrue(help.contains("--initialize-at-build-time"), help);
        assertTrue(help.contains("--thaw-home"), help);
        assertFalse(help.contains("--static"), help);
        String extra = run("--help-extra").expect(ExitCodes.OK).output();
        assertTrue(extra.contains("--add-exports"), extra);
        assertEquals(ExitCodes.DRIVER_ERROR, run().status());
    }

    @Test
    void printsItsHome() throws Exception {
        for (String options : new String[] {"", "-Ob"}) {
            TestImage.Result home =
                    TestImage.nativeImage(
                            directory,
                            Map.of("NATIVE_IMAGE_OPTIONS", options),
                            NativeImage.PRINT_HOME);
            assertEquals(TestHome.get().directory() + "\n", home.expect(0).output());
        }
    }

    @Test
    void refusesBadCommandLines() throws Exception {
        for (String bad : new String[] {"--nonsense", "-jar", "--static", "-o"}) {
            TestImage.Result result = run(bad).expect(ExitCodes.DRIVER_ERROR);
            assertTrue(result.output().startsWith("Error: "), result.output());
            assertTrue(result.output().contains(bad), result.output());
        }
        TestImage.Result badVariable =
                TestImage.nativeImage(
                                directory, Map.of("NATIVE_IMAGE_OPTIONS", "--nonsense"), "Main")
                        .expect(ExitCodes.DRIVER_ERROR);
        assertTrue(badVariable.output().contains("--nonsense"), badVariable.output());
    }

    @Test
    void passesTheBuildersFailureOn() throws Exception {
        TestImage.Result result = run("-Ob", "no.such.Main").expect(1);
        assertTrue(result.output().contains("no.such.Main"), result.output());
        TestImage.Result unknown = run("-H:NoSuchOption=1", "Main").expect(1);
        assertTrue(unknown.output().contains("NoSuchOption"), unknown.output());
        try (Stream<Path> left = Files.list(directory)) {
            assertEquals(0, left.filter(file -> !file.toString().endsWith(".md")).count());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--shared "})
    void saysThatTheClassHasNoMainMethod(String kind) throws Exception {
        Path source = Files.createDirectory(directory.resolve("source"));
        Files.writeString(source.resolve("Name.java"), "public class Name {}");
        TestImage.compile(source, directory.resolve("classes"));
        TestImage.Result result = run((kind + "-Ob -cp classes Name").split(" "));
        String output = result.expect(ExitCodes.DRIVER_ERROR).output();
        assertTrue(output.startsWith("Error: The class Name has no main method"), output);
        assertTrue(output.contains("--shared -o <name>"), output);
        assertFalse(output.contains("Exception"), output);
        try (Stream<Path> files = Files.list(directory)) {
            assertEquals(2, files.count(), "no report of an error of the builder");
        }
    }

    @Test
    void endsTheBuilderWhenItIsEnded() throws Exception {
        Path classes =
                TestImage.compile(
                        TestImage.program("library"),
                        directory.resolve("classes"),
                        "-cp",
                        System.getProperty("java.class.path"));
        Process driver =
                TestImage.start(
                        directory,
                        Map.of(),
                        List.of(
                                TestHome.get().launcher().toString(),
                                "-Ob",
                                "--shared",
                                "-cp",
                                classes.toString(),
                                "-o",
                                "ended"));
        try (BufferedReader output = driver.inputReader()) {
            String line = output.readLine();
            while (line != null && !line.contains("[1/8]")) {
                line = output.readLine();
            }
            List<ProcessHandle> builders = driver.descendants().toList();
            assertFalse(builders.isEmpty());
            driver.destroy();
            assertTrue(driver.waitFor(1, TimeUnit.MINUTES));
            for (ProcessHandle builder : builders) {
                builder.onExit().get(1, TimeUnit.MINUTES);
            }
        } finally {
            driver.destroyForcibly();
        }
        assertFalse(Files.exists(directory.resolve("ended.so")));
    }

    @Test
    void listsWhatTheBuilderKnows() throws Exception {
        assertTrue(run("-march=list").expect(0).output().contains("x86-64-v3"));
        assertTrue(run("--list-cpu-features").expect(0).output().contains("AVX2"));
        assertTrue(run("--expert-options-all").expect(0).output().contains("NativeLinkerOption"));
    }

    @Test
    void showsTheCommandAndRunsNothing() throws Exception {
        String output = run("--dry-run", "-Ob", "Main", "name").expect(0).output();
        assertTrue(output.contains("-H:Optimize@user+api=b"), output);
        assertTrue(output.contains("-H:Name@driver=name"), output);
        assertFalse(Files.exists(directory.resolve("name")));
    }

    @Test
    void warnsOfExperimentalOptions() throws Exception {
        String warning = "experimental and must be enabled via '-H:+UnlockExperimentalVMOptions'";
        assertTrue(run("--dry-run", "-H:+AllocationProfiling", "Main").output().contains(warning));
        assertFalse(
                run(
                                "--dry-run",
                                "-H:+UnlockExperimentalVMOptions",
                                "-H:+AllocationProfiling",
                                "Main")
                        .output()
                        .contains(warning));
    }
}
