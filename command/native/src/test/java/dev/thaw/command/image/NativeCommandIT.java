// SPDX-License-Identifier: Apache-2.0
package dev.thaw.command.image;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.doss.tool.SampleGraph;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The image says what the same class says on a JVM. */
class NativeCommandIT {
    private static final String IMAGE = System.getProperty("thaw.image");
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    @TempDir static Path directory;

    private record Ended(int status, String output, String errors) {}

    @BeforeAll
    static void makeFiles() throws IOException {
        Path sample = SampleGraph.write(directory.resolve("sample.doss"));
        byte[] damaged = Files.readAllBytes(sample);
        damaged[damaged.length / 2] ^= 1;
        Files.write(directory.resolve("damaged.doss"), damaged);
        Files.write(directory.resolve("short.doss"), Arrays.copyOf(damaged, 100));
        Path home =
                Files.createDirectories(
                        directory.resolve("cache/thaw/graalvm-ce-1.0-0123456789ab"));
        Files.writeString(home.resolve("release"), "GRAALVM_VERSION=1.0\n");
    }

    private static Ended run(List<String> command, String... words) throws Exception {
        List<String> all = new ArrayList<>(command);
        all.addAll(List.of(words));
        Path errors = Files.createTempFile(directory, "errors", ".txt");
        ProcessBuilder builder =
                new ProcessBuilder(all)
                        .directory(directory.toFile())
                        .redirectError(errors.toFile());
        builder.environment()
                .putAll(
                        Map.of(
                                "HOME", directory.toString(),
                                "XDG_CACHE_HOME", directory.resolve("cache").toString()));
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes());
        return new Ended(process.waitFor(), output, Files.readString(errors));
    }

    private static Ended onAJvm(String... words) throws Exception {
        return run(
                List.of(
                        JAVA,
                        "-cp",
                        System.getProperty("java.class.path"),
                        NativeCommand.class.getName()),
                words);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "--version",
                "layout show",
                "nonsense",
                "snapshot",
                "snapshot --help",
                "snapshot info --help",
                "snapshot info sample.doss",
                "snapshot info --top 0 sample.doss",
                "snapshot info --json sample.doss",
                "snapshot info damaged.doss",
                "snapshot info short.doss",
                "snapshot info missing.doss",
                "snapshot verify sample.doss",
                "snapshot verify --json sample.doss",
                "snapshot verify damaged.doss",
                "snapshot verify --json damaged.doss",
                "snapshot diff sample.doss sample.doss",
                "snapshot diff sample.doss damaged.doss",
                "snapshot diff --json sample.doss damaged.doss",
                "completion bash",
                "completion zsh",
                "completion fish",
                "completion tcsh",
                "cache",
                "cache --json",
                "cache clean --dry-run --all",
                "cache clean --dry-run --older-than 1s --json",
                "cache clean --limit none",
                "doctor --help",
                "doctor nothing"
            })
    void saysWhatAJvmSays(String line) throws Exception {
        String[] words = line.isEmpty() ? new String[0] : line.split(" ");
        assertEquals(onAJvm(words), run(List.of(IMAGE), words));
    }

    /** Of a machine that others use meanwhile. */
    private static String withoutWhatChanges(String report) {
        return report.replaceAll("\"(available|free)\": \\d+", "\"$1\": N");
    }

    @Test
    void saysOfTheMachineWhatAJvmSays() throws Exception {
        Ended jvm = onAJvm("doctor", "--json");
        Ended image = run(List.of(IMAGE), "doctor", "--json");
        assertEquals(withoutWhatChanges(jvm.output()), withoutWhatChanges(image.output()));
        assertEquals(jvm.errors(), image.errors());
        assertTrue(image.output().contains("\"parts\""), image.output());
    }

    @Test
    void drawsWhatAJvmDraws() throws Exception {
        onAJvm("snapshot", "info", "--svg", "jvm.svg", "sample.doss");
        run(List.of(IMAGE), "snapshot", "info", "--svg", "image.svg", "sample.doss");
        assertEquals(
                Files.readString(directory.resolve("jvm.svg")),
                Files.readString(directory.resolve("image.svg")));
    }

    @Test
    void whatItCannotDoIsNoAnswerOfACommand() throws Exception {
        assertEquals(69, run(List.of(IMAGE), "layout", "show").status());
        assertEquals(2, run(List.of(IMAGE), "nonsense").status());
    }

    @Test
    void saysItsVersion() throws Exception {
        String version = "thaw " + System.getProperty("thaw.version") + "\n";
        assertEquals(new Ended(0, version, ""), run(List.of(IMAGE), "--version"));
    }
}
