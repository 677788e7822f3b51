// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * OpenJDK's own tests do in a warm JVM what they do in a fresh one: output, status, files. They are
 * not ours, so they are where {@code THAW_OPENJDK} names a directory with OpenJDK's sources, as
 * {@code apt-get source openjdk-17} brings them (with deb-src lines); the JDK that runs them should
 * be of that version. All of them with {@code --soak}, else sixty; {@code -Dseed=N} chooses others.
 */
class OpenJdkIT {
    private static final int SAMPLE = 60;
    private static final int SECONDS = 20;
    private static final int VERIFY_SECONDS = 300;

    @TempDir Path directory;

    private final Path javaHome = javaHome();

    private static Path javaHome() {
        String named = System.getenv("THAW_OPENJDK_HOME");
        return Path.of(named != null ? named : System.getProperty("java.home"));
    }

    @Test
    void testsOfOpenJdkAreEqual() throws Exception {
        String sources = System.getenv("THAW_OPENJDK");
        assumeTrue(sources != null, "THAW_OPENJDK names no sources of OpenJDK");
        Path tests = Path.of(sources, "test/jdk");
        assertTrue(Files.isDirectory(tests), "THAW_OPENJDK: there is no " + tests);
        List<JdkTest> all = JdkTest.in(tests);
        assertTrue(
                all.size() > 1000, all.size() + " tests; the format of their comments is known?");
        long seed = Long.getLong("seed", 1);
        Collections.shuffle(all, new Random(seed));
        List<JdkTest> chosen = Boolean.getBoolean("it.soak") ? all : all.subList(0, SAMPLE);
        List<String> different = new ArrayList<>();
        int compared = 0;
        for (int i = 0; i < chosen.size(); i++) {
            JdkTest test = chosen.get(i);
            String found = verify(test);
            if (found != null) {
                compared++;
                if (!found.isEmpty()) {
                    different.add(test.source() + "\n" + found);
                }
            }
            if (i % 20 == 19) {
                System.out.printf(
                        "%s %d of %d, %d compared, %d different%n",
                        Instant.now(), i + 1, chosen.size(), compared, different.size());
            }
        }
        assertTrue(compared > chosen.size() / 2, compared + " of " + chosen.size() + " compared");
        assertEquals(List.of(), different, "seed " + seed);
    }

    /** What is different, empty if nothing; null if it cannot be compared here. */
    private String verify(JdkTest test) throws IOException, InterruptedException {
        Path classes = Files.createTempDirectory(directory, "classes");
        Path work = Files.createTempDirectory(directory, "work");
        List<String> compile =
                List.of(
                        javaHome.resolve("bin/javac").toString(),
                        "-nowarn",
                        "-d",
                        classes.toString(),
                        test.source().toString());
        // needs more than the file, such as what its neighbours declare
        if (status(new ProcessBuilder(compile), SECONDS) != 0) {
            return null;
        }
        List<String> program = new ArrayList<>();
        program.addAll(List.of("-cp", classes.toString()));
        program.add("-Dtest.src=" + test.source().getParent());
        program.add("-Dtest.classes=" + classes);
        program.add(test.main());
        program.addAll(test.arguments());
        List<String> plain = new ArrayList<>(List.of(javaHome.resolve("bin/java").toString()));
        plain.addAll(program);
        Path fresh = Files.createTempDirectory(directory, "fresh");
        if (status(new ProcessBuilder(plain).directory(fresh.toFile()), SECONDS) < 0) {
            return null;
        }
        List<String> words = new ArrayList<>();
        words.addAll(List.of(System.getProperty("thaw.java"), "--thaw-verify", "5"));
        words.addAll(List.of("--fresh", "2"));
        words.addAll(program);
        Path out = directory.resolve("out");
        ProcessBuilder builder = new ProcessBuilder(words).directory(work.toFile());
        builder.environment().put("THAW_JAVA_HOME", javaHome.toString());
        Process process = builder.redirectErrorStream(true).redirectOutput(out.toFile()).start();
        try {
            if (!process.waitFor(VERIFY_SECONDS, TimeUnit.SECONDS)) {
                return "no end";
            }
            return process.exitValue() == 0 ? "" : Files.readString(out);
        } finally {
            end(process);
        }
    }

    /** Negative: it does not end. */
    private static int status(ProcessBuilder builder, int seconds)
            throws IOException, InterruptedException {
        builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
        Process process = builder.redirectInput(Path.of("/dev/null").toFile()).start();
        try {
            return process.waitFor(seconds, TimeUnit.SECONDS) ? process.exitValue() : -1;
        } finally {
            end(process);
        }
    }

    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
