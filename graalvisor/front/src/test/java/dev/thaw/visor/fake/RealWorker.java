// SPDX-License-Identifier: Apache-2.0
package dev.thaw.visor.fake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The worker that is shipped, and functions for it in C, from the worker's own tests. */
public final class RealWorker {
    private static final long PATIENT_MILLIS = 60_000;

    private static final List<String> REQUIRED =
            List.of("no-new-privileges", "seccomp", "landlock");
    private static final Path TESTS = Path.of("../worker-native/tests/functions");

    private RealWorker() {}

    public static Path program() {
        String named = System.getenv("THAW_VISOR_WORKER");
        Path program =
                named != null
                        ? Path.of(named)
                        : Path.of("../worker-native/target/release/thaw-visor-worker")
                                .toAbsolutePath();
        assertTrue(Files.isExecutable(program), "there is no worker at " + program);
        return program;
    }

    /** A server in this process, whose data other users can reach. */
    public static TestServer start(Path directory, String users, String groups) throws IOException {
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx--x--x"));
        return TestServer.with(directory.resolve("data"))
                .require(REQUIRED)
                .worker(List.of(program().toString()))
                .users(users)
                .groups(groups)
                .start();
    }

    /** The same, for calls that end when they are cancelled, however busy the machine is. */
    public static TestServer startPatient(Path directory) throws IOException {
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx--x--x"));
        return TestServer.with(directory.resolve("data"))
                .require(REQUIRED)
                .worker(List.of(program().toString()))
                .graceMillis(PATIENT_MILLIS)
                .start();
    }

    public static byte[] functionFile(Path directory, String source, String... options)
            throws Exception {
        byte[] bytes = Files.readAllBytes(compile(directory, TESTS.resolve(source), options));
        return archive(bytes);
    }

    public static byte[] archive(byte[] library) {
        return FunctionFiles.archive(
                FunctionFiles.manifest("Main", library), Map.of("libfake.so", library));
    }

    public static Path compile(Path directory, Path source, String... options) throws Exception {
        Path library = Files.createTempFile(directory, "lib", ".so");
        List<String> command = new ArrayList<>(List.of("cc", "-std=c11", "-D_GNU_SOURCE", "-O1"));
        command.addAll(List.of("-fPIC", "-shared", "-pthread", "-fno-optimize-sibling-calls"));
        command.addAll(List.of("-w", "-I", TESTS.toString(), "-o", library.toString()));
        command.add(source.toString());
        command.addAll(List.of(options));
        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor());
        return library;
    }

    public static void program(Path to, Path source) throws Exception {
        List<String> command =
                List.of(
                        "cc",
                        "-std=c11",
                        "-D_GNU_SOURCE",
                        "-Wall",
                        "-Wextra",
                        "-o",
                        "" + to,
                        "" + source);
        assertEquals(0, new ProcessBuilder(command).inheritIO().start().waitFor());
    }

    public static boolean isRoot() throws IOException {
        return Files.getAttribute(Path.of("/proc/self"), "unix:uid").equals(0);
    }
}
