// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a run changes in the JDK, the next one does not find: one test for each piece that the
 * server lists.
 */
final class JdkPiecesIT {
    /** They make the server retire instead. */
    private static final Set<String> LASTING =
            Set.of(
                    "preferences",
                    "assertion status",
                    "security manager",
                    "trusted certificates",
                    "TLS managers",
                    "named TLS factories",
                    "missing TLS factories",
                    "failed initialisers",
                    "providers",
                    "VM options",
                    "flight recorder",
                    "random numbers",
                    "virtual thread parallelism");

    /** What the JDK does in each run again, with nothing of it put back; some of it once. */
    private static final List<String> AGAIN =
            List.of(
                    "jdbc.drivers",
                    "naming properties",
                    "failed initialisers",
                    "TLS factories",
                    "trusted certificates",
                    "TLS managers",
                    "named TLS factories",
                    "missing TLS factories",
                    "TLS sessions",
                    "entries of providers");

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#jdks")
    void everyPieceIsAsInANewJvm(Path jdk) throws Exception {
        List<String> names = names();
        assertTrue(names.size() > 20, names.toString());
        try (Warm warm = new Warm(jdk)) {
            warm.run("Probe");
            assertAll(names.stream().map(name -> (Executable) () -> check(warm, name)));
        }
    }

    private static void check(Warm warm, String name) throws IOException, InterruptedException {
        ProcessBuilder plain = pieces(warm, name);
        plain.environment().put("THAW", "off");
        Result fresh = Warm.finish(plain.start());
        // A piece that fails everywhere shows nothing.
        assertEquals(0, fresh.status(), () -> name + "\n" + fresh.err());
        Result changed = Warm.finish(pieces(warm, name, "change").start());
        Result after = Warm.finish(pieces(warm, name).start());
        String status = warm.idleStatus();
        if (!changed.pid().equals(after.pid())) {
            // A main class that has cost a server is not tried again, and the other pieces have
            // the same one.
            warm.statusWhenRetired(changed.pid());
            Warm.finish(warm.command("--thaw-stop").start());
        }
        assertEquals(fresh.rest(), after.rest(), name);
        assertEquals(withoutTime(fresh.err()), withoutTime(after.err()), name);
        assertEquals(fresh.status(), after.status(), name);
        if (LASTING.contains(name) && !changed.rest().contains("cannot be changed")) {
            assertNotEquals(changed.pid(), after.pid(), name);
        } else {
            assertEquals(changed.pid(), after.pid(), () -> name + "\n" + status);
        }
    }

    private static ProcessBuilder pieces(Warm warm, String... arguments) throws IOException {
        List<String> words =
                new ArrayList<>(
                        List.of(
                                "--add-opens=java.base/java.net=ALL-UNNAMED",
                                "--add-opens=java.base/sun.security.ssl=ALL-UNNAMED",
                                "--add-opens=java.compiler/javax.tools=ALL-UNNAMED",
                                "-cp",
                                Warm.classes() + ":" + Warm.providers(),
                                "Pieces"));
        words.addAll(List.of(arguments));
        return warm.command(words.toArray(String[]::new));
    }

    /** Log messages begin with a line that has the time. */
    private static String withoutTime(String err) {
        return err.replaceAll("(?m)^.* Pieces main$", "time");
    }

    private static List<String> names() throws IOException {
        String source = Files.readString(Path.of(System.getProperty("hottub.pieces")));
        Stream<MatchResult> found =
                Pattern.compile("\\badd\\(\\s*\"([^\"]+)\"").matcher(source).results();
        List<String> names = new ArrayList<>(AGAIN);
        names.addAll(found.map(match -> match.group(1)).toList());
        String table = Files.readString(Warm.resource("jdk-state.txt"));
        Pattern.compile("(?m)^\\[(.+)\\]$")
                .matcher(table)
                .results()
                .forEach(match -> names.add(match.group(1)));
        return names;
    }
}
