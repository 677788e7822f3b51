// SPDX-License-Identifier: Apache-2.0
package dev.thaw.hottub.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.thaw.hottub.tests.Warm.Result;
import dev.thaw.hottub.tests.setters.SetterPlan;
import dev.thaw.hottub.tests.setters.SetterPlan.Batch;
import dev.thaw.hottub.tests.setters.SetterPlan.Call;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever a program can set for a JVM is set for its run. The methods that do so are found in the
 * class files of the JDK; one that neither shows that it sets something, and that the next run does
 * not find it, nor has a line in {@code setters.txt}, fails. All with {@code --soak}, else some;
 * {@code -Dseed=N} chooses others.
 */
final class SettersIT {
    private static final String PROGRAM = "PROGRAM";
    private static final String TEXT = "OWNTEXT";

    /** New JVMs that are looked at when one differs from two of them. */
    private static final int MOST_FRESH = 4;

    @ParameterizedTest
    @MethodSource("dev.thaw.hottub.tests.Warm#oneJdk")
    void whatAProgramSetsIsSetForItsRun(Path jdk) throws Exception {
        try (Warm warm = new Warm(jdk)) {
            SetterPlan plan = plan(warm, jdk);
            Path options = Files.write(warm.directory.resolve("options"), options(warm, plan));
            List<Batch> batches =
                    Boolean.getBoolean("it.soak")
                            ? plan.batches()
                            : plan.sample(Long.getLong("seed", 1));
            List<String> wrong = new ArrayList<>();
            for (Batch batch : batches) {
                new Probed(warm, options, plan, wrong).check(batch);
            }
            assertEquals(List.of(), wrong, String.join("\n", wrong));
        }
    }

    private static SetterPlan plan(Warm warm, Path jdk) throws Exception {
        Process listing = warm.command("--thaw-check-jdk", "all").start();
        CompletableFuture<Result> listed =
                CompletableFuture.supplyAsync(() -> {
                    try {
                        return Warm.finish(listing);
                    } catch (IOException | InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                });
        String modules = warm.plain("Setters", "modules").rest();
        SetterPlan plan =
                SetterPlan.of(
                        jdk, modules, () -> listed.join().out(), Warm.resource("jdk-state.txt"));
        Path target = Path.of("target", "setters-" + jdk.getFileName() + ".txt");
        Files.createDirectories(target.getParent());
        Files.write(target, plan.describe());
        assertTrue(plan.size() > 100, target + " has few");
        return plan;
    }

    private static List<String> options(Warm warm, SetterPlan plan) throws IOException {
        Path classes = Files.createDirectories(warm.directory.resolve("classes"));
        plan.writeClasses(classes);
        List<String> options = new ArrayList<>(plan.opens());
        options.add("-cp");
        options.add(Warm.classes() + ":" + Warm.providers() + ":" + classes);
        return options;
    }

    private static ProcessBuilder program(Warm warm, Path options, String what, Path lines) {
        return warm.command("@" + options, "Setters", what, lines.toString());
    }

    private static Result plain(Warm warm, Path options, String what, Path lines)
            throws IOException, InterruptedException {
        ProcessBuilder builder = program(warm, options, what, lines);
        builder.environment().put("THAW", "off");
        return Warm.finish(builder.start());
    }

    private static Map<String, String> look(Result result) {
        assertEquals(0, result.status(), result.err());
        return lines(result);
    }

    /** By what is before the tab; what setters print has none. */
    private static Map<String, String> lines(Result result) {
        return result.rest()
                .lines()
                .map(line -> line.split("\t", 2))
                .filter(words -> words.length == 2)
                .collect(Collectors.toMap(w -> w[0], w -> w[1], (a, b) -> a, TreeMap::new));
    }

    /** One run that sets, one that looks, and what they show. */
    private record Probed(Warm warm, Path options, SetterPlan plan, List<String> wrong) {
        void check(Batch batch) throws IOException, InterruptedException {
            Path lines = Files.write(warm.directory.resolve("batch"), batch.lines());
            Result set = Warm.finish(program(warm, options, "set", lines).start());
            Result looked = Warm.finish(program(warm, options, "look", lines).start());
            if (batch.retires()) {
                assertNotEquals(set.pid(), looked.pid(), batch.name());
            } else if (!set.pid().equals(looked.pid())) {
                wrong.add(batch.name() + " cost the server: " + warm.idleStatus());
            }
            if (set.status() != 0) {
                wrong.add(batch.name() + ": status " + set.status() + " " + set.err());
            }
            shown(batch, set);
            gone(batch, lines, look(looked));
            if (set.pid().equals(looked.pid())) {
                walked(batch, looked.pid());
            }
            // A main class that has cost a server is not tried again.
            if (!set.pid().equals(looked.pid())) {
                Warm.finish(warm.command("--thaw-stop").start());
            }
        }

        private void shown(Batch batch, Result set) {
            Map<String, String> results = lines(set);
            for (int i = 0; i < batch.calls().size(); i++) {
                Call call = batch.calls().get(i);
                String result = results.getOrDefault(String.valueOf(i), "not reached");
                if (call.hasToShow() && !result.startsWith("changed ")) {
                    wrong.add(call.id() + ": nothing was seen of it: " + result);
                }
            }
        }

        private void gone(Batch batch, Path lines, Map<String, String> now)
                throws IOException, InterruptedException {
            List<Map<String, String>> fresh = new ArrayList<>();
            List<String> others = List.of("");
            while (fresh.size() < MOST_FRESH && !others.isEmpty()) {
                fresh.add(look(plain(warm, options, "look", lines)));
                fresh.add(look(plain(warm, options, "look", lines)));
                others = others(batch, now, fresh);
            }
            wrong.addAll(others);
        }

        /** What is another thing in each JVM is not compared. */
        private List<String> others(
                Batch batch, Map<String, String> now, List<Map<String, String>> fresh) {
            List<String> others = new ArrayList<>();
            now.forEach((what, value) -> {
                Set<String> values = new HashSet<>();
                fresh.forEach(look -> values.add(look.get(what)));
                boolean isSame = values.contains(value);
                boolean varies = values.contains(null) || values.size() > 1;
                boolean isLeft =
                        value.contains(PROGRAM) || value.contains(TEXT) && !plan.isCache(what);
                if (isLeft && !isSame || plan.isAsNew(what) && !varies && !isSame) {
                    others.add(
                            batch.name()
                                    + ": "
                                    + what
                                    + " has "
                                    + value
                                    + "\n    and in a new JVM "
                                    + values);
                }
            });
            return others;
        }

        /** What no field shows. */
        private void walked(Batch batch, String server) throws IOException, InterruptedException {
            String status = warm.statusAfterWalk(server);
            if (status.contains("server " + server + " retired")) {
                wrong.add(batch.name() + ": " + status);
                Warm.finish(warm.command("--thaw-stop").start());
            }
        }
    }
}
