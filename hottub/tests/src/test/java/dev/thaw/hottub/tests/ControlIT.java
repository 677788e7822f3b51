// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a user asks of warm JVMs, and sets. */
final class ControlIT {
    /** What makes variables for units of files like the one that is made here (systemd). */
    private static final String ENVIRONMENT_OF_UNITS =
            "/usr/lib/systemd/user-environment-generators/30-systemd-environment-d-generator";

    private static Result ask(Warm warm, String... words) throws Exception {
        return Warm.finish(warm.command(words).start());
    }

    private static Result run(Warm warm, String name, String value) throws Exception {
        ProcessBuilder program = warm.program("Probe");
        program.environment().put(name, value);
        Result result = Warm.finish(program.start());
        warm.idleStatus();
        return result;
    }

    @Test
    void runsAreCountedAndShownAsJson() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe").pid();
            warm.run("Probe");
            warm.plain("Probe");
            ask(warm, "-agentlib:no", "Probe");
            String text = warm.idleStatus();
            assertTrue(text.contains("3 runs in "), text);
            assertTrue(
                    text.contains(": 1 warm (33 %), 1 the first of a server, 1 in a plain java"),
                    text);
            assertTrue(text.matches("(?s).*warm ones begin within [0-9.]+ ms \\(half.*"), text);
            String json = ask(warm, "--thaw-status", "--json").out();
            assertTrue(json.contains("\"pid\": " + server + ","), json);
            assertTrue(json.contains("\"warm\": 1"), json);
            assertTrue(json.contains("\"state\": \"idle\""), json);
            assertTrue(json.contains("\"reasons\": ["), json);
            Result wrong = ask(warm, "--thaw-status", "--xml");
            assertEquals(1, wrong.status());
            assertTrue(wrong.err().contains("takes --json or --prometheus"), wrong.err());
            ask(warm, "--thaw-stop");
            assertFalse(warm.status().contains(" runs in "), warm.status());
        }
    }

    @Test
    void metricsAreInTheFormatOfPrometheus() throws Exception {
        try (Warm warm = new Warm()) {
            String none = ask(warm, "--thaw-status", "--prometheus").out();
            assertTrue(none.contains("\nthaw_java_runs_total{kind=\"warm\"} 0\n"), none);
            warm.run("Probe");
            warm.run("Probe");
            ask(warm, "-agentlib:no", "Probe");
            warm.idleStatus();
            String text = ask(warm, "--thaw-status", "--prometheus").out();
            for (String line :
                    List.of(
                            "thaw_java_servers{state=\"idle\"} 1",
                            "thaw_java_runs_total{kind=\"warm\"} 1",
                            "thaw_java_runs_total{kind=\"first\"} 1",
                            "thaw_java_runs_total{kind=\"plain\"} 1",
                            "thaw_java_warm_begin_seconds_bucket{le=\"+Inf\"} 1",
                            "thaw_java_warm_begin_seconds_count 1")) {
                assertTrue(text.contains("\n" + line + "\n"), line + " is not in " + text);
            }
            String form = "(# (HELP|TYPE) \\w+ .+|\\w+(\\{\\w+=\"[^\"]+\"\\})? [0-9.e-]+)";
            assertEquals(List.of(), text.lines().filter(line -> !line.matches(form)).toList());
        }
    }

    @Test
    void whatServersDidIsLoggedWithoutArgumentsAndVariables() throws Exception {
        try (Warm warm = new Warm()) {
            ProcessBuilder program = warm.program("Probe", "exit", "7", "s3cret");
            program.environment().put("PROBE_SECRET", "s3cret");
            program.command().add(2, "-Dpassword=s3cret");
            String server = Warm.finish(program.start()).pid();
            warm.idleStatus();
            assertEquals(server, Warm.finish(program.start()).pid());
            warm.idleStatus();
            program.command().add(2, "-agentlib:no=s3cret");
            Warm.finish(program.start());
            ask(warm, "--thaw-stop", server);
            String text = ask(warm, "--thaw-log").out();
            String ended = "ended        server " + server + "  status 7  ";
            assertEquals(2, text.split(ended, -1).length - 1, text);
            assertTrue(text.contains("  started      server " + server + "  "), text);
            assertTrue(text.contains("  stopped      server " + server), text);
            assertTrue(text.contains("  plain        "), text);
            String json = ask(warm, "--thaw-log", "--json").out();
            String began = "\"event\":\"began\",";
            assertEquals(2, json.lines().filter(line -> line.contains(began)).count(), json);
            for (Path file : Processes.files(warm.runtime())) {
                byte[] bytes = Files.readAllBytes(file);
                String kept = new String(bytes, StandardCharsets.ISO_8859_1);
                assertFalse(kept.contains("s3cret"), file + ": " + kept);
            }
            Result wrong = ask(warm, "--thaw-log", "--xml");
            assertEquals(1, wrong.status());
            ask(warm, "--thaw-stop");
            assertEquals("", ask(warm, "--thaw-log").out());
        }
    }

    @Test
    void whyARunRetiredItsServerIsInTheLog() throws Exception {
        try (Warm warm = new Warm()) {
            String server = warm.run("Probe", "survivor").pid();
            warm.idleStatus();
            String text = ask(warm, "--thaw-log").out();
            assertTrue(text.contains("  retired      server " + server + "  "), text);
            assertTrue(text.indexOf("  ended  ") < text.indexOf("  retired  "), text);
        }
    }

    @Test
    void whyAProgramIsNotWarmIsSaidWithoutRunningIt() throws Exception {
        try (Warm warm = new Warm()) {
            List<String> program = new ArrayList<>(List.of("--thaw-why"));
            program.addAll(List.of("-cp", Warm.classes().toString(), "Probe"));
            String[] words = program.toArray(String[]::new);
            Result first = ask(warm, words);
            assertTrue(first.out().startsWith("warm: the first run starts a server"), first.out());
            assertEquals(0, first.status());
            assertTrue(warm.status().startsWith("0 servers"), warm.status());
            String server = warm.run("Probe").pid();
            warm.idleStatus();
            Result second = ask(warm, words);
            assertEquals("warm: in the server " + server + " (1 runs)\n", second.out());
            // It says what a run finds: beyond the memory, with an idle server that may go, a room.
            List<String> other = new ArrayList<>(program);
            other.add(1, "-Xmx300m");
            ProcessBuilder full = warm.command(other.toArray(String[]::new));
            full.environment().put("THAW_MEMORY", "1");
            assertTrue(Warm.finish(full.start()).out().startsWith("warm: the first run starts"));
            assertTrue(warm.status().contains("pid " + server + " "), "nothing is ended for it");
            full.environment().put("THAW_SERVERS", "0");
            String none = Warm.finish(full.start()).out();
            assertTrue(none.startsWith("plain: all 0 servers are busy"), none);
            Result agent = ask(warm, "--thaw-why", "-javaagent:x.jar", "Probe");
            assertEquals(1, agent.status());
            assertTrue(agent.out().startsWith("plain: "), agent.out());
            assertTrue(agent.out().contains("-javaagent"), agent.out());
        }
    }

    @Test
    void oneServerIsStoppedByItsNumber() throws Exception {
        try (Warm warm = new Warm()) {
            String probe = warm.run("Probe").pid();
            // An option of the JVM makes it another one.
            String classes = Warm.classes().toString();
            String other = ask(warm, "-Xmx300m", "-cp", classes, "Probe").pid();
            warm.idleStatus();
            Result stopped = ask(warm, "--thaw-stop", probe);
            assertEquals(0, stopped.status(), stopped.err());
            String status = warm.status();
            assertFalse(status.contains("pid " + probe + " "), status);
            assertTrue(status.contains("pid " + other + " "), status);
            Result none = ask(warm, "--thaw-stop", "1");
            assertEquals(1, none.status());
            assertTrue(none.err().contains("no server with the process ID 1;"), none.err());
        }
    }

    @Test
    void aServerServesAsManyRunsAndForAsLongAsIsSet() throws Exception {
        try (Warm warm = new Warm()) {
            String server = run(warm, "THAW_RUNS", "2").pid();
            assertEquals(server, run(warm, "THAW_RUNS", "2").pid());
            assertTrue(warm.idleStatus().startsWith("0 servers"), warm.status());
            String next = run(warm, "THAW_RUNS", "2").pid();
            assertNotEquals(server, next);
            // It is a setting of whoever starts the server, and no reason for a plain java.
            assertEquals(next, run(warm, "THAW_RUNS", "0").pid());
            ask(warm, "--thaw-stop");
            run(warm, "THAW_AGE", "1");
            for (int i = 0; i < 2400 && !warm.status().startsWith("0 servers"); i++) {
                Thread.sleep(50);
            }
            assertTrue(warm.status().startsWith("0 servers"), warm.status());
            assertFalse(warm.status().contains("not reused"), warm.status());
        }
    }

    @Test
    void settingsAreReadFromAFile() throws Exception {
        try (Warm warm = new Warm()) {
            Path file = Files.createDirectories(warm.directory.resolve("thaw-conf/thaw"));
            String home = file.getParent().toString();
            Files.writeString(file.resolve("java.conf"), "# for all programs\nreuse = off\n");
            Result first = run(warm, "XDG_CONFIG_HOME", home);
            Result second = run(warm, "XDG_CONFIG_HOME", home);
            assertNotEquals(first.pid(), second.pid());
            Files.writeString(file.resolve("java.conf"), "runs = 1\n");
            Result third = run(warm, "XDG_CONFIG_HOME", home);
            assertNotEquals(third.pid(), run(warm, "XDG_CONFIG_HOME", home).pid());
            Files.writeString(file.resolve("java.conf"), "run = 1\n");
            Result plain = run(warm, "XDG_CONFIG_HOME", home);
            assertEquals("hello\n", plain.rest(), plain.err());
            assertTrue(warm.status().contains("java.conf: line 1 is \"run = 1\""), warm.status());
            ProcessBuilder asked = warm.command("--thaw-status");
            asked.environment().put("XDG_CONFIG_HOME", home);
            String status = Warm.finish(asked.start()).out();
            assertTrue(status.contains("as the settings are wrong: " + file), status);
            // No file is none that is wrong.
            String server = run(warm, "XDG_CONFIG_HOME", "/dev/null").pid();
            assertEquals(server, run(warm, "XDG_CONFIG_HOME", "/dev/null").pid());
        }
    }

    @Test
    void theCommandIsPutOnThePathAndTakenBack() throws Exception {
        try (Warm warm = new Warm()) {
            Path home = Files.createDirectories(warm.directory.resolve("a home"));
            Path profile = Files.writeString(home.resolve(".profile"), "# mine");
            String before = Files.readString(profile);
            assertEquals(0, at(home, warm.command("--thaw-install")).status());
            assertEquals(0, at(home, warm.command("--thaw-install")).status());
            String lines = Files.readString(profile);
            assertEquals(lines.indexOf(">>> thaw"), lines.lastIndexOf(">>> thaw"), lines);
            Path units = warm.directory.resolve("configuration/environment.d/60-thaw-java.conf");
            String forUnits = "PATH=" + home.resolve(".local/share/thaw/java/bin") + ":$PATH\n";
            assertTrue(Files.readString(units).contains("\n" + forUnits), units.toString());
            Path generator = Path.of(ENVIRONMENT_OF_UNITS);
            if (Files.isExecutable(generator)) {
                Result made = at(home, warm.command().command(generator.toString()));
                String first = "PATH=" + home.resolve(".local/share/thaw/java/bin") + ":";
                String variables = made.out().replace("\"", "");
                assertTrue(variables.lines().anyMatch(l -> l.startsWith(first)), variables);
            }
            String ask = ". '" + profile + "'; command -v java; java --thaw-help | head -1";
            Result found = at(home, warm.command().command("sh", "-c", ask));
            Path link = home.resolve(".local/share/thaw/java/bin/java");
            assertTrue(found.out().startsWith(link + "\nA drop-in java"), found.out());
            assertEquals(0, at(home, warm.command("--thaw-uninstall")).status());
            assertEquals(before, Files.readString(profile).strip());
            assertFalse(Files.exists(link));
            assertFalse(Files.exists(units.getParent()));
        }
    }

    private static Result at(Path home, ProcessBuilder builder) throws Exception {
        builder.environment().put("HOME", home.toString());
        builder.environment().remove("XDG_DATA_HOME");
        return Warm.finish(builder.start());
    }
}
