// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The archive where somebody has unpacked it, in an environment of its own.
 *
 * @param directory of a user who has nothing yet
 * @param unpacked what was in the archive; nobody may write there
 */
record Installation(Path directory, Path unpacked) {
    static final Path DIST = Path.of(System.getProperty("thaw.dist"));
    static final String VERSION = System.getProperty("thaw.version");

    record Result(int status, String output) {
        Result succeeded() {
            assertEquals(0, status, output);
            return this;
        }
    }

    static Installation unpack(Path directory) throws Exception {
        Path runtime = Files.createDirectory(directory.resolve("run"));
        Files.setPosixFilePermissions(runtime, PosixFilePermissions.fromString("rwx------"));
        // With a space in it, and not to be written to, as an administrator would have it.
        Path place = Files.createDirectories(directory.resolve("in stalled"));
        Path archive = DIST.resolve("thaw-" + VERSION + "-linux-x86_64.tar.zst");
        Installation made = new Installation(directory, place.resolve("thaw-" + VERSION));
        made.run(place, "tar", "--zstd", "-xf", archive.toString()).succeeded();
        made.run(place, "chmod", "-R", "a-w", made.unpacked.toString()).succeeded();
        return made;
    }

    /** A process in which nothing of this checkout or machine's user helps. */
    ProcessBuilder process(Path where, String... command) {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(where.toFile()).redirectErrorStream(true);
        Map<String, String> environment = builder.environment();
        environment.keySet().retainAll(List.of("PATH", "LANG", "THAW_BOLT"));
        environment.put("HOME", directory.resolve("home").toString());
        environment.put("XDG_RUNTIME_DIR", directory.resolve("run").toString());
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        return builder;
    }

    Result run(Path where, String... command) throws IOException, InterruptedException {
        return run(process(where, command));
    }

    /** The names of the files in a directory. */
    static List<String> names(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    static Result run(ProcessBuilder builder) throws IOException, InterruptedException {
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes());
        return new Result(process.waitFor(), output);
    }

    Result thaw(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(unpacked.resolve("thaw").toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = process(directory, command.toArray(String[]::new));
        // Tests do not wait for what is prepared in the background.
        builder.environment().put("THAW_FIRST", "server");
        return run(builder);
    }
}
