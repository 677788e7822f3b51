// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Many runs, many clients, and what can go wrong around them. */
final class RobustnessIT {
    private static final int RUNS = 1000;
    private static final int WARM_UP = 200;

    @Test
    void aThousandRunsLeaveNothingBehind() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe").pid();
            Usage first = null;
            for (int i = 0; i < RUNS; i++) {
                Result result = warm.run("Busy", "count");
                assertEquals(server, result.pid(), () -> warm.seen());
                assertEquals("1\n", result.rest().replaceAll("(?m)^usage.*\n", ""), "run " + i);
                if (i == WARM_UP) {
                    warm.statusAfterWalk(server);
                    first = Usage.of(result.rest(), server);
                }
            }
            String out = warm.run("Busy", "count").rest();
            warm.statusAfterWalk(server);
            Usage last = Usage.of(out, server);
            assertTrue(last.heap() < first.heap() + 4_000_000, first + " " + last);
            assertTrue(last.metaspace() < first.metaspace() + 2_000_000, first + " " + last);
            assertTrue(last.classes() < first.classes() + 300, first + " " + last);
            // The JVM adds threads that compile and collect when there is much to do.
            assertTrue(last.threads() <= first.threads() + 8, first + " " + last);
            assertTrue(last.files() <= first.files() + 4, first + " " + last);
        }
    }

    private record Usage(long heap, long metaspace, long classes, long threads, long files) {
        /**
         * The program prints what it sees after a collection; files and threads are counted from
         * outside.
         */
        static Usage of(String out, String pid) throws IOException {
            String[] words =
                    out.lines()
                            .filter(l -> l.startsWith("usage"))
                            .findFirst()
                            .orElseThrow()
                            .split(" ");
            return new Usage(
                    Long.parseLong(words[1]),
                    Long.parseLong(words[2]),
                    Long.parseLong(words[3]),
                    count("/proc/" + pid + "/task"),
                    count("/proc/" + pid + "/fd"));
        }

        private static long count(String directory) throws IOException {
            try (Stream<Path> files = Files.list(Path.of(directory))) {
                return files.count();
            }
        }
    }

    @Test
    void fiftyClientsAtOnce() throws Exception {
        try (Warm warm = new Warm()) {
            List<Process> processes = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                processes.add(warm.program("Probe", "arguments", "client-" + i).start());
            }
            for (int i = 0; i < processes.size(); i++) {
                Result result = Warm.finish(processes.get(i));
                assertEquals(0, result.status(), result.err());
                assertEquals("[arguments, client-" + i + "]\n", result.rest());
            }
            String status = warm.idleStatus();
            assertTrue(Integer.parseInt(status.split(" ")[0]) <= 4, status);
        }
    }

    @Test
    void openFilesAreClosed() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe", "files").pid();
            // While it looks through its heap it has files of its own open.
            warm.statusAfterWalk(server);
            long before = Usage.count("/proc/" + server + "/fd");
            for (int i = 0; i < 5; i++) {
                assertEquals(server, warm.run("Probe", "files").pid(), () -> warm.seen());
            }
            warm.statusAfterWalk(server);
            assertEquals(before, Usage.count("/proc/" + server + "/fd"));
            try (Stream<Path> files = Files.list(Path.of("/proc/" + server + "/fd"))) {
                for (Path file : files.toList()) {
                    String target = Files.readSymbolicLink(file).toString();
                    assertTrue(!target.startsWith(warm.directory.toString() + "/open-"), target);
                }
            }
        }
    }

    @Test
    void aServerEndsAfterItsIdleTime() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder = warm.program("Probe");
            builder.environment().put("THAW_IDLE", "1");
            String server = Warm.finish(builder.start()).pid();
            assertTrue(Processes.ends(server), () -> warm.seen());
            assertTrue(warm.seen().startsWith("0 servers"), () -> warm.seen());
            assertNotEquals(server, Warm.finish(builder.start()).pid());
        }
    }

    @Test
    void runsBeyondTheMemoryOfThePoolArePlain() throws Exception {
        try (Warm warm = new Warm()) {
            Process running = warm.program("Probe", "sleep").start();
            assertTrue(running.inputReader().readLine().startsWith("pid "));
            ProcessBuilder builder =
                    warm.command("-Dprobe=1", "-cp", Warm.classes().toString(), "Probe");
            builder.environment().put("THAW_MEMORY", "1");
            String first = Warm.finish(builder.start()).pid();
            assertNotEquals(first, Warm.finish(builder.start()).pid());
            String status = warm.seen();
            assertTrue(status.startsWith("1 servers"), status);
            assertTrue(status.contains("of the 1 that THAW_MEMORY allows"), status);
            builder.environment().remove("THAW_MEMORY");
            String server = Warm.finish(builder.start()).pid();
            assertEquals(server, Warm.finish(builder.start()).pid());
            running.destroy();
            running.waitFor();
        }
    }

    @Test
    void aServerThatGrowsBeyondTheMemoryOfThePoolEnds() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder builder = warm.program("Probe");
            builder.environment().put("THAW_MEMORY", "1");
            String server = Warm.finish(builder.start()).pid();
            assertTrue(Processes.ends(server), () -> warm.seen());
            assertTrue(warm.seen().contains("of the 1 that THAW_MEMORY"), () -> warm.seen());
            assertEquals("hello\n", warm.run("Probe").rest());
        }
    }

    @Test
    void aShellStopsAndContinuesARun() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe").pid();
            Result result =
                    stopped(
                            warm,
                            server,
                            "touch go\n"
                                    + "sleep 0.3\n"
                                    + "tail -n 1 ticks\n"
                                    + "fg %1 > /dev/null\n"
                                    + "echo status $?\n"
                                    + "tail -n 1 ticks\n");
            List<String> lines = result.out().lines().toList();
            assertEquals(4, lines.size(), result.out() + result.err());
            assertTrue(lines.get(0).contains("T (stopped)"), lines.get(0));
            assertEquals("tick", lines.get(1), "a stopped run does not see the file");
            assertEquals("status 5", lines.get(2));
            assertEquals("went on", lines.get(3));
            assertEquals(server, warm.run("Probe").pid());
        }
    }

    /** A shell that stops a run, prints its server's state, and does more. */
    private static Result stopped(Warm warm, String server, String more)
            throws IOException, InterruptedException {
        String script =
                "set -m\n"
                        + String.join(" ", warm.program("Ticks").command())
                        + " > ticks 2> /dev/null &\n"
                        + "until grep -q tick ticks; do sleep 0.01; done\n"
                        + "kill -TSTP %1\n"
                        + "until jobs -s | grep -q ticks; do sleep 0.01; done\n"
                        + "grep State /proc/"
                        + server
                        + "/status\n"
                        + more;
        return Warm.finish(warm.command().command("timeout", "60", "bash", "-c", script).start());
    }

    /** Nobody else could continue the server. */
    @Test
    void aRunWhoseClientIsKilledWhileItIsStoppedEnds() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe").pid();
            Result result = stopped(warm, server, "kill -KILL %1\n");
            assertTrue(result.out().contains("T (stopped)"), result.out() + result.err());
            String status = warm.idleStatus();
            assertTrue(status.contains("  pid " + server + "  idle  "), status);
        }
    }

    /** A note of the client's that meets it is not what the caller limits. */
    @Test
    void aLimitOfFileSizesEndsNoRun() throws Exception {
        try (Warm warm = new Warm()) {
            String command = String.join(" ", warm.program("Probe").command());
            for (int i = 0; i < 3; i++) {
                Result result =
                        Warm.finish(
                                warm.command()
                                        .command("bash", "-c", "ulimit -f 0; exec " + command)
                                        .start());
                assertEquals("hello\n", result.rest(), result.err());
                assertEquals(0, result.status(), result.err());
            }
        }
    }

    @Test
    void aChangedJarIsAnotherProgram() throws Exception {
        try (Warm warm = new Warm()) {
            Path jar = warm.directory.resolve("app.jar");
            jar(jar, "Probe.class", "Probe$1.class");
            String[] words = {"-cp", jar.toString(), "Probe"};
            String server = Warm.finish(warm.command(words).start()).pid();
            assertEquals(server, Warm.finish(warm.command(words).start()).pid());
            Path next = warm.directory.resolve("next.jar");
            jar(next, "Probe.class", "Probe$1.class", "ReadFile.class");
            Files.move(next, jar, StandardCopyOption.REPLACE_EXISTING);
            String other = Warm.finish(warm.command(words).start()).pid();
            assertNotEquals(server, other);
            assertEquals(other, Warm.finish(warm.command(words).start()).pid());
            // In place, within one tick of the file system's clock, and of the same size.
            byte[] bytes = Files.readAllBytes(jar);
            bytes[bytes.length - 1] ^= 0;
            Files.write(jar, bytes);
            assertEquals(
                    other,
                    Warm.finish(warm.command(words).start()).pid(),
                    "the contents are the same");
        }
    }

    private static void jar(Path jar, String... names) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (String name : names) {
                Path file = Warm.classes().resolve(name);
                if (Files.exists(file)) {
                    out.putNextEntry(new JarEntry(name));
                    out.write(Files.readAllBytes(file));
                }
            }
        }
    }

    @Test
    void aClassPathEntryThatDisappears() throws Exception {
        try (Warm warm = new Warm()) {
            Path gone = Files.createDirectory(warm.directory.resolve("classes"));
            Files.copy(Warm.classes().resolve("ReadFile.class"), gone.resolve("ReadFile.class"));
            String[] words = {"-cp", gone.toString(), "ReadFile", "/dev/null"};
            assertEquals(0, Warm.finish(warm.command(words).start()).status());
            Files.delete(gone.resolve("ReadFile.class"));
            Files.delete(gone);
            Result missing = Warm.finish(warm.command(words).start());
            assertEquals(1, missing.status());
            assertTrue(
                    missing.err().startsWith("Error: Could not find or load main class ReadFile"),
                    missing.err());
        }
    }

    @Test
    void aDirectoryThatOthersCanReadIsNotUsed() throws Exception {
        try (Warm warm = new Warm()) {
            Files.createDirectory(warm.runtime());
            Files.setPosixFilePermissions(
                    warm.runtime(), PosixFilePermissions.fromString("rwxr-xr-x"));
            assertEquals("hello\n", warm.run("Probe").rest());
            Result status = Warm.finish(warm.command("--thaw-status").start());
            assertEquals(1, status.status());
            assertTrue(
                    status.err().contains("has the mode 755 instead of 700; remove it"),
                    status.err());
            try (Stream<Path> files = Files.list(warm.runtime())) {
                assertEquals(0, files.count());
            }
        }
    }

    @Test
    void aFullDiskMakesRunsPlain() throws Exception {
        assumeTrue(isRoot(), "needs root, to mount a small file system");
        try (Warm warm = new Warm()) {
            Path small = Files.createDirectory(warm.directory.resolve("small"));
            String[] mount = {
                "mount", "-t", "tmpfs", "-o", "size=16k,mode=700", "tmpfs", small.toString()
            };
            assumeTrue(new ProcessBuilder(mount).start().waitFor() == 0, "cannot mount");
            try {
                try (var out = Files.newOutputStream(small.resolve("filler"))) {
                    byte[] page = new byte[4096];
                    for (int i = 0; i < 100; i++) {
                        out.write(page);
                    }
                } catch (IOException e) {
                    // Full, as it has to be.
                }
                ProcessBuilder builder = warm.program("Probe");
                builder.environment().put("XDG_RUNTIME_DIR", small.toString());
                builder.environment().put("XDG_CACHE_HOME", small.resolve("cache").toString());
                Set<String> pids = new HashSet<>();
                for (int i = 0; i < 3; i++) {
                    Result result = Warm.finish(builder.start());
                    assertEquals("hello\n", result.rest(), result.err());
                    assertEquals("", result.err());
                    pids.add(result.pid());
                }
                assertEquals(3, pids.size(), "plain runs");
            } finally {
                new ProcessBuilder("umount", small.toString()).inheritIO().start().waitFor();
            }
        }
    }

    private static boolean isRoot() throws IOException {
        return (int) Files.getAttribute(Path.of("/proc/self"), "unix:uid") == 0;
    }
}
