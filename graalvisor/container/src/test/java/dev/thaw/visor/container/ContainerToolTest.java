// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.container;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Archives, and what is refused; programs are any that are there. */
class ContainerToolTest {
    @TempDir Path directory;
    private Path front;
    private Path worker;

    record Result(int exitCode, String output) {}

    @BeforeEach
    void copyPrograms() throws IOException {
        Path home = Files.createDirectories(directory.resolve("programs"));
        front = Files.copy(Path.of("/bin/cat").toRealPath(), home.resolve("front"));
        worker = Files.copy(Path.of("/bin/cp").toRealPath(), directory.resolve("worker"));
        assertTrue(front.toFile().setExecutable(true) && worker.toFile().setExecutable(true));
    }

    private Result run(String... arguments) throws Exception {
        List<String> command =
                new ArrayList<>(
                        List.of(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                ContainerTool.class.getName()));
        command.addAll(List.of("--front", front.toString(), "--worker", worker.toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Result(process.waitFor(), output);
    }

    private static String output(String... command) throws Exception {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        return output;
    }

    @Test
    void anImageHasProgramsAndWhatTheyAreLinkedTo() throws Exception {
        Path archive = directory.resolve("a.tar");
        Result made = run("-o", archive.toString());
        assertEquals(0, made.exitCode(), made.output());
        Path unpacked = Files.createDirectory(directory.resolve("unpacked"));
        output("tar", "-xf", archive.toString(), "-C", unpacked.toString());
        String configuration = Files.readString(unpacked.resolve("config.json"));
        assertTrue(configuration.contains("\"User\":\"65532:65532\""), configuration);
        assertTrue(configuration.contains("/thaw/front\",\"visor\""), configuration);
        assertTrue(configuration.contains("8080/tcp"), configuration);
        StringBuilder entries = new StringBuilder();
        try (Stream<Path> layers = Files.list(unpacked)) {
            for (Path layer : layers.filter(f -> f.toString().endsWith(".gz")).toList()) {
                entries.append(output("tar", "-tvzf", layer.toString()));
            }
        }
        for (String wanted :
                List.of("thaw/front", "thaw/worker", "libc.so.6", "ld-linux", " data", " tmp")) {
            assertTrue(entries.toString().contains(wanted), wanted + "\n" + entries);
        }
        try (Stream<Path> left = Files.list(directory)) {
            assertEquals(4, left.count(), "nothing else is left");
        }
    }

    @Test
    void equalInputsMakeEqualImages() throws Exception {
        Path one = directory.resolve("one.tar");
        Path two = directory.resolve("two.tar");
        assertEquals(0, run("-o", one.toString()).exitCode());
        assertEquals(0, run("-o", two.toString()).exitCode());
        assertArrayEquals(Files.readAllBytes(one), Files.readAllBytes(two));
    }

    @Test
    void whatIsWrongIsSaid() throws Exception {
        Result help = run("--help");
        assertEquals(0, help.exitCode());
        assertTrue(help.output().contains("Example: thaw visor image"), help.output());
        assertEquals(2, run().exitCode());
        Result name = run("-o", directory.resolve("x.tar").toString(), "--name", "No Name");
        assertEquals(2, name.exitCode());
        assertTrue(name.output().contains("no name of an image"), name.output());
        Result language =
                run("-o", directory.resolve("x.tar").toString(), "--language", "javascript=/no.so");
        assertEquals(2, language.exitCode());
        assertTrue(language.output().contains("there is no library /no.so"), language.output());
        Result function =
                run("-o", directory.resolve("x.tar").toString(), "--function", "hello.fn");
        assertEquals(2, function.exitCode());
        assertTrue(function.output().contains("did not start"), function.output());
        Result place = run("-o", directory.toString());
        assertEquals(2, place.exitCode());
        assertTrue(place.output().contains("is a directory"), place.output());
        Result nowhere = run("-o", directory.resolve("none/x.tar").toString());
        assertEquals(2, nowhere.exitCode());
        assertEquals(
                "thaw visor image: there is no directory " + directory.resolve("none") + "\n",
                nowhere.output());
        assertTrue(Files.notExists(directory.resolve("x.tar")));
    }
}
