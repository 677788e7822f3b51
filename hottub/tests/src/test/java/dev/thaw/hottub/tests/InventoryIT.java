// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What becomes of each static field of the JDK is known, or programs run in a plain java. */
final class InventoryIT {
    private static final String TABLE = "dev/thaw/hottub/server/jdk-state.txt";

    /**
     * All static fields of the classes of the boot and platform class loaders; and no line of the
     * table is in vain.
     */
    @Test
    void everyStaticFieldIsAccountedFor() throws Exception {
        TreeMap<String, Integer> unused = new TreeMap<>();
        List<Path> jdks = Warm.jdks();
        for (Path jdk : jdks) {
            try (Warm warm = new Warm(jdk)) {
                Result listed = Warm.finish(warm.command("--thaw-check-jdk").start());
                assertEquals(0, listed.status(), listed.out() + listed.err());
                var total =
                        Pattern.compile("# (\\d+) fields of (\\d+) classes").matcher(listed.out());
                assertTrue(total.find() && Integer.parseInt(total.group(1)) > 25_000, listed.out());
                var byHand = Pattern.compile("# (\\d+) \\w+, by a line of the table");
                int lines =
                        byHand.matcher(listed.out())
                                .results()
                                .mapToInt(found -> Integer.parseInt(found.group(1)))
                                .sum();
                assertTrue(
                        lines > 100 && lines < Integer.parseInt(total.group(1)) / 5, listed.out());
                listed.out()
                        .lines()
                        .filter(line -> line.startsWith("# unused: "))
                        .forEach(line -> unused.merge(line, 1, Integer::sum));
            }
        }
        unused.values().removeIf(count -> count < jdks.size());
        assertTrue(jdks.size() < 3 || unused.isEmpty(), unused.toString());
    }

    /** Without the table's line for it, nothing accounts for a field. */
    @Test
    void aFieldThatNothingAccountsForIsFound() throws Exception {
        try (Warm warm = new Warm()) {
            String table = Files.readString(Warm.resource("jdk-state.txt"));
            Path other = warm.directory.resolve(TABLE);
            Files.createDirectories(other.getParent());
            Files.writeString(other, table.replaceFirst("java.net.Authenticator .*\n", ""));
            Path jar = Path.of(System.getProperty("hottub.command"));
            jar = jar.resolve("../../lib/thaw-hottub-inventory.jar").normalize();
            List<String> words =
                    List.of(
                            Path.of(System.getProperty("java.home"), "bin/java").toString(),
                            "-XX:TieredStopAtLevel=1",
                            "--limit-modules",
                            "java.base",
                            "-cp",
                            warm.directory + ":" + jar,
                            "dev.thaw.hottub.inventory.Inventory",
                            warm.directory.resolve("jdks").toString());
            Result listed = Warm.finish(new ProcessBuilder(words).start());
            assertEquals(3, listed.status(), listed.err());
            assertTrue(
                    listed.out().contains("java.net.Authenticator theAuthenticator"), listed.out());
            assertTrue(listed.err().contains("1 static fields"), listed.err());
            assertFalse(Files.exists(warm.directory.resolve("jdks")));
        }
    }

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void anUnknownBuildRunsPlain(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            Path copy = copyThatKnowsNone(warm.directory.resolve("copy"));
            List<String> pids = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                ProcessBuilder program = warm.program("Outside");
                program.command().set(1, copy.resolve("bin/thaw-java").toString());
                pids.add(Warm.finish(program.start()).pid());
            }
            assertNotEquals(pids.get(0), pids.get(1));
            String status = warm.status();
            assertTrue(status.contains("than those whose static fields are accounted for"), status);
            assertTrue(status.startsWith("0 servers"), status);
        }
    }

    @Test
    void anUnknownBuildIsGoneThroughInTheBackground() throws Exception {
        try (Warm warm = new Warm()) {
            Path command =
                    copyThatKnowsNone(warm.directory.resolve("copy")).resolve("bin/thaw-java");
            run(warm, command);
            String status = Processes.awaitPrepared(warm);
            assertTrue(status.startsWith("1 servers"), status);
            assertEquals(run(warm, command), run(warm, command));
            List<Path> jdks = Processes.files(warm.directory.resolve("cache/thaw/hottub/jdks"));
            assertEquals(1, jdks.size(), jdks.toString());
            String log = Warm.finish(warm.command("--thaw-log").start()).out();
            assertTrue(log.contains("  checked  "), log);
        }
    }

    /** In which process, the first one being a plain java. */
    private static String run(Warm warm, Path command) throws Exception {
        ProcessBuilder program = warm.program("Outside");
        program.command().set(1, command.toString());
        program.environment().put("THAW_FIRST", "plain");
        return Warm.finish(program.start()).pid();
    }

    /** Thaw, installed elsewhere, whose list of builds of the JDK has none of them. */
    private static Path copyThatKnowsNone(Path copy) throws IOException {
        Path built = Path.of(System.getProperty("hottub.command")).resolve("../..").normalize();
        for (String part : new String[] {"bin", "lib"}) {
            Files.createDirectories(copy.resolve(part));
            try (Stream<Path> files = Files.list(built.resolve(part))) {
                for (Path file : (Iterable<Path>) files::iterator) {
                    Files.copy(file, copy.resolve(part).resolve(file.getFileName()));
                }
            }
        }
        Path jar = copy.resolve("lib/thaw-hottub-server.jar");
        String bytes = Files.readString(jar, StandardCharsets.ISO_8859_1);
        for (String build : Files.readAllLines(Warm.resource("known-jdks.txt"))) {
            assertTrue(bytes.contains(build), build);
            bytes = bytes.replace(build, "x" + build.substring(1));
        }
        Files.writeString(jar, bytes, StandardCharsets.ISO_8859_1);
        return copy;
    }

    /** The packages of the desktop, and others that keep what nobody puts back. */
    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void aClassThatKeepsStateCostsTheServer(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            String server =
                    warm.run(
                                    "Outside",
                                    "use",
                                    "com.sun.org.apache.xerces.internal.parsers.XMLGrammarCachingConfiguration")
                            .pid();
            assertNotEquals(server, warm.run("Outside").pid());
            String status = warm.idleStatus();
            assertTrue(
                    status.contains(
                            "has used com.sun.org.apache.xerces.internal.parsers.XMLGrammarCachingConfiguration, which keeps state"),
                    status);
        }
    }
}
