// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.thaw.hottub.verify.Trees;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * OpenJDK's own tests do in a warm JVM what they do in a fresh one: output, status, files. They are
 * not ours, so they are where {@code THAW_OPENJDK} names a directory with OpenJDK's sources, as
 * {@code apt-get source openjdk-17} brings them (with deb-src lines). {@code THAW_OPENJDK_HOME} has
 * the JDKs that run them, separated by colons.
 *
 * <p>Sixty of them; {@code -Dseed=N} chooses others. All with {@code --soak}: what was found is in
 * {@code target/openjdk} then, or where {@code THAW_OPENJDK_RESULTS} says, and the next call goes
 * on from there. {@code -Dneighbours=N} lets up to N tests of a directory share a server, so that
 * each finds what the one before it has left.
 */
class OpenJdkIT {
    private static final int SAMPLE = 60;

    /** Longer ones come last. */
    private static final Duration QUICK = Duration.ofSeconds(3);

    private static final Duration LIMIT = Duration.ofSeconds(Long.getLong("seconds", 20));

    @TempDir Path directory;

    @Test
    void testsOfOpenJdkAreEqual() throws Exception {
        String sources = System.getenv("THAW_OPENJDK");
        assumeTrue(sources != null, "THAW_OPENJDK names no sources of OpenJDK");
        Path tests = Path.of(sources, "test/jdk");
        assertTrue(Files.isDirectory(tests), "THAW_OPENJDK: there is no " + tests);
        List<JdkTest> all = JdkTest.in(tests);
        assertTrue(
                all.size() > 1000, all.size() + " tests; the format of their comments is known?");
        Path state = directory;
        if (Boolean.getBoolean("it.soak")) {
            String named = System.getenv().getOrDefault("THAW_OPENJDK_RESULTS", "target/openjdk");
            state = Files.createDirectories(Path.of(named).toAbsolutePath());
        } else {
            Collections.shuffle(all, new Random(Long.getLong("seed", 1)));
            all = all.subList(0, SAMPLE);
            all.sort((one, other) -> one.name().compareTo(other.name()));
        }
        Findings findings = new Findings(state.resolve("findings.tsv"));
        JdkTestClasses classes = new JdkTestClasses(state.resolve("classes"));
        for (Duration limit : List.of(QUICK, LIMIT)) {
            for (Path javaHome : javaHomes()) {
                compare(all, javaHome, limit, state, classes, findings);
            }
        }
        Set<String> explained = explained();
        List<Finding> different = new ArrayList<>();
        for (Path javaHome : javaHomes()) {
            String jdk = version(javaHome);
            System.out.print(findings.summary(jdk));
            List<Finding> found = findings.of(jdk);
            found.stream()
                    .filter(f -> f.kind() == Finding.Kind.DIFFERENT)
                    .filter(f -> !explained.contains(f.test()))
                    .forEach(different::add);
            long compared = found.stream().filter(f -> f.kind().isCompared()).count();
            assertTrue(
                    compared > all.size() / 2,
                    "JDK " + jdk + ": " + compared + " of " + all.size() + " compared");
        }
        assertEquals(
                "",
                different.stream().map(Finding::line).collect(Collectors.joining()),
                "" + state);
    }

    private static void compare(
            List<JdkTest> tests,
            Path javaHome,
            Duration limit,
            Path state,
            JdkTestClasses classes,
            Findings findings)
            throws IOException, InterruptedException {
        String jdk = version(javaHome);
        List<JdkTest> left =
                new ArrayList<>(tests.stream().filter(t -> !findings.has(t, jdk)).toList());
        while (!left.isEmpty()) {
            for (Finding finding : compareSome(left, javaHome, jdk, limit, state, classes)) {
                boolean later =
                        limit.compareTo(LIMIT) < 0
                                && (finding.kind() == Finding.Kind.ENDLESS
                                        || finding.detail().contains(JdkTestComparison.NO_END));
                if (!later) {
                    findings.add(finding);
                }
                if (finding.kind() == Finding.Kind.DIFFERENT) {
                    System.out.println(finding.line());
                }
            }
            if (left.size() % 20 == 0) {
                System.out.printf("%s JDK %s: %d left%n", Instant.now(), jdk, left.size());
            }
        }
    }

    /** The first of those that are left, and those that share its server. */
    private static List<Finding> compareSome(
            List<JdkTest> left,
            Path javaHome,
            String jdk,
            Duration limit,
            Path state,
            JdkTestClasses compiled)
            throws IOException, InterruptedException {
        int neighbours = Integer.getInteger("neighbours", 1);
        List<Finding> findings = new ArrayList<>();
        List<JdkTest> together = new ArrayList<>();
        Path classes = state.resolve("together-" + jdk);
        Trees.delete(classes);
        while (!left.isEmpty() && together.size() < neighbours) {
            JdkTest test = left.getFirst();
            Optional<Path> own = compiled.of(test);
            if (own.isEmpty()) {
                findings.add(new Finding(test.name(), jdk, Finding.Kind.UNCOMPILED, "", ""));
            } else if (together.isEmpty() || areNeighbours(together.getFirst(), test)) {
                if (!add(own.get(), classes)) {
                    break;
                }
                together.add(test);
            } else {
                break;
            }
            left.removeFirst();
        }
        try {
            List<Finding> found = compare(javaHome, jdk, limit, state, together, classes);
            if (found.stream().anyMatch(f -> f.kind() == Finding.Kind.DIFFERENT)) {
                // A machine that is busy makes some tests differ: in another server once more.
                for (Finding again : compare(javaHome, jdk, limit, state, together, classes)) {
                    found.replaceAll(f -> counts(f, again) ? again : f);
                }
            }
            findings.addAll(found);
        } catch (IOException | UncheckedIOException e) {
            together.forEach(test ->
                    findings.add(
                            new Finding(
                                    test.name(), jdk, Finding.Kind.UNREADABLE, "", e.toString())));
        }
        return findings;
    }

    private static boolean counts(Finding first, Finding again) {
        return first.kind() == Finding.Kind.DIFFERENT
                && again.kind() != Finding.Kind.ENDLESS
                && again.test().equals(first.test());
    }

    private static List<Finding> compare(
            Path javaHome,
            String jdk,
            Duration limit,
            Path state,
            List<JdkTest> tests,
            Path classes)
            throws IOException, InterruptedException {
        try (FreshAndWarm runs = new FreshAndWarm(javaHome, state)) {
            return new JdkTestComparison(javaHome, jdk, limit, runs, tests, classes).findings();
        }
    }

    private static boolean areNeighbours(JdkTest one, JdkTest other) {
        return one.source().getParent().equals(other.source().getParent());
    }

    /** False, and nothing done, if one of the classes is there. */
    private static boolean add(Path own, Path classes) throws IOException {
        List<Path> files;
        try (Stream<Path> found = Files.walk(own)) {
            files = found.filter(Files::isRegularFile).map(own::relativize).toList();
        }
        if (files.stream().anyMatch(file -> Files.exists(classes.resolve(file)))) {
            return false;
        }
        for (Path file : files) {
            Files.createDirectories(classes.resolve(file).getParent());
            Files.copy(
                    own.resolve(file), classes.resolve(file), StandardCopyOption.COPY_ATTRIBUTES);
        }
        return true;
    }

    /** Those that differ for a reason that is known. */
    private static Set<String> explained() throws IOException {
        try (InputStream file = OpenJdkIT.class.getResourceAsStream("/openjdk-differences.txt")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.substring(0, line.indexOf(':')))
                    .collect(Collectors.toSet());
        }
    }

    private static List<Path> javaHomes() {
        String named = System.getenv("THAW_OPENJDK_HOME");
        return Stream.of((named != null ? named : System.getProperty("java.home")).split(":"))
                .map(Path::of)
                .toList();
    }

    private static String version(Path javaHome) throws IOException {
        Properties release = new Properties();
        release.load(Files.newBufferedReader(javaHome.resolve("release")));
        return release.getProperty("JAVA_VERSION").replace("\"", "");
    }
}
