// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.programs;

import dev.thaw.hottub.programs.Finding.Kind;
import dev.thaw.hottub.verify.Comparison;
import dev.thaw.hottub.verify.Run;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Tests that share a class path, and so a server: each is run in a new JVM, then all are run in
 * turns in the server, and once more each in a new JVM.
 */
final class JdkTestComparison {
    /** In the detail of what ends in a new JVM, and not in a server. */
    static final String NO_END = "no end";

    private static final int WARM = 6;

    /** Where a test does differ: is it perhaps the test that varies? */
    private static final int MOST_FRESH = 10;

    private static final int SLOWER = 3;

    private final Path javaHome;
    private final String jdk;
    private final Duration limit;
    private final FreshAndWarm runs;
    private final List<JdkTest> tests;
    private final Path classes;

    /** Of each test. */
    private final Map<JdkTest, List<Run>> fresh = new LinkedHashMap<>();

    private final Map<JdkTest, List<Run>> warm = new LinkedHashMap<>();
    private final Map<JdkTest, Set<String>> reasons = new LinkedHashMap<>();
    private final Map<JdkTest, String> failed = new LinkedHashMap<>();

    /**
     * @param jdk its name in findings
     * @param limit for a run in a new JVM; one in a server may take longer
     * @param classes of all tests
     */
    JdkTestComparison(
            Path javaHome,
            String jdk,
            Duration limit,
            FreshAndWarm runs,
            List<JdkTest> tests,
            Path classes) {
        this.javaHome = javaHome;
        this.jdk = jdk;
        this.limit = limit;
        this.runs = runs;
        this.tests = tests;
        this.classes = classes;
    }

    List<Finding> findings() throws IOException, InterruptedException {
        List<Finding> findings = new ArrayList<>();
        for (JdkTest test : tests) {
            if (!runFresh(test)) {
                findings.add(endless(test));
            }
        }
        List<JdkTest> ending = List.copyOf(fresh.keySet());
        Set<String> known = new LinkedHashSet<>();
        for (int i = 0; i < WARM; i++) {
            for (JdkTest test : ending) {
                runWarm(test, i);
                List<String> found = new ArrayList<>(runs.reasons());
                found.removeAll(known);
                known.addAll(found);
                reasons.computeIfAbsent(test, key -> new LinkedHashSet<>()).addAll(found);
            }
        }
        if (known.isEmpty()
                && !runs.status().contains(": " + (WARM * ending.size() - 1) + " warm ")) {
            ending.forEach(test -> reasons.get(test).add("not reused, and nothing says why"));
        }
        for (JdkTest test : ending) {
            findings.add(runFresh(test) ? compare(test) : endless(test));
        }
        return findings;
    }

    private Finding endless(JdkTest test) {
        return new Finding(
                test.name(), jdk, Kind.ENDLESS, "", "within " + limit.toSeconds() + " s");
    }

    private boolean runFresh(JdkTest test) throws IOException, InterruptedException {
        Optional<Run> run = runs.fresh(program(test), limit);
        run.ifPresent(r -> fresh.computeIfAbsent(test, key -> new ArrayList<>()).add(r));
        return run.isPresent();
    }

    private void runWarm(JdkTest test, int number) throws IOException, InterruptedException {
        Duration longer = limit.multipliedBy(SLOWER);
        Optional<Run> run = runs.warm(program(test), longer);
        if (run.isPresent()) {
            warm.computeIfAbsent(test, key -> new ArrayList<>()).add(run.get());
        } else {
            failed.putIfAbsent(
                    test,
                    "run "
                            + (number + 1)
                            + " in a server: "
                            + NO_END
                            + " within "
                            + longer.toSeconds()
                            + " s");
        }
    }

    private Finding compare(JdkTest test) throws IOException, InterruptedException {
        if (isUnsteady(test)) {
            return finding(test, Kind.UNSTEADY, "");
        }
        if (failed.containsKey(test)) {
            return finding(test, Kind.DIFFERENT, failed.get(test));
        }
        Comparison comparison = new Comparison(fresh.get(test), warm.get(test));
        while (!comparison.differences().isEmpty() && fresh.get(test).size() < MOST_FRESH) {
            if (!runFresh(test)) {
                return endless(test);
            }
            if (isUnsteady(test)) {
                return finding(test, Kind.UNSTEADY, "");
            }
            comparison = new Comparison(fresh.get(test), warm.get(test));
        }
        if (!comparison.differences().isEmpty()) {
            String text = String.join("\n", comparison.differences()) + "\n" + runs.status();
            return finding(test, Kind.DIFFERENT, text);
        }
        boolean exactly =
                comparison.remarks().values().stream().allMatch(r -> r.contains("identity hash"));
        return finding(
                test, exactly ? Kind.EQUAL : Kind.LOOSELY_EQUAL, comparison.remarks().toString());
    }

    private boolean isUnsteady(JdkTest test) {
        return fresh.get(test).stream().mapToInt(Run::status).distinct().count() > 1;
    }

    private Finding finding(JdkTest test, Kind kind, String detail) {
        Set<String> why = reasons.get(test);
        String server = why.isEmpty() ? Finding.REUSED : String.join("; ", why);
        return new Finding(test.name(), jdk, kind, server, detail);
    }

    /** What java takes; a test finds what the test harness would tell it. */
    private List<String> program(JdkTest test) {
        List<String> program = new ArrayList<>(List.of("-cp", classes.toString()));
        program.add("-Dtest.src=" + test.source().getParent());
        program.add("-Dtest.classes=" + classes);
        program.add("-Dtest.class.path=" + classes);
        program.add("-Dtest.jdk=" + javaHome);
        program.add(test.main());
        program.addAll(test.arguments());
        return program;
    }
}
