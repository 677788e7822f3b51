// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What others can see of a run, or put in its way. */
final class SecurityIT {
    private static Result withSecret(Warm warm) throws Exception {
        ProcessBuilder program =
                warm.command(
                        "-Dprobe.secret=s3cret",
                        "-cp",
                        Warm.classes().toString(),
                        "Outside",
                        "proc",
                        "s3cret");
        program.environment().put("PROBE_SECRET", "s3cret");
        return Warm.finish(program.start());
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void secretsAreNotInProc(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            for (int i = 0; i < 2; i++) {
                Result result = withSecret(warm);
                assertEquals("false\nfalse\ns3crets3cret\n", result.rest(), result.err());
                assertTrue(warm.status().contains("  " + (i + 1) + " runs"), warm.status());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void secretsAreNotInTheHeapOfAServerThatWaits(Path jdk, @TempDir Path directory)
            throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = "";
            for (int i = 0; i < 2; i++) {
                server = withSecret(warm).pid();
                warm.idleStatus();
            }
            Path dump = directory.resolve("heap.hprof");
            String said = jcmd(jdk, server, "GC.heap_dump", dump.toString());
            String heap = Files.readString(dump, StandardCharsets.ISO_8859_1);
            assertTrue(heap.contains("java.home"), said);
            assertFalse(heap.contains("s3cret"));
        }
    }

    /** It writes the same to a file when it fails. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void secretsAreNotInWhatAServersJvmSaysOfItself(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String said = jcmd(jdk, withSecret(warm).pid(), "VM.info");
            assertTrue(said.contains("-Dprobe.secret="), said);
            assertFalse(said.contains("s3cret"), said);
        }
    }

    private static String jcmd(Path jdk, String... arguments) throws Exception {
        List<String> words = new ArrayList<>(List.of(jdk.resolve("bin/jcmd").toString()));
        words.addAll(List.of(arguments));
        Process jcmd = new ProcessBuilder(words).redirectErrorStream(true).start();
        String said = new String(jcmd.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, jcmd.waitFor(), said);
        return said;
    }

    @Test
    void theOrderOfVariablesDoesNotMatter() throws Exception {
        try (Warm warm = new Warm()) {
            Map<String, String> all = warm.command().environment();
            String[] first = {"LANG=C", "LC_ALL=C.UTF-8", "TMPDIR=/tmp"};
            String[] other = {"TMPDIR=/tmp", "LC_ALL=C.UTF-8", "LANG=C"};
            assertEquals(withVariables(warm, all, first), withVariables(warm, all, other));
        }
    }

    /** A process that may do less is not served by one that may do more. */
    @Test
    void privilegesThatAreGivenUpAreAnotherServer() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Outside").pid();
            List<String> words = new ArrayList<>(List.of("setpriv", "--no-new-privs"));
            words.addAll(warm.program("Outside").command());
            Result less = Warm.finish(warm.command().command(words).start());
            assertEquals(0, less.status(), less.err());
            assertNotEquals(server, less.pid());
            Result again = Warm.finish(warm.command().command(words).start());
            assertEquals(less.pid(), again.pid());
            assertEquals(server, warm.run("Outside").pid());
        }
    }

    private static String withVariables(Warm warm, Map<String, String> all, String[] more)
            throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of("env", "-i"));
        for (String name :
                new String[] {
                    "PATH", "XDG_RUNTIME_DIR", "XDG_CACHE_HOME", "THAW_JAVA_HOME", "THAW_FIRST"
                }) {
            words.add(name + "=" + all.get(name));
        }
        words.addAll(List.of(more));
        words.addAll(warm.program("Outside").command());
        return Warm.finish(new ProcessBuilder(words).directory(warm.directory.toFile()).start())
                .pid();
    }

    @Test
    void twoBuildsOnThePathDoNotCallEachOther() throws Exception {
        try (Warm warm = new Warm()) {
            Path built = Path.of(System.getProperty("hottub.command")).resolve("../..").normalize();
            StringBuilder path = new StringBuilder();
            for (String name : new String[] {"one", "two"}) {
                Path copy = warm.directory.resolve(name);
                for (String part : new String[] {"bin", "lib"}) {
                    Files.createDirectories(copy.resolve(part));
                    try (Stream<Path> files = Files.list(built.resolve(part))) {
                        for (Path file : (Iterable<Path>) files::iterator) {
                            Files.copy(file, copy.resolve(part).resolve(file.getFileName()));
                        }
                    }
                }
                Files.createSymbolicLink(copy.resolve("bin/java"), Path.of("thaw-java"));
                path.append(copy.resolve("bin")).append(File.pathSeparator);
            }
            String home = System.getProperty("java.home");
            for (String thaw : new String[] {"off", ""}) {
                ProcessBuilder program = warm.program("Outside");
                program.command().set(1, warm.directory.resolve("one/bin/java").toString());
                program.environment().remove("THAW_JAVA_HOME");
                program.environment().put("PATH", path + home + "/bin");
                program.environment().put("THAW", thaw);
                Process process = program.start();
                boolean ended = process.waitFor(120, TimeUnit.SECONDS);
                process.destroyForcibly();
                assertTrue(ended);
                assertEquals(0, process.exitValue());
            }
        }
    }

    @Test
    void aCacheThatOthersCanWriteToIsNotUsed() throws Exception {
        try (Warm warm = new Warm()) {
            Path cache = Files.createDirectories(warm.directory.resolve("cache/thaw/hottub"));
            Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwxrwxrwx"));
            String server = warm.run("Outside").pid();
            assertEquals(server, warm.run("Outside").pid());
            try (Stream<Path> files = Files.list(cache)) {
                assertEquals(List.of(), files.toList());
            }
            Files.setPosixFilePermissions(cache, PosixFilePermissions.fromString("rwx------"));
            Files.writeString(warm.directory.resolve("other"), "");
            warm.run("Probe");
            warm.idleStatus();
            try (Stream<Path> files = Files.list(cache)) {
                assertNotEquals(0, files.count());
            }
        }
    }

    @Test
    void aDamagedTransformedClassIsNotRun() throws Exception {
        try (Warm warm = new Warm()) {
            Result run = warm.run("Outside", "proc", "none");
            String first = run.rest();
            warm.statusAfterWalk(run.pid());
            Warm.finish(warm.command("--thaw-stop").start());
            List<Path> kept;
            try (Stream<Path> files = Files.walk(warm.directory.resolve("cache"))) {
                kept = files.filter(file -> file.toString().endsWith(".classes")).toList();
            }
            assertFalse(kept.isEmpty());
            for (Path file : kept) {
                byte[] bytes = Files.readAllBytes(file);
                for (int i = bytes.length - 40; i < bytes.length; i++) {
                    bytes[i] ^= 0x55;
                }
                Files.write(file, bytes);
            }
            Result again = warm.run("Outside", "proc", "none");
            assertEquals(first, again.rest(), again.err());
            assertEquals(again.pid(), warm.run("Outside").pid(), warm.status());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void anIdleServerEndsWhenItIsTerminated(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = warm.run("Outside").pid();
            warm.idleStatus();
            ProcessHandle process = ProcessHandle.of(Long.parseLong(server)).orElseThrow();
            process.destroy();
            process.onExit().get(120, TimeUnit.SECONDS);
            String next = warm.run("Outside").pid();
            assertNotEquals(server, next);
            assertEquals(next, warm.run("Outside").pid());
        }
    }

    /** It has refused the only run, as the program inherits a number that is the server's own. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void aServerThatNoRunHasUsedEndsWhenItIsTerminated(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String inherits = "exec 64</dev/null; exec \"$@\"";
            List<String> words = new ArrayList<>(List.of("bash", "-c", inherits, "bash"));
            words.addAll(warm.program("Outside").command());
            Result plain = Warm.finish(warm.command().command(words).start());
            assertEquals(0, plain.status(), plain.err());
            String status = warm.idleStatus();
            Matcher server = Pattern.compile("pid (\\d+)  idle  0 runs").matcher(status);
            assertTrue(server.find(), status);
            assertNotEquals(server.group(1), plain.pid());
            ProcessHandle process = ProcessHandle.of(Long.parseLong(server.group(1))).orElseThrow();
            process.destroy();
            process.onExit().get(120, TimeUnit.SECONDS);
            assertNotEquals(server.group(1), warm.run("Outside").pid());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void childrenAreFoundOnThePathOfTheirRun(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server = "";
            for (String name : new String[] {"first", "second"}) {
                Path tool =
                        Files.createDirectories(warm.directory.resolve(name)).resolve("probe-tool");
                Files.writeString(tool, "#!/bin/sh\necho " + name + "\n");
                Files.setPosixFilePermissions(tool, PosixFilePermissions.fromString("rwxr-xr-x"));
                ProcessBuilder program = warm.program("Outside", "child");
                program.environment().put("PATH", tool.getParent() + ":/bin:/usr/bin");
                Result result = Warm.finish(program.start());
                assertEquals(name, result.rest().trim(), result.err());
                assertTrue(server.isEmpty() || server.equals(result.pid()));
                server = result.pid();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#someJdks")
    void howLongNamesAreKeptIsForEachRun(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String[] words = {
                "--add-exports=java.base/sun.net=ALL-UNNAMED",
                "-cp",
                Warm.classes().toString(),
                "Outside",
                "name cache"
            };
            String[] changing =
                    Stream.concat(Stream.of(words), Stream.of("7")).toArray(String[]::new);
            Result set = Warm.finish(warm.command(changing).start());
            assertEquals("7\n", set.rest(), set.err());
            Result next = Warm.finish(warm.command(words).start());
            assertEquals("30\n", next.rest(), next.err());
            assertEquals(set.pid(), next.pid());
        }
    }
}
