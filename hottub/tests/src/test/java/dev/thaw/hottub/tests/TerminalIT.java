// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keys of a terminal that send signals, by {@code script} (util-linux), which makes one. */
final class TerminalIT {
    private static final char INTERRUPT = 3;
    private static final char SUSPEND = 26;

    @TempDir private Path directory;

    @BeforeAll
    static void scriptIsThere() {
        assumeTrue(
                Files.isExecutable(Path.of("/usr/bin/script")),
                "no /usr/bin/script, which makes a terminal");
    }

    /** In a server that is started for the run, and in one that is there. */
    private static final int RUNS = 2;

    /** A key that is pressed when the file is there. */
    private record Key(char key, String file) {}

    private static final Key INTERRUPTED = new Key(INTERRUPT, "child");
    private static final Key SUSPENDED = new Key(SUSPEND, "child");

    /** What the shell does meanwhile is not to be interrupted. */
    private static final Key INTERRUPTED_WHEN_IT_GOES_ON = new Key(INTERRUPT, "goes-on");

    @Test
    void anInterruptReachesWhatTheProgramHasStarted() throws Exception {
        try (Warm warm = new Warm()) {
            List<String> plain = typed(warm, true, "", INTERRUPTED);
            assertEquals("child 130", plain.getFirst());
            for (int i = 0; i < RUNS; i++) {
                assertEquals(plain, typed(warm, false, "", INTERRUPTED));
            }
        }
    }

    /** It is in the same process group, which is the server's. */
    @Test
    void aKeyDoesNotReachWhatAnEarlierRunHasLeft() throws Exception {
        try (Warm warm = new Warm()) {
            List<String> leaving = typed(warm, "Terminal leaves", false, Map.of(), "");
            assertTrue(leaving.getFirst().matches("child \\d+ is left"), leaving::toString);
            long process = Long.parseLong(leaving.getFirst().split(" ")[1]);
            ProcessHandle left = ProcessHandle.of(process).orElseThrow();
            try {
                List<String> shown = typed(warm, false, "", INTERRUPTED);
                assertEquals("child 130", shown.getFirst(), shown::toString);
                String status = warm.idleStatus();
                assertTrue(status.startsWith("1 servers"), status);
                assertTrue(status.contains("  idle  2 runs"), status);
                assertTrue(left.isAlive(), "it is not of that run");
            } finally {
                left.destroyForcibly();
            }
        }
    }

    /** Where no shell could continue it, nothing stops a process by that key. */
    @Test
    void whatNobodyCouldContinueDoesNotStop() throws Exception {
        try (Warm warm = new Warm()) {
            List<String> plain = typed(warm, true, "", SUSPENDED, INTERRUPTED);
            assertEquals(plain, typed(warm, false, "", SUSPENDED, INTERRUPTED));
        }
    }

    @Test
    void aStopAndItsEndReachWhatTheProgramHasStarted() throws Exception {
        try (Warm warm = new Warm()) {
            String behind = "; for p in $(cat child); do " + stateOf("$p") + "; done" + GOES_ON;
            List<String> plain = typed(warm, true, behind, SUSPENDED, INTERRUPTED_WHEN_IT_GOES_ON);
            assertEquals(List.of("T", "T"), states(plain), plain::toString);
            for (int i = 0; i < RUNS; i++) {
                List<String> warmed =
                        typed(warm, false, behind, SUSPENDED, INTERRUPTED_WHEN_IT_GOES_ON);
                assertEquals(List.of("T", "T"), states(warmed), warmed::toString);
                assertTrue(warmed.contains("child 130"), warmed::toString);
            }
        }
    }

    @Test
    void whoHandlesOrIgnoresAStopDoes() throws Exception {
        String child = "cut -d' ' -f3 /proc/$(head -n 1 child)/stat";
        String program = stateOf("$(tail -n 1 child)");
        try (Warm warm = new Warm()) {
            for (boolean isPlain : new boolean[] {true, false}) {
                Files.deleteIfExists(directory.resolve("ready"));
                String behind = "; " + program + "; " + child + GOES_ON;
                List<String> shown =
                        typed(
                                warm,
                                "Terminal ignores",
                                isPlain,
                                Map.of(),
                                behind,
                                SUSPENDED,
                                INTERRUPTED_WHEN_IT_GOES_ON);
                assertEquals(List.of("T", "S"), states(shown), shown::toString);

                Files.deleteIfExists(directory.resolve("ready"));
                Files.deleteIfExists(directory.resolve("handled"));
                // Its handler may come to its end when it goes on.
                behind =
                        "; "
                                + program
                                + "; (while [ -e child ] && [ ! -e handled ]; do sleep 0.1; done; "
                                + HAS_GONE_ON
                                + ") & fg %1; ls handled; exit 3";
                shown =
                        typed(
                                warm,
                                "Terminal handles",
                                isPlain,
                                Map.of(),
                                behind,
                                SUSPENDED,
                                INTERRUPTED_WHEN_IT_GOES_ON);
                assertTrue(shown.contains("handled"), shown::toString);
            }
        }
    }

    /** The server would run the program while its client is stopped. */
    @Test
    void aStopBeforeTheRunHasBegunStopsItsServer() throws Exception {
        try (Warm warm = new Warm()) {
            Path hold = directory.resolve("hold");
            String behind = "; p=$(cat hold.held); " + stateOf("$p") + "; rm hold hold.held; fg";
            Map<String, String> variables =
                    Map.of(
                            "LD_PRELOAD", LostServerIT.library(warm).toString(),
                            "PROBE_HOLD", hold.toString());
            Key suspended = new Key(SUSPEND, "hold.held");
            for (int i = 0; i < RUNS; i++) {
                Files.writeString(hold, "");
                List<String> shown =
                        typed(warm, "Terminal", false, variables, behind, suspended, INTERRUPTED);
                assertEquals(List.of("T"), states(shown), shown::toString);
                assertTrue(shown.contains("child 130"), shown::toString);
            }
            assertTrue(warm.idleStatus().contains("  2 runs"), warm.status());
        }
    }

    /** It would take what is typed for the shell. */
    @Test
    void whoReadsInTheBackgroundIsStopped() throws Exception {
        String behind =
                " & while [ ! -e child ]; do sleep 0.1; done; "
                        + stateOf("$!")
                        + "; kill -KILL $!; exit 3";
        try (Warm warm = new Warm()) {
            for (boolean isPlain : new boolean[] {true, false}) {
                List<String> shown = typed(warm, "Reading", isPlain, Map.of(), behind);
                assertEquals(List.of("T"), states(shown), shown::toString);
            }
        }
    }

    /** Says so when the program has been continued, which has the terminal then. */
    private static final String HAS_GONE_ON =
            "p=$(tail -n 1 child); while grep -q ') T ' /proc/$p/stat; do sleep 0.1; done;"
                    + " touch goes-on";

    private static final String GOES_ON = "; (" + HAS_GONE_ON + ") & fg %1";

    /** Prints the state of a process when that is stopped, or what it is after two minutes. */
    private static String stateOf(String process) {
        String state = "cut -d' ' -f3 /proc/" + process + "/stat";
        return "i=0; while [ $i -lt 1200 ] && ! "
                + state
                + " | grep -q T; do sleep 0.1; i=$((i+1)); done; "
                + state;
    }

    private static List<String> states(List<String> lines) {
        return lines.stream().filter(line -> line.equals("T") || line.equals("S")).toList();
    }

    /**
     * What the terminal has shown, and the exit status. The program is the terminal's only process,
     * or, with more to do behind it, a job of an interactive shell.
     */
    private List<String> typed(Warm warm, boolean isPlain, String behind, Key... keys)
            throws IOException, InterruptedException {
        return typed(warm, "Terminal", isPlain, Map.of(), behind, keys);
    }

    private List<String> typed(
            Warm warm,
            String program,
            boolean isPlain,
            Map<String, String> variables,
            String behind,
            Key... keys)
            throws IOException, InterruptedException {
        for (String file : List.of("child", "goes-on")) {
            Files.deleteIfExists(directory.resolve(file));
        }
        List<String> words = new ArrayList<>(List.of(program.split(" ")));
        words.add(1, directory.resolve("child").toString());
        String[] arguments = words.subList(1, words.size()).toArray(String[]::new);
        words = warm.program(words.getFirst(), arguments).command();
        String line = words.stream().map(w -> "'" + w + "'").collect(Collectors.joining(" "));
        String shell =
                behind.isEmpty()
                        ? "exec " + line
                        : "exec bash --norc -ic \"" + line + quoted(behind) + "\"";
        ProcessBuilder builder = warm.command();
        builder.environment().putAll(variables);
        builder.command("/usr/bin/script", "-qec", shell, "/dev/null");
        if (isPlain) {
            builder.environment().put("THAW", "off");
        }
        builder.environment().put("SHELL", "/bin/sh");
        builder.directory(directory.toFile()).redirectErrorStream(true);
        Process script = builder.start();
        try {
            String last = "";
            for (Key key : keys) {
                await(directory.resolve(key.file()));
                if (key.file().equals(last)) {
                    // A terminal may drop what is typed just after a key that sends a signal.
                    Thread.sleep(700);
                }
                last = key.file();
                script.outputWriter().write(key.key());
                script.outputWriter().flush();
            }
            assertTrue(script.waitFor(120, TimeUnit.SECONDS), "it goes on");
            String shown = new String(script.getInputStream().readAllBytes());
            List<String> lines =
                    shown.lines()
                            .map(l -> l.replaceAll("\\^[CZ]|\\p{Cntrl}", "").strip())
                            .filter(l -> l.matches("child .*|handled|[A-Z]"))
                            .collect(Collectors.toList());
            lines.add("status " + script.exitValue());
            assertNotEquals(0, script.exitValue(), shown);
            return lines;
        } finally {
            script.destroyForcibly();
        }
    }

    private static String quoted(String text) {
        return text.replace("$", "\\$");
    }

    private static void await(Path file) throws InterruptedException {
        for (int i = 0; i < 12_000 && !Files.exists(file); i++) {
            Thread.sleep(10);
        }
        assertTrue(Files.exists(file), () -> "there is no " + file);
    }
}
