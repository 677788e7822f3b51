// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Another version of Thaw, where servers and files of this one are. */
final class UpgradeIT {
    private static final Path COMMAND = Path.of(System.getProperty("hottub.command"));

    @Test
    void servesByItsOwnServersAndEndsAll() throws Exception {
        try (Warm warm = new Warm()) {
            Path other = copy(warm.directory.resolve("other"));
            String server = warm.run("Probe").pid();
            String others = by(other, warm, "Probe").pid();
            assertNotEquals(server, others);
            assertEquals(server, warm.run("Probe").pid());
            assertEquals(others, by(other, warm, "Probe").pid());
            // One that resets may take longer to end than it is waited for.
            String status = warm.idleStatus();
            assertTrue(status.contains(server) && status.contains(others), status);
            ProcessBuilder stop = warm.command("--thaw-stop");
            stop.command().set(1, other.toString());
            assertEquals(0, Warm.finish(stop.start()).status());
            for (String pid : List.of(server, others)) {
                Optional<ProcessHandle> left = ProcessHandle.of(Long.parseLong(pid));
                if (left.isPresent()) {
                    left.get().onExit().get(2, TimeUnit.MINUTES);
                }
            }
        }
    }

    /** What is kept of class paths in another form is made again. */
    @Test
    void whatIsKeptInAnotherFormIsMadeAgain() throws Exception {
        try (Warm warm = new Warm()) {
            warm.run("Probe");
            List<Path> kept = kept(warm);
            assertFalse(kept.isEmpty());
            for (Path file : kept) {
                byte[] bytes = Files.readAllBytes(file);
                bytes[7]++;
                Files.write(file, bytes, StandardOpenOption.TRUNCATE_EXISTING);
            }
            warm.idleStatus();
            Warm.finish(warm.command("--thaw-stop").start());
            assertEquals(0, warm.run("Probe").status());
            assertEquals(warm.run("Probe").pid(), warm.run("Probe").pid());
        }
    }

    private static List<Path> kept(Warm warm) throws IOException {
        try (Stream<Path> files = Files.list(warm.directory.resolve("cache/thaw/hottub"))) {
            return files.filter(f -> f.toString().endsWith(".contents")).toList();
        }
    }

    /** With a library that is not this one's: the time at which it was made tells. */
    private static Path copy(Path to) throws IOException {
        Path from = COMMAND.getParent().getParent();
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        Path command = to.resolve(from.relativize(COMMAND).toString());
        Files.setPosixFilePermissions(command, PosixFilePermissions.fromString("rwxr-xr-x"));
        return command;
    }

    private static Warm.Result by(Path command, Warm warm, String program) throws Exception {
        ProcessBuilder builder = warm.program(program);
        builder.command().set(1, command.toString());
        return Warm.finish(builder.start());
    }
}
