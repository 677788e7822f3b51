// SPDX-License-Identifier: Apache-2.0
package dev.thaw.dist;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The archive where it is unpacked: with a space in its path, and not to be written to, as an
 * administrator would have it.
 *
 * @param directory of the test; the user's home is in it
 */
record Installation(Path directory, Path root) {
    static final Path DIST = Path.of(System.getProperty("thaw.dist"));
    static final String VERSION = System.getProperty("thaw.version");

    /** What a program has printed, to its output and of its errors. */
    record Result(int status, String output) {
        Result succeeded() {
            assertEquals(0, status, output);
            return this;
        }
    }

    static Installation unpack(Path directory) throws Exception {
        Path runtime = Files.createDirectory(directory.resolve("run"));
        Files.setPosixFilePermissions(runtime, PosixFilePermissions.fromString("rwx------"));
        Path place = Files.createDirectories(directory.resolve("in stalled"));
        Path archive = DIST.resolve("thaw-" + VERSION + "-linux-x86_64.tar.zst");
        Installation made = new Installation(directory, place.resolve("thaw-" + VERSION));
        made.run(place, "tar", "--zstd", "-xf", archive.toString()).succeeded();
        made.run(place, "chmod", "-R", "a-w", made.root.toString()).succeeded();
        return made;
    }

    /** In an environment of its own, so that nothing of this checkout or machine's user helps. */
    Result run(Path where, String... command) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(where.toFile()).redirectErrorStream(true);
        Map<String, String> environment = builder.environment();
        environment.keySet().retainAll(List.of("PATH", "LANG"));
        environment.put("HOME", directory.resolve("home").toString());
        environment.put("XDG_RUNTIME_DIR", directory.resolve("run").toString());
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.put("THAW_FIRST", "server");
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes());
        return new Result(process.waitFor(), output);
    }

    Result thaw(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of(root.resolve("thaw").toString()));
        command.addAll(List.of(arguments));
        return run(directory, command.toArray(String[]::new));
    }
}
